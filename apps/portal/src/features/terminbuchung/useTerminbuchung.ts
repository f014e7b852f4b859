import { keyOf } from '@kehrtour/api-client/query';
import { terminbuchungHolen } from '@kehrtour/contract/terminbuchung';
import type { Terminbuchung } from '@kehrtour/contract/terminbuchung';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** Puts an answer in the place of what the page shows, and says so. */
export function useTerminbuchung(onChanged: () => void) {
  const cache = useQueryClient();
  return (stand: Terminbuchung, said: string) => {
    cache.setQueryData(keyOf(terminbuchungHolen, {}), stand);
    showToast(said, { tone: 'success' });
    onChanged();
  };
}
