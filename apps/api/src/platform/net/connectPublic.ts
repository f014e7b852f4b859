import { lookup as dnsLookup } from 'node:dns';
import { connect, isIP, type Socket } from 'node:net';

import { FetchRefused, publicLookup } from './fetchPublic.ts';
import { isPublicAddress } from './publicAddress.ts';

export type PublicTarget = {
  readonly host: string;
  readonly port: number;
  readonly timeoutMs: number;
  /** `host` or `host:port` of the own network that the operator allows. */
  readonly privateHosts: readonly string[];
  /** Stands in for the name server in tests. */
  readonly lookup?: typeof dnsLookup;
};

/**
 * A connection to a server that a stranger chose, for protocols that are not HTTP: to no address of our own network, and
 * the address that was checked is the one that is connected to.
 * @throws FetchRefused
 */
export async function connectPublic(target: PublicTarget): Promise<Socket> {
  const { host, port, privateHosts } = target;
  const trusted = privateHosts.includes(host) || privateHosts.includes(`${host}:${port}`);
  if (!trusted && isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchRefused('adresse-gesperrt');
  return new Promise((resolve, reject) => {
    const lookup = trusted ? {} : { lookup: publicLookup(target.lookup ?? dnsLookup) };
    const socket = connect({ host, port, ...lookup });
    const clock = setTimeout(() => socket.destroy(new FetchRefused('zu-langsam')), target.timeoutMs);
    socket.once('connect', () => {
      clearTimeout(clock);
      resolve(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(clock);
      reject(error instanceof FetchRefused ? error : new FetchRefused('nicht-erreichbar', error));
    });
  });
}
