import type { Logger } from 'pino';

import type { Db } from './db.ts';

const EVERY_MS = 30_000;
/** Below this the way to the database and back is what was measured. */
const NOTICED_MS = 250;
/** An answer that took so long says nothing about the clock. */
const WAY_MS_MAX = 2000;
/** More is no drift: a clock that was set wrongly, or another database. It is said, and not followed. */
const DRIFT_MS_MAX = 10 * 60_000;

export type DbClock = { readonly now: () => Date; readonly close: () => void };

/**
 * The clock by which sessions, holds and codes end: the database's, so that two servers whose own clocks differ agree.
 * Read again twice a minute; the embedded database has this process's own.
 */
export async function followDbClock(db: Db, log: Logger, everyMs = EVERY_MS): Promise<DbClock> {
  if (db.kind === 'pglite') return { now: () => new Date(), close: () => undefined };
  let ahead = 0;
  let followed = true;
  const measure = async (): Promise<void> => {
    const found = await aheadOfUs(db);
    if (found === undefined) return;
    const near = Math.abs(found) <= DRIFT_MS_MAX;
    if (!near && followed)
      log.error({ aheadMs: found }, 'the clock of the database is another one, and not followed');
    followed = near;
    const next = near ? found : 0;
    if (Math.abs(next - ahead) < NOTICED_MS) return;
    ahead = next;
    if (near) log.warn({ aheadMs: ahead }, 'the clock of the database is followed');
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), everyMs).unref();
  return { now: () => new Date(Date.now() + ahead), close: () => clearInterval(timer) };
}

/** Milliseconds by which the database's clock is ahead of ours; undefined when the way there took too long to say. */
async function aheadOfUs(db: Db): Promise<number | undefined> {
  const [sent, begun] = [Date.now(), performance.now()];
  const { rows } = await db.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  const way = performance.now() - begun;
  return way > WAY_MS_MAX ? undefined : Math.round(Number(rows[0]?.ms) - (sent + way / 2));
}
