import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What of the page's address the pre-rendered page could not know, once script is there; before that null. */
export function useAddress(): { code: (name: string) => string; hash: string } | null {
  const address = useSyncExternalStore(
    never,
    () => location.search + location.hash,
    () => null,
  );
  if (address === null) return null;
  const [search = '', hash = ''] = address.split('#');
  return { code: (name) => new URLSearchParams(search).get(name) ?? '', hash };
}
