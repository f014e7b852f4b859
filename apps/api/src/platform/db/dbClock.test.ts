import { afterEach, describe, expect, it } from 'vitest';

import { openLog } from '../log/openLog.ts';
import type { Db } from './db.ts';
import { type DbClock, followDbClock } from './dbClock.ts';

const said: string[] = [];
const log = openLog('info', { write: (line) => void said.push(line) });
let clock: DbClock | undefined;
afterEach(() => {
  clock?.close();
  said.length = 0;
});

const MINUTE = 60_000;
/** A database on a server whose clock is `aheadMs` before ours. */
const databaseAhead = (state: { aheadMs: number }): Db =>
  ({
    kind: 'postgres',
    query: async () => ({ rows: [{ ms: String(Date.now() + state.aheadMs) }] }),
  }) as unknown as Db;
const ahead = (): number => (clock?.now().getTime() ?? 0) - Date.now();

describe('the clock of several servers', () => {
  it("is the database's: a server that is ninety seconds late ends holds and sessions when the others do", async () => {
    clock = await followDbClock(databaseAhead({ aheadMs: 90_000 }), log);
    expect(Math.abs(ahead() - 90_000)).toBeLessThan(250);
    expect(said.join()).toContain('is followed');
  });
  it('is read again: a clock that was set while the server ran is followed, too', async () => {
    const state = { aheadMs: 0 };
    clock = await followDbClock(databaseAhead(state), log, 10);
    expect(Math.abs(ahead())).toBeLessThan(250);
    state.aheadMs = -90_000;
    await expect.poll(() => Math.abs(ahead() + 90_000)).toBeLessThan(250);
  });
  it('stays the own one, and says so once, when the database lives in another hour', async () => {
    clock = await followDbClock(databaseAhead({ aheadMs: 90 * MINUTE }), log, 5);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(Math.abs(ahead())).toBeLessThan(250);
    expect(said.filter((line) => line.includes('not followed'))).toHaveLength(1);
  });
});
