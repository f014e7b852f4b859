import { sentenceOf } from '@kehrtour/api-client/faults';
import { conceptKeyOf } from '@kehrtour/api-client/query';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** A deed of one press: what pages show is asked anew, and a toast says what came of it. */
export function useTat() {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<string | null>(null);
  /** @param was names the deed while it runs, so that its button can show it */
  async function tue(was: string, tat: () => Promise<string>): Promise<boolean> {
    setLaeuft(was);
    try {
      const gesagt = await tat();
      await cache.invalidateQueries({ queryKey: conceptKeyOf('betrieb') });
      showToast(gesagt, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
      return false;
    } finally {
      setLaeuft(null);
    }
  }
  return { tue, laeuft };
}
