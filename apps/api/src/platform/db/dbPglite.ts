import { setImmediate as nextTurn } from 'node:timers/promises';

import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

import type { Db, Tx } from './db.ts';
import { notWithinItself } from './notWithinItself.ts';
import { compile } from './sql.ts';
import { settingsText } from './txBegin.ts';

const parsers = { 20: Number, 1082: (text: string) => text, 1700: Number };

/** How long it answers one question after the other before anybody else of the process has a turn. */
const WITHOUT_TURN_MS = 20;
let lastTurn = performance.now();

/** It computes within this thread and promises alone: whoever asks much would keep requests, clocks and the watch waiting for seconds. */
async function leaveTurn(): Promise<void> {
  if (performance.now() - lastTurn < WITHOUT_TURN_MS) return;
  await nextTurn();
  lastTurn = performance.now();
}

function txOver(inner: Transaction): Tx {
  const ask = async <Row>(text: string, params?: unknown[]) => {
    await leaveTurn();
    return inner.query<Row>(text, params);
  };
  const rows = async <Row>(query: Parameters<Tx['rows']>[0]): Promise<Row[]> => {
    const { text, params } = compile(query);
    return (await ask<Row>(text, params)).rows;
  };
  return {
    rows,
    row: async <Row>(query: Parameters<Tx['row']>[0]) => (await rows<Row>(query))[0],
    run: async (query) => {
      const { text, params } = compile(query);
      return (await ask(text, params)).affectedRows ?? 0;
    },
    raw: (text, params) => ask(text, params),
  };
}

/** pg-boss sends several statements in one text, which only `exec` takes, and expects a failure to leave no open block. */
async function queryAlone<Row>(
  pglite: PGliteInterface,
  text: string,
  params?: unknown[],
): Promise<{ rows: Row[] }> {
  await leaveTurn();
  try {
    if (params && params.length > 0) return await pglite.query<Row>(text, params);
    const results = await pglite.exec(text);
    return { rows: results.flatMap(({ rows }) => rows as Row[]) };
  } catch (error) {
    await pglite.exec('rollback').catch(() => undefined);
    throw error;
  }
}

/** The `Db` over an open PGlite: one connection, so transactions queue behind each other. */
export function dbOverPglite(pglite: PGliteInterface): Db {
  const transaction: Db['transaction'] = (options, work) =>
    notWithinItself((begun) =>
      pglite.transaction(async (inner) => {
        await inner.exec(settingsText(options));
        return begun(() => work(txOver(inner)));
      }),
    );
  return {
    kind: 'pglite',
    transaction,
    alone: (options) => ({
      rows: (query) => transaction(options, (tx) => tx.rows(query)),
      row: (query) => transaction(options, (tx) => tx.row(query)),
      run: (query) => transaction(options, (tx) => tx.run(query)),
      raw: (text, params) => transaction(options, (tx) => tx.raw(text, params)),
    }),
    script: async (text) => void (await pglite.exec(text)),
    query: (text, params) => queryAlone(pglite, text, params),
    listen: async (channel, heard) => pglite.listen(channel, heard),
    close: () => pglite.close(),
  };
}

/**
 * A quarter of what PostgreSQL takes unasked: at rest it was a third of what the process held, and read again is what the machine's own
 * cache keeps.
 */
const SHARED_BUFFERS = '32MB';

/** Opens the embedded database. `dataDir` undefined keeps it in memory; `snapshot` starts from a dump. */
export async function openPglite(dataDir: string | undefined, snapshot?: Blob): Promise<Db> {
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { btree_gist },
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  return dbOverPglite(pglite);
}
