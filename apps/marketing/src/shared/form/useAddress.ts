import { useSyncExternalStore } from 'react';

import { addressOf, type SiteAddress } from './addressOf.ts';

const never = () => () => {};

/** What of the page's address the pre-rendered page could not know, once script is there; before that null. */
export function useAddress(): SiteAddress | null {
  const address = useSyncExternalStore(
    never,
    () => location.search + location.hash,
    () => null,
  );
  return address === null ? null : addressOf(address);
}
