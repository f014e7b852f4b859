export type SiteAddress = { code: (name: string) => string; hash: string };

/** Search and hash of an address, as `location` has them. */
export function addressOf(address: string): SiteAddress {
  const [search = '', hash = ''] = address.split('#');
  return { code: (name) => new URLSearchParams(search).get(name) ?? '', hash };
}
