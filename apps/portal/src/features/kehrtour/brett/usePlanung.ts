import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { kehrtourHolen, kehrtourPlanen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAuswegNehmen } from '@kehrtour/contract/kehrtourauswege';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { type Lauf, useLauf } from '../useLauf.ts';
import { neuGerechnet } from './neuGerechnet.ts';

export type Planung = Omit<Lauf, 'starte'> & {
  starte: (wunsch?: BodyOf<typeof kehrtourPlanen>) => void;
  /** Computes with more room; of an announced round the plan waits with its decision. */
  nimmAusweg: (ausweg: BodyOf<typeof kehrtourAuswegNehmen>) => void;
};

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
    await outdateConcepts(cache, 'kehrtouren');
    const jetzt = cache.getQueryData<Kehrtour>(queryKey);
    if (vorher === undefined || jetzt === undefined || jetzt.version <= vorher.version) return;
    const neu = jetzt.aenderung?.plan ?? jetzt;
    showToast(neuGerechnet(vorher.kennzahlen, neu.kennzahlen));
  }
  const lauf = useLauf(client, () => void sageErgebnis(), vorgangId);
  function beginne(auftrag: Parameters<Lauf['starte']>[0]) {
    begonnen.current = cache.getQueryData<Kehrtour>(queryKey);
    lauf.starte(auftrag);
  }
  return {
    ...lauf,
    starte: (body = {}) => beginne(() => client.call(kehrtourPlanen, { params, body })),
    nimmAusweg: (body) =>
      beginne(() =>
        client.call(kehrtourAuswegNehmen, { params, body }).catch(async (error: unknown) => {
          // What was priced is of another state: the next offers are of the one that stands.
          await outdateConcepts(cache, 'kehrtouren');
          throw error;
        }),
      ),
  };
}
