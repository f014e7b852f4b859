import { BlockList, isIP } from 'node:net';

export interface TrustedProxies {
  /** As they stand in the setting. */
  names: readonly string[];
  include: (address: string) => boolean;
}

const NETWORK_BITS_MIN: Record<'ipv4' | 'ipv6', number> = { ipv4: 8, ipv6: 16 };

/**
 * The proxies before us whose word about a visitor we believe: addresses and networks, with commas.
 * Throws a German sentence for what is neither.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const list = new BlockList();
  for (const name of names) add(list, name);
  return {
    names,
    include: (address) => {
      const family = familyOf(address);
      return family !== undefined && list.check(address, family);
    },
  };
}

function add(list: BlockList, name: string): void {
  const [address = '', bits, ...more] = name.split('/');
  const family = familyOf(address);
  const bitsMax = family === 'ipv6' ? 128 : 32;
  const prefix = bits === undefined ? bitsMax : Number(bits);
  if (!family || more.length > 0 || !/^\d*$/.test(bits ?? '') || bits === '' || prefix > bitsMax)
    throw new Error(
      `TRUST_PROXY=${name} ist keine Adresse und kein Netz. Gemeint ist etwas wie 127.0.0.1 oder 10.0.0.0/24, mehrere mit Komma.`,
    );
  if (prefix < NETWORK_BITS_MIN[family])
    throw new Error(
      `TRUST_PROXY=${name} glaubt fast jedem Rechner. Nennen Sie die Adresse des Proxys, zum Beispiel 127.0.0.1.`,
    );
  list.addSubnet(address, prefix, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 6 ? 'ipv6' : 'ipv4';
}
