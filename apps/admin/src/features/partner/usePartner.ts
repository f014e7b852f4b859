import { faultsOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { partnerHolen } from '@kehrtour/contract/partnerbetrieb';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sends a change and reads the page again; what was refused is said. Answers whether it was done. */
export function usePartner() {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<string | null>(null);
  async function sende(was: string, call: () => Promise<unknown>, gesagt: string): Promise<boolean> {
    setLaeuft(was);
    try {
      await call();
      showToast(gesagt, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
      return false;
    } finally {
      await cache.invalidateQueries({ queryKey: keyOf(partnerHolen, {}) });
      setLaeuft(null);
    }
  }
  return { sende, laeuft };
}
