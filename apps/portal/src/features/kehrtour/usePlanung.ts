import type { Client } from '@kehrtour/api-client/client';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { kehrtourHolen, kehrtourPlanen } from '@kehrtour/contract/kehrtour';
import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';
import type { Vorgang } from '@kehrtour/contract/vorgang';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const NACHFRAGE_MS = 400;

export type Planung = {
  /** The running computation; null when none is. */
  vorgang: Vorgang | null;
  /** It has been asked for or is running. */
  busy: boolean;
  abbricht: boolean;
  /** Why it could not begin or did not end. */
  fehler: unknown;
  starte: (sekunden?: number) => void;
  brichAb: () => void;
};

/** Computes a proposal in the background and follows it: by news, and by asking where the news are late. */
export function usePlanung(client: Client, tourId: string): Planung {
  const cache = useQueryClient();
  const [vorgangId, setVorgangId] = useState<string | null>(null);
  const [beginnt, setBeginnt] = useState(false);
  const [abbricht, setAbbricht] = useState(false);
  const [fehler, setFehler] = useState<unknown>(null);
  const { data: vorgang } = useQuery({
    ...abfrage(client, vorgangHolen, { params: { id: vorgangId ?? '' } }),
    enabled: vorgangId !== null,
    refetchInterval: ({ state }) =>
      state.data !== undefined && istZuEnde(state.data) ? false : NACHFRAGE_MS,
    staleTime: 0,
  });

  const zuEnde = vorgang !== undefined && vorgang.id === vorgangId && istZuEnde(vorgang);
  useEffect(() => {
    if (zuEnde) void cache.invalidateQueries({ queryKey: keyOf(kehrtourHolen, { params: { id: tourId } }) });
  }, [zuEnde, tourId, cache]);

  function starte(sekunden?: number) {
    setBeginnt(true);
    setFehler(null);
    setAbbricht(false);
    client
      .call(kehrtourPlanen, { params: { id: tourId }, body: sekunden === undefined ? {} : { sekunden } })
      .then((antwort) => setVorgangId(antwort.vorgangId), setFehler)
      .finally(() => setBeginnt(false));
  }

  return {
    vorgang: vorgangId === null || zuEnde ? null : (vorgang ?? null),
    busy: beginnt || (vorgangId !== null && !zuEnde),
    abbricht,
    fehler: fehler ?? (zuEnde && vorgang.status === 'fehler' ? vorgang.fehler : null),
    starte,
    brichAb: () => {
      if (vorgangId === null) return;
      setAbbricht(true);
      void client.call(vorgangAbbrechen, { params: { id: vorgangId } }).catch(() => setAbbricht(false));
    },
  };
}

const istZuEnde = ({ status }: Vorgang): boolean => status !== 'wartet' && status !== 'laeuft';
