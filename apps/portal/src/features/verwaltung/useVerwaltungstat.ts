import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { verwaltungHolen } from '@kehrtour/contract/verwaltung';
import type { Verwaltung } from '@kehrtour/contract/verwaltung';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** Every change answers the whole Hausverwaltung; its houses and all lists follow. After a refusal it is read anew. */
export function useVerwaltungstat(id: string) {
  const cache = useQueryClient();
  const queryKey = keyOf(verwaltungHolen, { params: { id } });
  return async (tat: (version: number) => Promise<Verwaltung>, gesagt: string): Promise<void> => {
    try {
      cache.setQueryData(queryKey, await tat(cache.getQueryData<Verwaltung>(queryKey)?.version ?? 1));
      showToast(gesagt, { tone: 'success' });
    } finally {
      await outdateConcepts(cache, 'verwaltungen', 'liegenschaften');
    }
  };
}
