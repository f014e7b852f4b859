import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { besuchUmstellen } from '@kehrtour/contract/terminverlegung';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Verlegewunsch, Verlegeziel } from '../../verlegeziel.ts';

type Stand = { art: 'fragt'; fehler: string | null } | { art: 'laeuft' } | { art: 'wartet' };

/** Puts the visit elsewhere on the server, where it waits; what was dragged goes there at once. */
export function useUmstellung(client: Client, { termin, ziel }: Verlegewunsch, onClose: () => void) {
  const cache = useQueryClient();
  const [stand, setStand] = useState<Stand>(ziel ? { art: 'laeuft' } : { art: 'fragt', fehler: null });
  const params = { id: termin.kehrtourId ?? '' };

  async function stelleUm(wohin: Verlegeziel) {
    setStand({ art: 'laeuft' });
    try {
      const kehrtour = await client.call(besuchUmstellen, {
        params,
        body: { terminId: termin.id, ...wohin },
      });
      cache.setQueryData(keyOf(kehrtourHolen, { params }), kehrtour);
      await outdateConcepts(cache, 'kehrtouren');
      if (kehrtour.aenderung !== null) {
        setStand({ art: 'wartet' });
        return;
      }
      showToast('An dieser Stelle steht der Besuch schon.');
      onClose();
    } catch (error) {
      setStand({ art: 'fragt', fehler: sentenceOf(error) });
    }
  }
  const stelleGezogenenUm = useEffectEvent(() => ziel && void stelleUm(ziel));
  const begonnen = useRef(false);
  useEffect(() => {
    if (begonnen.current) return;
    begonnen.current = true;
    stelleGezogenenUm();
  }, []);
  return { stand, stelleUm: (wohin: Verlegeziel) => void stelleUm(wohin) };
}
