import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { nachtraegeHolen } from '@kehrtour/contract/nachtrag';
import type { Nachtrag } from '@kehrtour/contract/nachtrag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { nachtragTitel, nachtragVerb, nachtragZeilen } from './nachtrag.format.ts';
import { useNachtrag } from './useNachtrag.ts';

export type NachtragskarteProps = {
  client: Client;
  kehrtour: Kehrtour;
  /** Something is computed, or not on the server yet. */
  busy: boolean;
};

/** Work that came to houses after they were told: it waits beside the round until somebody takes it in. */
export function Nachtragskarte({ client, kehrtour, busy }: NachtragskarteProps) {
  const { data } = useQuery(abfrage(client, nachtraegeHolen, { params: { id: kehrtour.id } }));
  const { laeuft, fehler, nimmAuf } = useNachtrag(client, kehrtour.id);
  if (data === undefined || data.nachtraege.length === 0) return null;
  const { nachtraege } = data;
  const offene = nachtraege.filter(({ stand }) => stand !== 'aufgenommen');
  const alle = offene.map(({ liegenschaftId }) => liegenschaftId);
  return (
    <Card
      title={nachtragTitel(nachtraege)}
      padding="flush"
      actions={
        offene.length > 1 ? (
          <Button size="small" disabled={busy || laeuft !== null} onPress={() => nimmAuf(alle)}>
            Alle dazunehmen
          </Button>
        ) : undefined
      }
    >
      <p className="px-4 py-3 text-muted sm:px-6">
        Angekündigt ist diese Arbeit nicht, und sie bleibt außerhalb der Kehrtour, bis Sie sie dazunehmen.
        Dann wird neu gerechnet: Sie sehen, was sich verschiebt und wer Bescheid bekommt, und nehmen es an
        oder verwerfen es.
      </p>
      {fehler === null ? null : (
        <div className="px-4 pb-3 sm:px-6">
          <Notice tone="danger" live>
            <p>{fehler}</p>
          </Notice>
        </div>
      )}
      <ul className="divide-y divide-line border-t border-line">
        {nachtraege.map((nachtrag) => (
          <Haus
            key={nachtrag.liegenschaftId}
            nachtrag={nachtrag}
            laeuft={laeuft?.includes(nachtrag.liegenschaftId) === true}
            gesperrt={busy || laeuft !== null}
            onNimmAuf={() => nimmAuf([nachtrag.liegenschaftId])}
          />
        ))}
      </ul>
    </Card>
  );
}

type HausProps = { nachtrag: Nachtrag; laeuft: boolean; gesperrt: boolean; onNimmAuf: () => void };

function Haus({ nachtrag, laeuft, gesperrt, onNimmAuf }: HausProps) {
  const verb = nachtragVerb(nachtrag);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0 grow basis-72">
        <p className="font-medium break-words">{nachtrag.anschrift}</p>
        <ul>
          {nachtragZeilen(nachtrag).map(([wort, text]) => (
            <li key={`${wort} ${text}`} className="text-sm break-words">
              <span className="text-muted">{wort}: </span>
              {text}
            </li>
          ))}
        </ul>
        {nachtrag.stand === 'ohnePlatz' ? (
          <p className="mt-1 text-sm">
            Beim letzten Rechnen war dafür kein Platz, ohne dass jemand seine Zusage verliert. Schaffen Sie
            von Hand Platz und versuchen Sie es noch einmal, oder planen Sie die Arbeit in einer anderen
            Kehrtour.
          </p>
        ) : null}
      </div>
      {nachtrag.stand === 'aufgenommen' ? (
        <Status tone="accent" look="bare">
          Im neuen Plan
        </Status>
      ) : (
        <Button
          size="small"
          busy={laeuft}
          disabled={gesperrt && !laeuft}
          aria-label={`${nachtrag.anschrift}: ${verb}`}
          onPress={onNimmAuf}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}
