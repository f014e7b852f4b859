import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import {
  type Rueckgabe,
  rueckgabeAnlegen,
  rueckgabeDateiHolen,
  rueckgabenHolen,
  type Rueckgabestand,
} from '@kehrtour/contract/rueckgabe';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { PageState } from '../../shared/PageState.tsx';

/** Done work, and visits that came to nothing, as a file for the Kehrbuch: what came since the last one, and the last ones again. */
export function Rueckgabekarte({ client }: { client: Client }) {
  const query = useQuery(abfrage(client, rueckgabenHolen, {}));
  return (
    <Card title="Erledigtes zurückgeben">
      <PageState query={query} shape="rows" count={2}>
        {(stand) => <Inhalt client={client} stand={stand} />}
      </PageState>
    </Card>
  );
}

function Inhalt({
  client,
  stand: { offen, strittig, bisherige },
}: {
  client: Client;
  stand: Rueckgabestand;
}) {
  const { speichere, lege } = useRueckgabe(client);
  const letzte = bisherige.length > 0 ? ' seit der letzten Datei' : '';
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose">
        {offen === 0
          ? `Es ist nichts dazugekommen${letzte}.`
          : `${formatMenge(offen, 'Eintrag ist', 'Einträge sind')}${letzte} dazugekommen: erledigte Arbeiten, vergebliche Besuche, Mängel und Stilllegungen. Die Datei nennt Tag, Uhrzeit und Person, in den Spalten Ihrer Kehrbezirks-Software.`}
      </p>
      {strittig === 0 ? null : (
        <p className="max-w-prose">
          {formatMenge(strittig, 'erledigte Arbeit wartet', 'erledigte Arbeiten warten')} noch: Dort meldete
          ein Handy etwas anderes, als im Büro steht.{' '}
          <Link href="/termine/antworten">Widersprüche entscheiden</Link>
        </p>
      )}
      {offen === 0 ? null : (
        <div>
          <Button
            icon={<Download aria-hidden className="size-5" />}
            busy={lege.isPending}
            onPress={() => lege.mutate()}
          >
            {formatMenge(offen, 'Eintrag', 'Einträge')} als CSV speichern
          </Button>
        </div>
      )}
      {bisherige.length === 0 ? null : (
        <ul aria-label="Bisherige Dateien" className="divide-y divide-line rounded-sm border border-line">
          {bisherige.map((eine) => (
            <li
              key={eine.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2"
            >
              <span className="text-sm tabular-nums">{zeile(eine)}</span>
              <Button size="small" kind="quiet" onPress={() => speichere.mutate(eine.id)}>
                Noch einmal speichern<span className="sr-only">: {zeile(eine)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const zeile = ({ am, wer, anzahl }: Rueckgabe): string =>
  [formatZeitpunkt(new Date(am)), formatMenge(anzahl, 'Eintrag', 'Einträge'), wer]
    .filter(Boolean)
    .join(' · ');

const sage = (error: Error) => showToast(sentenceOf(error), { tone: 'danger' });

/** A file that was made is saved at once; if that fails, it still stands in the list. */
function useRueckgabe(client: Client) {
  const cache = useQueryClient();
  const speichere = useMutation({
    mutationFn: (id: string) => client.file(rueckgabeDateiHolen, { params: { id } }),
    onSuccess: saveFile,
    onError: sage,
  });
  const lege = useMutation({
    mutationFn: () => client.call(rueckgabeAnlegen, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ id }) => speichere.mutate(id),
    onError: sage,
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(rueckgabenHolen, {}) }),
  });
  return { speichere, lege };
}
