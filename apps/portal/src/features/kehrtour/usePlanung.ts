import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourHolen, kehrtourPlanen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { useQueryClient } from '@tanstack/react-query';

import { type Lauf, useLauf } from './useLauf.ts';

export type Planung = Omit<Lauf, 'starte'> & { starte: (sekunden?: number) => void };

/** Computes a proposal of a round in the background and follows it, also one that was begun before the page was opened. */
export function usePlanung(client: Client, { id, vorgangId }: Pick<Kehrtour, 'id' | 'vorgangId'>): Planung {
  const cache = useQueryClient();
  const params = { id };
  const lauf = useLauf(
    client,
    () => void cache.invalidateQueries({ queryKey: keyOf(kehrtourHolen, { params }) }),
    vorgangId,
  );
  return {
    ...lauf,
    starte: (sekunden) =>
      lauf.starte(() =>
        client.call(kehrtourPlanen, { params, body: sekunden === undefined ? {} : { sekunden } }),
      ),
  };
}
