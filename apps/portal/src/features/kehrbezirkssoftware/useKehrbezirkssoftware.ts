import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrbezirkssoftwareHolen } from '@kehrtour/contract/kehrbezirkssoftware';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sends a change and reads the page again; what was refused is said. */
export function useKehrbezirkssoftware() {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<string | null>(null);
  /** @param was names the deed while it runs, so that its button can show it */
  async function sende(was: string, call: () => Promise<unknown>, gesagt: string): Promise<void> {
    setLaeuft(was);
    try {
      if ((await call()) !== undefined) showToast(gesagt, { tone: 'success' });
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    }
    await cache.invalidateQueries({ queryKey: keyOf(kehrbezirkssoftwareHolen, {}) });
    setLaeuft(null);
  }
  return { sende, laeuft };
}
