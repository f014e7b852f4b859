import type { Logger } from 'pino';

import type { Db } from '../db/db.ts';
import { liste, sql } from '../db/sql.ts';
import { outOfReach } from '../db/unreachable.ts';
import type { Secrets } from '../settings/secrets.ts';

export const WINDOW_MS = 60_000;
const TELL_EVERY_MS = 1000;
/** More callers a minute than one process can serve; the one who was silent longest is forgotten first. */
const CALLERS_MAX = 50_000;
/** Told at once; whoever asks most comes first. */
const TOLD_MAX = 500;
/** Whoever has used up this part of a limit is told to the other processes; whoever asks less is nobody's concern. */
const NOTABLE_PART = 0.1;

type Count = { own: number; told: number; others: number; readonly max: number };

/** Counts requests by caller and minute. */
export type RequestCount = {
  /** One request more: how many there were this minute, and when the next one begins. */
  readonly hit: (caller: string, max: number) => { current: number; ttl: number };
  /** Tells the other processes, and hears what they counted; by itself it does so every second. */
  readonly tell: () => Promise<void>;
  readonly close: () => void;
};

type Around = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly now: () => Date;
};

/**
 * Every process counts in memory, because a flood must not reach the database; on PostgreSQL they tell each other once a second,
 * in one statement, who comes near a limit. What a caller gains by asking several processes at once is what she asks in that
 * second. Minutes begin with the clock that all share, and a row costs a stranger a tenth of a limit: loops fill nothing.
 */
export function openRequestCount(around: Around): RequestCount {
  let minute = Number.NaN;
  const counts = new Map<string, Count>();
  const beginMinute = (): number => {
    const ms = around.now().getTime();
    const running = Math.floor(ms / WINDOW_MS);
    if (running !== minute) counts.clear();
    minute = running;
    return (running + 1) * WINDOW_MS - ms;
  };
  const tell = async (): Promise<void> => {
    beginMinute();
    const [window, notable] = [minute, notableOf(counts)];
    if (notable.length === 0) return;
    const more = notable.map(([, count]) => count.own - count.told);
    for (const [, count] of notable) count.told = count.own;
    const totals = await exchange(around, window, { callers: notable.map(([caller]) => caller), more });
    notable.forEach(
      ([, count], index) => (count.others = Math.max(0, (totals.get(index + 1) ?? 0) - count.told)),
    );
  };
  const timer =
    around.db.kind === 'postgres' ? setInterval(() => void tellQuietly(), TELL_EVERY_MS).unref() : undefined;
  let telling = false;
  const tellQuietly = async (): Promise<void> => {
    if (telling) return;
    telling = true;
    await tell().catch((error: unknown) => {
      // Every process goes on with what it counts itself.
      if (!outOfReach(error)) around.log.error({ err: error }, 'request counts');
    });
    telling = false;
  };
  return {
    hit: (caller, max) => {
      const ttl = beginMinute();
      const count = counts.get(caller) ?? { own: 0, told: 0, others: 0, max };
      counts.delete(caller);
      counts.set(caller, count);
      if (counts.size > CALLERS_MAX) counts.delete(counts.keys().next().value ?? '');
      count.own += 1;
      return { current: count.own + count.others, ttl };
    },
    tell,
    close: () => clearInterval(timer),
  };
}

const notableOf = (counts: ReadonlyMap<string, Count>): [string, Count][] =>
  [...counts]
    .filter(([, { own, told, max }]) => own > told && own >= max * NOTABLE_PART)
    .toSorted(([, a], [, b]) => b.own / b.max - a.own / a.max)
    .slice(0, TOLD_MAX);

/** Adds ours to what all counted; answers the sums by position, from one. */
async function exchange(
  { db, secrets }: Around,
  window: number,
  { callers, more }: { callers: readonly string[]; more: readonly number[] },
): Promise<Map<number, number>> {
  const keys = callers.map((caller) => secrets.derive(`anfragen/${caller}`, 16).toString('hex'));
  const rows = await db
    .alone({})
    .rows<{ nr: number; anzahl: number }>(
      sql`select nr, anzahl from tor_anfragen(${window}, ${liste(keys)}::text[], ${liste(more)}::int[])`,
    );
  return new Map(rows.map(({ nr, anzahl }) => [nr, anzahl]));
}
