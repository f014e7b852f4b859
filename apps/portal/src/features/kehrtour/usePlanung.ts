import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourHolen, kehrtourPlanen } from '@kehrtour/contract/kehrtour';
import { useQueryClient } from '@tanstack/react-query';

import { type Lauf, useLauf } from './useLauf.ts';

export type Planung = Omit<Lauf, 'starte'> & { starte: (sekunden?: number) => void };

/** Computes a proposal of a round in the background and follows it. */
export function usePlanung(client: Client, tourId: string): Planung {
  const cache = useQueryClient();
  const params = { id: tourId };
  const lauf = useLauf(
    client,
    () => void cache.invalidateQueries({ queryKey: keyOf(kehrtourHolen, { params }) }),
  );
  return {
    ...lauf,
    starte: (sekunden) =>
      lauf.starte(() =>
        client.call(kehrtourPlanen, { params, body: sekunden === undefined ? {} : { sekunden } }),
      ),
  };
}
