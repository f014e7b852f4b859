import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { importordnerHolen } from '@kehrtour/contract/importordner';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sends a change and reads the card again; what was refused is said. */
export function useImportordner() {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<string | null>(null);
  const liesNeu = () => cache.invalidateQueries({ queryKey: keyOf(importordnerHolen, {}) });
  /** @param was names the deed while it runs, so that its button can show it */
  async function sende(was: string, call: () => Promise<unknown>, gesagt?: string): Promise<boolean> {
    setLaeuft(was);
    try {
      await call();
      if (gesagt !== undefined) showToast(gesagt, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
      return false;
    } finally {
      await liesNeu();
      setLaeuft(null);
    }
  }
  return { sende, laeuft, liesNeu };
}
