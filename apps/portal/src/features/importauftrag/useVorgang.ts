import type { Client } from '@kehrtour/api-client/client';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { importHolen } from '@kehrtour/contract/importauftrag';
import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';
import type { Vorgang } from '@kehrtour/contract/vorgang';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const NACHFRAGE_MS = 400;

export type Verfolgung = {
  /** Runs now; null when nothing does. */
  readonly laeuft: Vorgang | null;
  /** How the last one ended, while this page was open. */
  readonly ende: Vorgang | null;
  readonly abbricht: boolean;
  readonly brichAb: () => void;
};

/** Follows the work on an import by news, and by asking where the news are late; at its end the import is read anew. */
export function useVorgang(client: Client, importId: string, vorgangId: string | null): Verfolgung {
  const cache = useQueryClient();
  const [letzte, setLetzte] = useState(vorgangId);
  const [abbricht, setAbbricht] = useState<string | null>(null);
  if (vorgangId !== null && vorgangId !== letzte) setLetzte(vorgangId);
  const { data } = useQuery({
    ...abfrage(client, vorgangHolen, { params: { id: letzte ?? '' } }),
    enabled: letzte !== null,
    refetchInterval: ({ state }) =>
      state.data !== undefined && istZuEnde(state.data) ? false : NACHFRAGE_MS,
    staleTime: 0,
  });
  const vorgang = data?.id === letzte ? data : undefined;
  const zuEnde = vorgang !== undefined && istZuEnde(vorgang);
  const beendeter = zuEnde ? vorgang.id : null;
  useEffect(() => {
    if (beendeter !== null)
      void cache.invalidateQueries({ queryKey: keyOf(importHolen, { params: { id: importId } }) });
  }, [beendeter, importId, cache]);
  return {
    laeuft: zuEnde ? null : (vorgang ?? null),
    ende: zuEnde ? vorgang : null,
    abbricht: abbricht !== null && abbricht === letzte,
    brichAb: () => {
      if (letzte === null) return;
      setAbbricht(letzte);
      client.call(vorgangAbbrechen, { params: { id: letzte } }).catch(() => setAbbricht(null));
    },
  };
}

const istZuEnde = ({ status }: Vorgang): boolean => status !== 'wartet' && status !== 'laeuft';
