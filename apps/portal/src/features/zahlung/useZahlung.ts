import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { zahlungHolen, type Zahlungsstand } from '@kehrtour/contract/zahlung';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Deeds of one press: the page becomes what the server answers, or a toast says why not. */
export function useZahlung() {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<string | null>(null);
  const queryKey = keyOf(zahlungHolen, {});

  const merke = (stand: Zahlungsstand): void => void cache.setQueryData(queryKey, stand);
  /** @param was names the deed while it runs, so that its button can show it */
  async function tue(was: string, call: () => Promise<Zahlungsstand>, gesagt: string): Promise<boolean> {
    setLaeuft(was);
    try {
      merke(await call());
      showToast(gesagt, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
      await cache.invalidateQueries({ queryKey });
      return false;
    } finally {
      setLaeuft(null);
    }
  }
  return { tue, merke, laeuft };
}
