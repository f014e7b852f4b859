import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Every change of a house answers the whole house: it takes the place of what is shown, and lists that show it follow.
 * After a refusal the house is read anew, so that the next try carries the present version.
 */
export function useHandaenderung(id: string) {
  const cache = useQueryClient();
  const queryKey = keyOf(liegenschaftHolen, { params: { id } });
  return async (tat: (version: number) => Promise<Liegenschaft>, gesagt?: string): Promise<Liegenschaft> => {
    try {
      const stand = await tat(cache.getQueryData<Liegenschaft>(queryKey)?.version ?? 1);
      cache.setQueryData(queryKey, stand);
      if (gesagt !== undefined) showToast(gesagt, { tone: 'success' });
      return stand;
    } finally {
      await outdateConcepts(cache, 'liegenschaften');
    }
  };
}
