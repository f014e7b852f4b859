import { sqlState } from './db.ts';
import { unreachable } from './unreachable.ts';

/** SQLSTATE of a server that only reads: a replica, or one that was a primary until now. */
export const READ_ONLY = '25006';
export const saysReadOnly = (error: unknown): boolean => sqlState(error) === READ_ONLY;

/** One database on several servers, of which one writes; with one address, that server alone. */
export type Servers = {
  readonly count: number;
  /** The server of `target_session_attrs=read-write` or `primary`: one that only reads is none. */
  readonly mustWrite: boolean;
  /** Address of the one that was good the last time. */
  readonly current: () => string;
  /** It was not: the next ones ask another, unless somebody else has found that out already. */
  readonly leave: (address: string) => void;
};

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?([^]*))?$/;

/** Addresses as libpq writes them: `postgres://name:word@one:5432,other:5432/kehrtour?target_session_attrs=read-write`. */
export function readServers(url: string): Servers {
  const [, before = '', hosts = '', database = '', query = ''] = PARTS.exec(url) ?? [];
  const settings = new URLSearchParams(query);
  const attrs = settings.get('target_session_attrs');
  settings.delete('target_session_attrs');
  const behind = settings.size > 0 ? `?${settings}` : '';
  // One address stays as it was written.
  const alone = before === '' || (!hosts.includes(',') && attrs === null);
  const all = alone ? [url] : hosts.split(',').map((host) => `${before}${host}${database}${behind}`);
  let at = 0;
  return {
    count: all.length,
    mustWrite: attrs === 'read-write' || attrs === 'primary',
    current: () => all[at] ?? url,
    leave: (address) => {
      if (address === all[at]) at = (at + 1) % all.length;
    },
  };
}

/** The error of a pool whose connections are all in use: no server can do anything about it. */
const stoodInLine = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');

/** Tries the servers one after the other, twice: the one that was left first may have taken over meanwhile. */
export async function onSomeServer<T>(servers: Servers, work: (address: string) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const address = servers.current();
    try {
      return await work(address);
    } catch (error) {
      if (!unreachable(error) || stoodInLine(error)) throw error;
      servers.leave(address);
      if (servers.count === 1 || tried >= 2 * servers.count) throw error;
    }
  }
}

/** What makes a fresh connection fail where its server only reads. */
export const WRITES =
  "select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads";
/** In the words of the server itself, so that everybody who knows its refusal knows this one. */
export const readOnlyServer = (): Error =>
  Object.assign(new Error('this server only reads'), { code: READ_ONLY });
