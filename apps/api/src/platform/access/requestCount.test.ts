import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type FreshDb, freshDb } from '../../../test/freshDb.ts';
import { openLog } from '../log/openLog.ts';
import { secretsFrom } from '../settings/secrets.ts';
import { keepSecretKey } from '../start/keepSecretKey.ts';
import { openRequestCount, type RequestCount } from './requestCount.ts';

let fresh: FreshDb;
let now = new Date('2027-01-11T08:00:10+01:00');
const open: RequestCount[] = [];
beforeAll(async () => void (fresh = await freshDb()));
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(async () => {
  await fresh.db.close();
  await fresh.drop();
});

const MAX = 100;
const eigene = secretsFrom('eigener-schluessel-'.repeat(3));
/** A process more; it tells when the test says so, not by its own timer. */
function process(): RequestCount {
  const db = { ...fresh.db, kind: 'pglite' as const };
  const count = openRequestCount({ db, secrets: eigene, log: openLog('silent'), now: () => now });
  open.push(count);
  return count;
}
function hits(count: RequestCount, caller: string, times: number): number {
  let current = 0;
  for (let index = 0; index < times; index += 1) ({ current } = count.hit(caller, MAX));
  return current;
}
const rows = async () => (await fresh.db.query('select fenster, schluessel, anzahl from anfragezahl')).rows;

describe('requests of one caller', () => {
  it('count together, whichever process she asks', async () => {
    const [one, two] = [process(), process()];
    hits(one, '198.51.100.1', 60);
    hits(two, '198.51.100.1', 30);
    await one.tell();
    await two.tell();
    expect(hits(two, '198.51.100.1', 1)).toBe(91);
    // The first hears of the second when it tells again what has come since.
    hits(one, '198.51.100.1', 1);
    await one.tell();
    expect(hits(one, '198.51.100.1', 1)).toBe(60 + 30 + 2);
    expect(hits(two, '198.51.100.2', 1)).toBe(1);
  });
  it('begin anew with the minute, which is the same one for all', async () => {
    const count = process();
    now = new Date('2027-01-11T08:10:59.500+01:00');
    expect(count.hit('198.51.100.3', MAX)).toEqual({ current: 1, ttl: 500 });
    hits(count, '198.51.100.3', 98);
    await count.tell();
    now = new Date('2027-01-11T08:11:00+01:00');
    expect(count.hit('198.51.100.3', MAX)).toEqual({ current: 1, ttl: 60_000 });
  });
  it('leave nothing behind where they are few, no address anywhere, and old minutes are taken away', async () => {
    const count = process();
    now = new Date('2027-01-11T09:00:00+01:00');
    for (let host = 0; host < 5000; host += 1) hits(count, `2001:db8:${host.toString(16)}::/64`, 9);
    hits(count, '198.51.100.4', 10);
    await count.tell();
    const kept = await rows();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('198.51');
  });
});

describe('the key of an installation', () => {
  it('is that with which it began: a second server with another one is refused, in a sentence with the way out', async () => {
    await keepSecretKey(fresh.db, eigene, false);
    await keepSecretKey(fresh.db, eigene, false);
    const anderer = secretsFrom('fremder-schluessel-'.repeat(3));
    await expect(keepSecretKey(fresh.db, anderer, false)).rejects.toThrow(
      /SECRET_KEY ist ein anderer.*SECRET_KEY_ERSETZT=1/,
    );
    await keepSecretKey(fresh.db, anderer, true);
    await keepSecretKey(fresh.db, anderer, false);
    await expect(keepSecretKey(fresh.db, eigene, false)).rejects.toThrow();
  });
});
