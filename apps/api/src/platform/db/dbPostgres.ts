import pg from 'pg';

import type { Db, Tx, TxOptions } from './db.ts';
import { listenOn } from './listenOn.ts';
import { onSomeServer, readOnlyServer, readServers, saysReadOnly, type Servers, WRITES } from './servers.ts';
import { compile } from './sql.ts';
import { beginText } from './txBegin.ts';
import { unreachable } from './unreachable.ts';

const parsers = new Map<number, (text: string) => unknown>([
  [20, Number], // int8: our counts stay far below 2^53
  [1082, (text) => text], // date: a local day, never an instant
  [1700, Number], // numeric
]);
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** Longer than any statement of a request; what may take longer says so in its transaction's options. */
const SILENT_MS = 20_000;
/** How much longer than the server's own limit an answer may take until nobody is believed to be there. */
const WAY_MS = 5000;

/** A connection of the pool, to a server that is there. */
type Take = () => Promise<pg.PoolClient>;
type Ask = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

function txOver(ask: Ask): Tx {
  const rows = async <Row>(query: Parameters<Tx['rows']>[0]): Promise<Row[]> => {
    const { text, params } = compile(query);
    return (await ask(text, params)).rows as Row[];
  };
  return {
    rows,
    row: async <Row>(query: Parameters<Tx['row']>[0]) => (await rows<Row>(query))[0],
    run: async (query) => {
      const { text, params } = compile(query);
      return (await ask(text, params)).rowCount ?? 0;
    },
    raw: (text, params) => ask(text, params ?? []),
  };
}

/** The pool's limit, unless the statement itself may take longer. */
const silentAfter = ({ statementTimeoutMs = 0 }: TxOptions): { query_timeout?: number } =>
  statementTimeoutMs + WAY_MS > SILENT_MS ? { query_timeout: statementTimeoutMs + WAY_MS } : {};

/** What the server said to a connection that it ended: the driver's next sentence knows nothing of it. */
const endedBy = new WeakMap<pg.PoolClient, Error>();

async function inTransaction<T>(take: Take, options: TxOptions, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await take();
  const silent = silentAfter(options);
  // Nobody waits for the beginning: the first statement travels behind it, and fails with it.
  const begun = client.query(beginText(options));
  begun.catch(() => undefined);
  try {
    const result = await work(txOver((text, values) => client.query({ text, values, ...silent })));
    await begun;
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away, never handed to the next request; one whose server writes no more, too.
    await client.query('rollback').then(
      () => client.release(options.nurLesen !== true && saysReadOnly(error)),
      (broken: Error) => client.release(broken),
    );
    throw await begun.then(
      () => (unreachable(error) ? (endedBy.get(client) ?? error) : error),
      (cause: unknown) => cause,
    );
  }
}

/** Beginning, statement and end travel together; where the statement fails the end is a rollback. */
async function inOneWay(
  take: Take,
  options: TxOptions,
  query: { text: string; values: unknown[] },
): Promise<pg.QueryResult> {
  const client = await take();
  const [begun, answer, ended] = await Promise.allSettled([
    client.query(beginText(options)),
    client.query(query),
    client.query('commit'),
  ]);
  const readOnly = answer.status === 'rejected' && saysReadOnly(answer.reason);
  client.release(begun.status === 'rejected' || ended.status === 'rejected' || readOnly);
  if (begun.status === 'rejected') throw begun.reason;
  if (answer.status === 'rejected') throw answer.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return answer.value;
}

/** Whoever is made by the pool goes to the server that was good the last time. */
const clientFor = (servers: Servers) =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: servers.current() });
    }
  };

async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ reads: boolean }>(WRITES);
  if (rows[0]?.reads === true) throw readOnlyServer();
}

async function askAlone(take: Take, text: string, params: unknown[]): Promise<pg.QueryResult> {
  const client = await take();
  try {
    const answer = await client.query(text, params);
    client.release();
    return answer;
  } catch (error) {
    client.release(unreachable(error));
    throw error;
  }
}

/** A pool on PostgreSQL 15 or newer, on whichever of the servers of this address writes. */
export function openPostgres(url: string, options: { max?: number; silentMs?: number } = {}): Db {
  const silentMs = options.silentMs ?? SILENT_MS;
  const servers = readServers(url);
  const pool = new pg.Pool({
    Client: clientFor(servers),
    ...(servers.mustWrite && { onConnect: refuseReadOnly }),
    max: options.max ?? 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A server that says no more would be waited for without end: its own time limits speak no more either.
    query_timeout: silentMs,
    types,
    // What is asked without waiting for an answer travels at once, in order.
    pipeline: true,
  });
  // An idle connection that breaks must not end the process; the next request opens a new one.
  pool.on('error', () => undefined);
  // Nor one that breaks between two statements of a transaction: the next of them says so.
  pool.on(
    'connect',
    (client) => void client.on('error', (error) => void (endedBy.has(client) || endedBy.set(client, error))),
  );
  const take: Take = () => onSomeServer(servers, () => pool.connect());
  return {
    kind: 'postgres',
    transaction: (txOptions, work) => inTransaction(take, txOptions, work),
    alone: (txOptions) => txOver((text, values) => inOneWay(take, txOptions, { text, values })),
    script: async (text) => void (await askAlone(take, text, [])),
    query: (text, params): Promise<pg.QueryResult> => askAlone(take, text, params ?? []),
    listen: (channel, heard, missed = () => undefined) => listenOn(servers, channel, { heard, missed }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount }),
    close: () => pool.end(),
  };
}
