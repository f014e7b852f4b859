import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { anrufVermerken } from '@kehrtour/contract/antwortbrett';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { type Verspaetung, verspaetungenHolen } from '@kehrtour/contract/verspaetung';
import { formatMenge } from '@kehrtour/domain/format';
import { ANRUFERGEBNISSE_NAMEN } from '@kehrtour/domain/nachweis/antwortstand';
import type { Anrufergebnis } from '@kehrtour/domain/nachweis/antwortstand';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fensterText } from '../../termin.format.ts';
import { Eingangsliste } from './Eingangsliste.tsx';

const uhrzeit = (zeit: string): string => ortszeitAus(new Date(zeit)).uhrzeit;

/** Nobody could write to them, and nobody has rung; whoever was not reached waits on. */
const mussAngerufenWerden = ({ kanal, anruf }: Verspaetung): boolean =>
  kanal === null && anruf?.ergebnis !== 'besprochen';

/** Late, and every told window still holds. */
function OhneFolgen({ leute }: { leute: AnswerOf<typeof verspaetungenHolen>['ohneFolgen'] }) {
  if (leute.length === 0) return null;
  return (
    <p aria-live="polite" className="rounded-lg border border-line bg-surface px-4 py-3 print:hidden">
      {leute
        .map(
          ({ mitarbeiter, minuten, am }) =>
            `${mitarbeiter} ist ${minuten} Min. später dran (${uhrzeit(am)} Uhr).`,
        )
        .join(' ')}{' '}
      Die zugesagten Zeiten halten, niemand muss Bescheid bekommen.
    </p>
  );
}

/** Who heard of a delay today, and who has to be called. Nothing while nobody is late. */
export function Verspaetungen({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, verspaetungenHolen, {}));
  if (data === undefined) return null;
  const anrufen = data.verspaetungen.filter(mussAngerufenWerden).length;
  return (
    <>
      <OhneFolgen leute={data.ohneFolgen} />
      {data.verspaetungen.length === 0 ? null : (
        <Eingangsliste
          id="verspaetungen"
          label="Verspätungen"
          titel={
            anrufen === 0
              ? formatMenge(data.verspaetungen.length, 'Haushalt weiß', 'Haushalte wissen') +
                ' von der Verspätung'
              : `Verspätung: ${formatMenge(anrufen, 'Haushalt', 'Haushalte')} bitte anrufen`
          }
          ton={anrufen === 0 ? 'accent' : 'warning'}
          eintraege={data.verspaetungen.toSorted(
            (a, b) => Number(mussAngerufenWerden(b)) - Number(mussAngerufenWerden(a)),
          )}
          keyOf={({ terminId }) => terminId}
        >
          {(verspaetung) => <Zeile client={client} verspaetung={verspaetung} />}
        </Eingangsliste>
      )}
    </>
  );
}

function Zeile({ client, verspaetung }: { client: Client; verspaetung: Verspaetung }) {
  const { terminId, anschrift, mitarbeiter, minuten, am, etwa, kanal, telefon, anruf } = verspaetung;
  return (
    <div className="px-4 py-3">
      <p>
        <Link href={`/termine/${terminId}`}>{anschrift}</Link>
        <span className="text-muted tabular-nums">
          {' '}
          · zugesagt {fensterText(verspaetung)}, jetzt etwa ab {uhrzeit(etwa)} Uhr
        </span>
      </p>
      <p className="text-sm text-muted">
        {mitarbeiter}, {minuten} Min. später, {uhrzeit(am)} Uhr
      </p>
      <p className="font-semibold">
        {wissensstand(verspaetung)}
        {telefon === '' ? null : (
          <>
            : <Link href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>{telefon}</Link>
          </>
        )}
      </p>
      {anruf === null ? null : (
        <p className="text-sm text-muted">
          {`${ANRUFERGEBNISSE_NAMEN[anruf.ergebnis]}, ${[anruf.wer, `${uhrzeit(anruf.am)} Uhr`].filter(Boolean).join(', ')}`}
        </p>
      )}
      {kanal === null ? <Anrufknoepfe client={client} verspaetung={verspaetung} /> : null}
    </div>
  );
}

function wissensstand(verspaetung: Verspaetung): string {
  if (verspaetung.kanal !== null) return `Weiß es per ${KANAL_WORTE[verspaetung.kanal].nachweis}`;
  return mussAngerufenWerden(verspaetung) ? 'Keine Nachricht möglich, bitte anrufen' : 'Weiß es durch Anruf';
}

/** What the call brought stands with the appointment, too. */
function Anrufknoepfe({ client, verspaetung }: { client: Client; verspaetung: Verspaetung }) {
  const cache = useQueryClient();
  const anruf = useMutation({
    mutationFn: (ergebnis: Anrufergebnis) =>
      client.call(anrufVermerken, {
        params: { id: verspaetung.terminId },
        body: { ergebnis },
        idempotencyKey: crypto.randomUUID(),
      }),
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'rueckmeldungen', 'termine'),
  });
  if (!mussAngerufenWerden(verspaetung)) return null;
  const wo = <span className="sr-only">: {verspaetung.anschrift}</span>;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="small" disabled={anruf.isPending} onPress={() => anruf.mutate('besprochen')}>
        Angerufen{wo}
      </Button>
      <Button
        size="small"
        kind="quiet"
        disabled={anruf.isPending}
        onPress={() => anruf.mutate('nichtErreicht')}
      >
        Nicht erreicht{wo}
      </Button>
    </div>
  );
}
