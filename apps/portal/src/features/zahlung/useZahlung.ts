import { keyOf } from '@kehrtour/api-client/query';
import { zahlungHolen, type Zahlungsstand } from '@kehrtour/contract/zahlung';
import { useQueryClient } from '@tanstack/react-query';

import { useDeed } from '../../shared/deed/useDeed.ts';

/** Deeds of one press on the pages of payment. */
export function useZahlung() {
  const cache = useQueryClient();
  const queryKey = keyOf(zahlungHolen, {});
  const merke = (stand: Zahlungsstand): void => void cache.setQueryData(queryKey, stand);
  const { run: tue, running: laeuft } = useDeed(queryKey, merke);
  return { tue, merke, laeuft };
}
