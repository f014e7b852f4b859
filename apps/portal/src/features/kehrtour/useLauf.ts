import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';
import type { Vorgang } from '@kehrtour/contract/vorgang';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

const NACHFRAGE_MS = 400;

export type Lauf = {
  /** The running computation; null when none is. */
  vorgang: Vorgang | null;
  /** It has been asked for or is running. */
  busy: boolean;
  abbricht: boolean;
  /** Why it could not begin or did not end. */
  fehler: unknown;
  starte: (beginne: () => Promise<{ vorgangId: string }>) => void;
  brichAb: () => void;
};

/**
 * Follows a computation in the background: by news, and by asking where the news are late.
 * @param onEnde it ended; one that was ended early has its best result
 * @param laufend one that runs already when the page is opened
 */
export function useLauf(
  client: Client,
  onEnde: (gelungen: boolean) => void,
  laufend: string | null = null,
): Lauf {
  const [begonnen, setBegonnen] = useState<string | null>(null);
  const [beginnt, setBeginnt] = useState(false);
  const [abbricht, setAbbricht] = useState(false);
  const [fehler, setFehler] = useState<unknown>(null);
  // What the server knows of comes first: somebody else may have begun anew.
  const vorgangId = laufend ?? begonnen;
  const { data: vorgang } = useQuery({
    ...abfrage(client, vorgangHolen, { params: { id: vorgangId ?? '' } }),
    enabled: vorgangId !== null,
    refetchInterval: ({ state }) =>
      state.data !== undefined && istZuEnde(state.data) ? false : NACHFRAGE_MS,
    staleTime: 0,
  });

  const zuEnde = vorgang !== undefined && vorgang.id === vorgangId && istZuEnde(vorgang);
  const gelungen = vorgang?.status !== 'fehler';
  const ende = useEffectEvent(onEnde);
  useEffect(() => {
    if (zuEnde) ende(gelungen);
  }, [zuEnde, gelungen]);

  return {
    vorgang: vorgangId === null || zuEnde ? null : (vorgang ?? null),
    busy: beginnt || (vorgangId !== null && !zuEnde),
    abbricht,
    fehler: fehler ?? (zuEnde && vorgang.status === 'fehler' ? vorgang.fehler : null),
    starte: (beginne) => {
      setBeginnt(true);
      setFehler(null);
      setAbbricht(false);
      beginne()
        .then((antwort) => setBegonnen(antwort.vorgangId), setFehler)
        .finally(() => setBeginnt(false));
    },
    brichAb: () => {
      if (vorgangId === null) return;
      setAbbricht(true);
      void client.call(vorgangAbbrechen, { params: { id: vorgangId } }).catch(() => setAbbricht(false));
    },
  };
}

const istZuEnde = ({ status }: Vorgang): boolean => status !== 'wartet' && status !== 'laeuft';
