import type { Client } from '@kehrtour/api-client/client';
import { ankuendigungPruefen } from '@kehrtour/contract/ankuendigung';
import { formatMenge, formatTagLang } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { kanaeleText } from './ankuendigung.format.ts';
import { Einwaende } from './parts/Einwaende.tsx';
import { Empfangsliste } from './parts/Empfangsliste.tsx';
import { Kosten } from './parts/Kosten.tsx';
import { Sendefrage } from './parts/Sendefrage.tsx';
import type { Pruefung } from './useAnkuendigung.ts';
import { useAnkuendigung } from './useAnkuendigung.ts';

export type AnkuendigenScreenProps = {
  client: Client;
  kehrtourId: string;
  /** After everything is sent: the page with slips and numbers. */
  onGesendet: () => void;
};

/** Check before sending: who gets what by which way, what speaks against it, and one deliberate press. */
export function AnkuendigenScreen({ client, kehrtourId, onGesendet }: AnkuendigenScreenProps) {
  const query = useQuery({
    ...pageQuery(client, ankuendigungPruefen, { params: { id: kehrtourId } }),
    // What is checked must be what is sent.
    staleTime: 0,
  });
  return (
    <>
      <PageHeader
        title="Wer bekommt was?"
        description="Prüfen Sie die Empfänger. Gesendet wird erst, wenn Sie es unten bestätigen."
        above={
          <span>
            <ButtonLink
              kind="quiet"
              size="small"
              href={`/kehrtouren/${kehrtourId}`}
              icon={<ArrowLeft aria-hidden className="size-4" />}
            >
              Zurück zur Kehrtour
            </ButtonLink>
          </span>
        }
      />
      <PageState query={query} count={8} named>
        {(pruefung) =>
          pruefung.empfaenge.length === 0 ? (
            <Niemand kehrtourId={kehrtourId} />
          ) : (
            <Formular client={client} kehrtourId={kehrtourId} pruefung={pruefung} onGesendet={onGesendet} />
          )
        }
      </PageState>
    </>
  );
}

type FormularProps = AnkuendigenScreenProps & { pruefung: Pruefung };

function Formular({ client, kehrtourId, pruefung, onGesendet }: FormularProps) {
  const { neue, kanaele, kanalVon, waehleKanal, kosten, ...sendung } = useAnkuendigung(
    client,
    kehrtourId,
    pruefung,
    onGesendet,
  );
  const schon = pruefung.empfaenge.length - neue.length;
  return (
    <div className="flex flex-col gap-6">
      <ErrorSummary faults={sendung.faults} />
      <p className="text-lg">
        <strong>{neue.length === 0 ? 'Alle wissen schon Bescheid' : kanaeleText(kanaele)}</strong>
        {schon > 0 ? `, ${formatMenge(schon, 'Haushalt weiß', 'Haushalte wissen')} schon Bescheid` : ''}
        {pruefung.antwortBis === null
          ? ''
          : `. Antworten sind bis ${formatTagLang(pruefung.antwortBis)} möglich.`}
      </p>
      <Kosten
        pruefung={pruefung}
        neue={neue}
        kosten={kosten}
        kanalVon={kanalVon}
        onAlle={sendung.waehleFuerAlle}
      />
      <Einwaende hindernisse={pruefung.hindernisse} warnungen={pruefung.warnungen} />
      <Empfangsliste empfaenge={pruefung.empfaenge} kanalVon={kanalVon} onKanal={waehleKanal} />
      {pruefung.hindernisse.length > 0 ? (
        <Checkbox
          id="verzicht"
          label="Die betroffenen Eigentümer haben auf die Ankündigungsfrist verzichtet"
          hint="Das wird mit Ihrem Namen und der Zeit festgehalten."
          checked={sendung.verzicht}
          error={sendung.faults.find(({ fieldId }) => fieldId === 'verzicht')?.text}
          onChange={sendung.setVerzicht}
        />
      ) : null}
      {/* Above the bar of the phone, which is as high as a thumb. */}
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0 md:bottom-0">
        {neue.length === 0 ? (
          <ButtonLink kind="primary" href={`/kehrtouren/${kehrtourId}`}>
            Zur Kehrtour
          </ButtonLink>
        ) : (
          <Button kind="primary" busy={sendung.busy} onPress={sendung.frage}>
            {`${formatMenge(neue.length, 'Termin', 'Termine')} ankündigen`}
          </Button>
        )}
      </div>
      <Sendefrage
        kanaele={kanaele}
        kosten={kosten}
        open={sendung.fragt}
        busy={sendung.busy}
        onSende={sendung.sende}
        onLass={sendung.lass}
      />
    </div>
  );
}

function Niemand({ kehrtourId }: { kehrtourId: string }) {
  return (
    <EmptyState
      title="Hier ist niemand anzukündigen"
      action={<ButtonLink href={`/kehrtouren/${kehrtourId}`}>Zur Kehrtour</ButtonLink>}
    >
      <p>In dieser Kehrtour ist kein Halt eingeplant.</p>
    </EmptyState>
  );
}
