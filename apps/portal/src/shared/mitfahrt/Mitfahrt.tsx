import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { mitfahrtenHolen } from '@kehrtour/contract/mitfahrt';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../heute.ts';

const Mitfahrtdialog = lazyPart(async () => (await import('./Mitfahrtdialog.tsx')).Mitfahrtdialog);

export type MitfahrtProps = {
  client: Client;
  tag: string;
  /** Whose day it is. */
  wer: { id: string; name: string };
  /** Who has stops of an own that day, and rides with nobody. */
  fahrende?: ReadonlySet<string>;
};

const NIEMAND: ReadonlySet<string> = new Set();

/** Who drives along on somebody's day, and where it is named. */
export function Mitfahrt({ client, tag, wer, fahrende = NIEMAND }: MitfahrtProps) {
  const { data } = useQuery(abfrage(client, mitfahrtenHolen, { query: { tag } }));
  const [offen, setOffen] = useState(false);
  if (data === undefined) return null;
  const namen = data.mitfahrten.filter(({ beiId }) => beiId === wer.id).map(({ name }) => name);
  const satz = namen.length === 0 ? 'Fährt jemand mit?' : `mit ${namen.join(' und ')}`;
  // Nobody names who was along on a day that is over; whoever does not plan names nobody here.
  if (tag < heute() || data.moegliche.length < 2)
    return namen.length === 0 ? null : <p className="text-sm">{satz}</p>;
  return (
    <>
      <Button kind="quiet" size="small" onPress={() => setOffen(true)}>
        {satz}
        <span className="sr-only">, {wer.name}</span>
      </Button>
      {/* Paper has no buttons. */}
      {namen.length === 0 ? null : (
        <p aria-hidden className="hidden text-sm print:block">
          {satz}
        </p>
      )}
      {offen ? (
        <Mitfahrtdialog
          client={client}
          wer={wer}
          fahrende={fahrende}
          mitfahrten={data}
          onClose={() => setOffen(false)}
        />
      ) : null}
    </>
  );
}
