import type { Client } from '@kehrtour/api-client/client';
import { ApiError } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { ankuendigungPruefen, kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import type { Empfang } from '@kehrtour/contract/ankuendigung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { formatMenge, formatTagLang } from '@kehrtour/domain/format';
import type { Kanal } from '@kehrtour/domain/kanal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { empfangSchluessel, kanaeleText, unwiderruflichText } from './ankuendigung.format.ts';
import { Empfangsliste } from './parts/Empfangsliste.tsx';

type Pruefung = AnswerOf<typeof ankuendigungPruefen>;

export type AnkuendigenScreenProps = {
  client: Client;
  tourId: string;
  /** After everything is sent: the page with slips and numbers. */
  onGesendet: () => void;
};

/** Check before sending: who gets what by which way, what speaks against it, and one deliberate press. */
export function AnkuendigenScreen({ client, tourId, onGesendet }: AnkuendigenScreenProps) {
  const query = useQuery({
    ...pageQuery(client, ankuendigungPruefen, { params: { id: tourId } }),
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
              href={`/kehrtouren/${tourId}`}
              icon={<ArrowLeft aria-hidden className="size-4" />}
            >
              Zurück zur Kehrtour
            </ButtonLink>
          </span>
        }
      />
      <PageState query={query} count={8}>
        {(pruefung) => (
          <Formular client={client} tourId={tourId} pruefung={pruefung} onGesendet={onGesendet} />
        )}
      </PageState>
    </>
  );
}

type FormularProps = AnkuendigenScreenProps & { pruefung: Pruefung };

function Formular({ client, tourId, pruefung, onGesendet }: FormularProps) {
  const cache = useQueryClient();
  const schluessel = useRef(crypto.randomUUID());
  const [gewaehlt, setGewaehlt] = useState<Readonly<Record<string, Kanal>>>({});
  const [verzicht, setVerzicht] = useState(false);
  const [fragt, setFragt] = useState(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const kanalVon = (empfang: Empfang): Kanal => gewaehlt[empfangSchluessel(empfang)] ?? empfang.kanal;
  const neue = pruefung.empfaenge.filter(({ schonAngekuendigt }) => !schonAngekuendigt);
  const schon = pruefung.empfaenge.length - neue.length;
  const kanaele = neue.map(kanalVon);

  function frage() {
    if (pruefung.hindernisse.length > 0 && !verzicht)
      return setFaults([
        {
          fieldId: 'verzicht',
          text: 'Bestätigen Sie den Verzicht auf die Frist, oder wählen Sie einen späteren Tag.',
        },
      ]);
    setFaults([]);
    setFragt(true);
  }

  async function sende() {
    setBusy(true);
    try {
      await client.call(kehrtourAnkuendigen, {
        params: { id: tourId },
        body: { version: pruefung.version, kanaele: gewaehlt, trotzdem: verzicht },
        idempotencyKey: schluessel.current,
      });
      await outdateConcepts(cache, 'kehrtouren');
      onGesendet();
    } catch (error) {
      // Another key for another try: the refused one stands for what was refused.
      if (error instanceof ApiError) schluessel.current = crypto.randomUUID();
      if (error instanceof ApiError && error.problem.type === 'veraltet')
        await outdateConcepts(cache, 'kehrtouren');
      setFaults(faultsOf(error, {}));
    } finally {
      setBusy(false);
      setFragt(false);
    }
  }

  if (pruefung.empfaenge.length === 0)
    return (
      <EmptyState
        title="Hier ist niemand anzukündigen"
        action={<ButtonLink href={`/kehrtouren/${tourId}`}>Zur Kehrtour</ButtonLink>}
      >
        <p>In dieser Kehrtour ist kein Halt eingeplant.</p>
      </EmptyState>
    );

  return (
    <div className="flex flex-col gap-6">
      <ErrorSummary faults={faults} />
      <p className="text-lg">
        <strong>{neue.length === 0 ? 'Alle wissen schon Bescheid' : kanaeleText(kanaele)}</strong>
        {schon > 0 ? `, ${formatMenge(schon, 'Haushalt weiß', 'Haushalte wissen')} schon Bescheid` : ''}
        {pruefung.antwortBis === null
          ? ''
          : `. Antworten sind bis ${formatTagLang(pruefung.antwortBis)} möglich.`}
      </p>
      {pruefung.hindernisse.map((text) => (
        <Notice key={text} tone="danger" title="Die Werktage reichen nicht">
          <p>{text}</p>
        </Notice>
      ))}
      {pruefung.warnungen.length === 0 ? null : (
        <Notice tone="warning" title="Bitte ansehen">
          <ul className="list-disc pl-4">
            {pruefung.warnungen.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Empfangsliste
        empfaenge={pruefung.empfaenge}
        kanalVon={kanalVon}
        onKanal={(empfang, kanal) => setGewaehlt({ ...gewaehlt, [empfangSchluessel(empfang)]: kanal })}
      />
      {pruefung.hindernisse.length > 0 ? (
        <Checkbox
          id="verzicht"
          label="Die betroffenen Eigentümer haben auf die Ankündigungsfrist verzichtet"
          hint="Das wird mit Ihrem Namen und der Zeit festgehalten."
          checked={verzicht}
          error={faults.find(({ fieldId }) => fieldId === 'verzicht')?.text}
          onChange={setVerzicht}
        />
      ) : null}
      {/* Above the bar of the phone, which is as high as a thumb. */}
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0 md:bottom-0">
        {neue.length === 0 ? (
          <ButtonLink kind="primary" href={`/kehrtouren/${tourId}`}>
            Zur Kehrtour
          </ButtonLink>
        ) : (
          <Button kind="primary" busy={busy} onPress={frage}>
            {`${formatMenge(neue.length, 'Termin', 'Termine')} ankündigen`}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={`${formatMenge(neue.length, 'Haushalt', 'Haushalte')} benachrichtigen?`}
        open={fragt}
        busy={busy}
        confirmLabel={`${formatMenge(neue.length, 'Termin', 'Termine')} ankündigen`}
        onConfirm={() => void sende()}
        onCancel={() => setFragt(false)}
      >
        <p>{kanaeleText(kanaele)}.</p>
        <p className="mt-2">
          {unwiderruflichText(kanaele)}
          Zettel und Briefe drucken Sie auf der nächsten Seite. Die angekündigten Fenster gelten dann auch,
          wenn Sie neu planen.
        </p>
      </ConfirmDialog>
    </div>
  );
}
