import { useSyncExternalStore } from 'react';

import { fetching } from './fetching.ts';

/** Number of page data calls under way. */
export function useFetching(): number {
  return useSyncExternalStore(
    fetching.subscribe,
    () => fetching.count,
    () => 0,
  );
}
