import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { rueckmeldungGelesen, ungelesenHolen } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { formatMenge, formatTagKurz, formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';

import { antwortText, fensterText, ortText, tagVon } from '../../termin.format.ts';
import { Eingangsliste } from './Eingangsliste.tsx';

/** What customers answered and nobody has read: on top of everything, gone with one press. Nothing when all is read. */
export function NeueAntworten({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, ungelesenHolen, {}));
  const gelesen = useGelesen(client);
  if (data === undefined || data.termine.length === 0) return null;
  return (
    <Eingangsliste
      label="Neue Antworten"
      titel={formatMenge(data.gesamt, 'neue Antwort', 'neue Antworten')}
      ton="accent"
      eintraege={data.termine}
      keyOf={({ id }) => id}
    >
      {(termin) => <Antwortzeile termin={termin} onGelesen={() => gelesen.mutate(termin.id)} />}
    </Eingangsliste>
  );
}

function Antwortzeile({ termin, onGelesen }: { termin: TerminKurz; onGelesen: () => void }) {
  const { antwort } = termin;
  const { tone, text } = antwort === null ? antwortText('frage') : antwortText(antwort.art);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Status tone={tone}>{text}</Status>
          <span className="font-semibold">{ortText(termin)}</span>
          <span className="text-muted">{termin.name}</span>
        </p>
        {antwort !== null && antwort.text !== '' ? (
          <p className="mt-1 line-clamp-3 max-w-prose">„{antwort.text}“</p>
        ) : null}
        <p className="mt-1 text-sm text-muted tabular-nums">
          Termin {formatTagKurz(tagVon(termin))} {fensterText(termin)}
          {antwort === null ? '' : ` · geantwortet ${formatZeitpunkt(new Date(antwort.am))}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          kind="quiet"
          icon={<Check aria-hidden className="size-4" />}
          aria-label={`Gelesen: Antwort aus ${ortText(termin)}`}
          onPress={onGelesen}
        >
          Gelesen
        </Button>
        <ButtonLink size="small" href={`/termine/${termin.id}`}>
          Öffnen
        </ButtonLink>
      </div>
    </div>
  );
}

type Ungelesen = AnswerOf<typeof ungelesenHolen>;

/** The row goes at once; when the server could not be told it comes back and says so. */
function useGelesen(client: Client) {
  const cache = useQueryClient();
  const queryKey = keyOf(ungelesenHolen, {});
  return useMutation({
    mutationFn: (id: string) => client.call(rueckmeldungGelesen, { params: { id } }),
    onMutate: async (id) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<Ungelesen>(queryKey, (alt) =>
        alt === undefined
          ? alt
          : { termine: alt.termine.filter((one) => one.id !== id), gesamt: Math.max(0, alt.gesamt - 1) },
      );
    },
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => Promise.all([cache.invalidateQueries({ queryKey }), outdateConcepts(cache, 'termine')]),
  });
}
