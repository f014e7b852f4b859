import type { Db, Tx } from '../src/platform/db/db.ts';
import { notWithinItself } from '../src/platform/db/notWithinItself.ts';
import { backToGround, type Ground } from './ground.ts';

/** Rows that were deleted stay in their tables until a vacuum, which nobody runs here. */
const USES_MAX = 20;

/** A database that test files use one after the other, with its connections. */
export interface Lendable {
  readonly db: Db;
  /** The same database, as a superuser. */
  readonly superuser: Db;
  readonly ground: Ground;
  readonly drop: () => Promise<void>;
}

interface Lent extends Lendable {
  uses: number;
}

const free: Lent[] = [];

/** A database as the migrations leave it: one that another file has given back, or else a new one. */
export async function lendDb(make: () => Promise<Lendable>): Promise<Pick<Lendable, 'db' | 'drop'>> {
  const lent = free.pop() ?? { ...(await make()), uses: 0 };
  lent.uses += 1;
  const { db, running, end } = untilItEnds(lent.db);
  return {
    db,
    drop: async () => {
      await end();
      // What still runs would write into the next one's rows.
      const again =
        running() === 0 && lent.uses < USES_MAX && (await backToGround(lent.superuser, lent.ground));
      if (again) free.push(lent);
      else await lent.drop();
    },
  };
}

/** The same database for one file: after its end nobody who was left behind reaches it. */
function untilItEnds(db: Db): { db: Db; running: () => number; end: () => Promise<void> } {
  let ended = false;
  let running = 0;
  const unheard = new Set<() => Promise<void>>();
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    if (ended) throw new Error('The test that had this database has ended.');
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
  // The embedded database refuses one within another by itself; the other one only suffers it.
  const apart = <T>(work: () => Promise<T>): Promise<T> =>
    during(() => (db.kind === 'pglite' ? work() : notWithinItself((begun) => begun(work))));
  const alone = (tx: Tx): Tx => ({
    rows: (query) => apart(() => tx.rows(query)),
    row: (query) => apart(() => tx.row(query)),
    run: (query) => apart(() => tx.run(query)),
    raw: (text, params) => apart(() => tx.raw(text, params)),
  });
  return {
    running: () => running,
    end: async () => {
      ended = true;
      for (const stop of unheard) await stop();
    },
    db: {
      kind: db.kind,
      transaction: (options, work) =>
        during(() =>
          db.kind === 'pglite'
            ? db.transaction(options, work)
            : notWithinItself((begun) => db.transaction(options, (tx) => begun(() => work(tx)))),
        ),
      alone: (options) => alone(db.alone(options)),
      script: (text) => during(() => db.script(text)),
      query: (text, params) => during(() => db.query(text, params)),
      listen: async (channel, heard, missed) => {
        const stop = await during(() => db.listen(channel, heard, missed));
        const once = async (): Promise<void> => (unheard.delete(once) ? stop() : undefined);
        unheard.add(once);
        return once;
      },
      close: async () => void (ended = true),
    },
  };
}
