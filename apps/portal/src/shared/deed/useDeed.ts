import { sentenceOf } from '@kehrtour/api-client/faults';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Deeds of one press: the page becomes what the server answers, or a toast says why not, and the page is asked for anew. */
export function useDeed<Answer>(queryKey: QueryKey, keep: (answer: Answer) => void) {
  const cache = useQueryClient();
  const [running, setRunning] = useState<string | null>(null);

  /** @param name of the deed while it runs, so that its button can show it */
  async function run(name: string, call: () => Promise<Answer>, said: string): Promise<boolean> {
    setRunning(name);
    try {
      keep(await call());
      showToast(said, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
      await cache.invalidateQueries({ queryKey });
      return false;
    } finally {
      setRunning(null);
    }
  }
  return { run, running };
}
