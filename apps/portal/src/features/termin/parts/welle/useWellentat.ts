import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sends, says what came of it, and lets every list that shows bookings follow. */
export function useWellentat() {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState(false);
  const schicke = async (call: () => Promise<string>): Promise<void> => {
    setLaeuft(true);
    try {
      showToast(await call(), { tone: 'success' });
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    } finally {
      setLaeuft(false);
      await outdateConcepts(cache, 'buchungen', 'termine');
    }
  };
  return { schicke, laeuft };
}
