import { keyOf } from '@kehrtour/api-client/query';
import type { AnswerOf, CallOf, Endpoint } from '@kehrtour/contract/endpoint';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** @param onUndo the way back, offered with what is said */
export type Save<Data> = (
  change: (version: number) => Promise<Data>,
  said?: string,
  onUndo?: () => void,
) => Promise<Data>;

/**
 * Saves what a page has read with `endpoint`: the answer takes the place of the data, and a toast says so. After a refusal
 * the data are read anew, so that the next try carries the present version.
 * @param shown the data with the version that the form began with
 */
export function useSave<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  shown: AnswerOf<E> & { version: number },
): Save<AnswerOf<E>> {
  const cache = useQueryClient();
  const queryKey = keyOf(endpoint, input);
  return async (change, said = 'Gespeichert', onUndo) => {
    const present = cache.getQueryData<{ version: number }>(queryKey) ?? shown;
    try {
      const answer = await change(present.version);
      cache.setQueryData(queryKey, answer);
      showToast(said, { tone: 'success', ...(onUndo && { onUndo }) });
      return answer;
    } catch (error) {
      await cache.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
