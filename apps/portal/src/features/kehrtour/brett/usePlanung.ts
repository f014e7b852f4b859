import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourHolen, kehrtourPlanen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { type Lauf, useLauf } from '../useLauf.ts';
import { neuGerechnet } from './neuGerechnet.ts';

export type Planung = Omit<Lauf, 'starte'> & { starte: (sekunden?: number) => void };

/** Computes a proposal of a round in the background and follows it, also one that was begun before the page was opened. */
export function usePlanung(client: Client, { id, vorgangId }: Pick<Kehrtour, 'id' | 'vorgangId'>): Planung {
  const cache = useQueryClient();
  const params = { id };
  const queryKey = keyOf(kehrtourHolen, { params });
  // News may bring the new plan before the end of the computation is known here.
  const begonnen = useRef<Kehrtour>(undefined);

  /** The new plan, and in one sentence what of it is new. */
  async function sageErgebnis() {
    const vorher = begonnen.current ?? cache.getQueryData<Kehrtour>(queryKey);
    begonnen.current = undefined;
    await cache.invalidateQueries({ queryKey });
    const jetzt = cache.getQueryData<Kehrtour>(queryKey);
    if (vorher !== undefined && jetzt !== undefined && jetzt.version > vorher.version)
      showToast(neuGerechnet(vorher.kennzahlen, jetzt.kennzahlen));
  }
  const lauf = useLauf(client, () => void sageErgebnis(), vorgangId);
  return {
    ...lauf,
    starte: (sekunden) => {
      begonnen.current = cache.getQueryData<Kehrtour>(queryKey);
      lauf.starte(() =>
        client.call(kehrtourPlanen, { params, body: sekunden === undefined ? {} : { sekunden } }),
      );
    },
  };
}
