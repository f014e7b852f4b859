import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { type Kehrtour, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { hatZusagen } from '@kehrtour/domain/kehrtour/kehrtour';
import { istAusfall } from '@kehrtour/domain/planung/aenderung';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { fehlendeText } from './ausfall.format.ts';
import { Vorschlag } from './parts/Vorschlag.tsx';
import { useAusfallvorschlaege } from './useAusfallvorschlaege.ts';

export type AusfallvorschlaegeProps = { client: Client; kehrtourId: string };

/** News may be missed; a computation takes seconds. */
const NACHSEHEN_MS = 1000;
const GEDULD_MS = 60_000;

/** Somebody does not come: three ways to go on with a round, each with its price in promises, and one press to take one. */
export function Ausfallvorschlaege({ client, kehrtourId }: AusfallvorschlaegeProps) {
  const vergeblich = useVergeblich();
  const { data: kehrtour } = useQuery({
    ...abfrage(client, kehrtourHolen, { params: { id: kehrtourId } }),
    refetchInterval: ({ state }) => (istDa(state.data) || vergeblich ? false : NACHSEHEN_MS),
  });
  const da = istDa(kehrtour);
  const vorschlaege = useAusfallvorschlaege(client, kehrtourId, da);
  if (vorschlaege.genommen !== null) return <output className="block">{vorschlaege.genommen}</output>;
  if (kehrtour && !hatZusagen(kehrtour.status))
    return <p>Sie ist noch nicht angekündigt: Bitte rechnen Sie sie neu, bevor Sie sie ankündigen.</p>;
  if (vorschlaege.data === undefined || !da) return <Warten vergeblich={vergeblich} />;
  const { grund, geschlossen } = vorschlaege.data;
  const fehlende = fehlendeText(vorschlaege.data.vorschlaege, geschlossen);
  return (
    <>
      <p>
        Wie soll es weitergehen? Bis Sie einen Vorschlag nehmen, gilt der bisherige Plan, und niemand hört
        davon.
      </p>
      <ul className="divide-y divide-line">
        {vorschlaege.data.vorschlaege.map((preis) => (
          <Vorschlag
            key={preis.art}
            preis={preis}
            grund={grund}
            busy={vorschlaege.laeuft === preis.art}
            disabled={vorschlaege.laeuft !== null}
            onNimm={() => vorschlaege.nimm(preis)}
          />
        ))}
      </ul>
      {fehlende === '' ? null : <p className="text-sm text-muted">{fehlende}</p>}
      {vorschlaege.fehler === null ? null : (
        <Notice tone="danger" live>
          <p>{vorschlaege.fehler}</p>
        </Notice>
      )}
    </>
  );
}

/** What was computed for somebody's absence waits, and nothing more is computed. */
const istDa = (kehrtour: Kehrtour | undefined): boolean =>
  istAusfall(kehrtour?.aenderung?.ursache) && kehrtour?.vorgangId === null;

/** Whether one has waited so long that nothing will come. */
function useVergeblich(): boolean {
  const [vergeblich, setVergeblich] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVergeblich(true), GEDULD_MS);
    return () => clearTimeout(timer);
  }, []);
  return vergeblich;
}

function Warten({ vergeblich }: { vergeblich: boolean }) {
  if (vergeblich)
    return (
      <p>Für diese Kehrtour liegt kein neuer Plan vor. Bitte sehen Sie dort nach, und rechnen Sie sie neu.</p>
    );
  return (
    <output className="block">
      <p className="text-sm text-muted">Vorschläge werden gerechnet …</p>
      <Skeleton shape="rows" count={3} />
    </output>
  );
}
