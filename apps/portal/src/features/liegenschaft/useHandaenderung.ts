import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Every change of a house answers the whole house: it takes the place of what is shown, and lists that show it follow.
 * After a refusal the house is read anew, so that the next try carries the present version.
 * @param begonnen the version with which a form began: what a colleague saved while it was open is not undone unseen
 */
export function useHandaenderung(id: string, begonnen?: number) {
  const cache = useQueryClient();
  const queryKey = keyOf(liegenschaftHolen, { params: { id } });
  const gesehen = useRef(begonnen);
  const jetzige = (): number => cache.getQueryData<Liegenschaft>(queryKey)?.version ?? 1;
  return async (tat: (version: number) => Promise<Liegenschaft>, gesagt?: string): Promise<Liegenschaft> => {
    try {
      const stand = await tat(gesehen.current ?? jetzige());
      cache.setQueryData(queryKey, stand);
      if (gesagt !== undefined) showToast(gesagt, { tone: 'success' });
      return stand;
    } finally {
      await outdateConcepts(cache, 'liegenschaften');
      if (begonnen !== undefined) gesehen.current = jetzige();
    }
  };
}
