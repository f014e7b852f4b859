import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FreshDb, freshDb } from '../../../test/freshDb.ts';
import { PROBE } from '../../../test/probeauftrag.ts';
import { openLog } from '../log/openLog.ts';
import { type Jobs, openJobs } from './jobs.ts';

let fresh: FreshDb;
let jobs: Jobs;
const unternehmenId = randomUUID();
const done: number[] = [];
const told: unknown[] = [];
beforeAll(async () => {
  fresh = await freshDb();
  jobs = await openJobs(fresh.db, openLog('silent'));
  jobs.aside.whenPut(async (data) => void told.push(data));
  await jobs.declare([PROBE]);
});
afterAll(async () => {
  await jobs.stop();
  await fresh.db.close();
  await fresh.drop();
});

const queue = (nr: number) =>
  fresh.db.transaction({}, (tx) => jobs.enqueue(tx, PROBE, { nr, unternehmenId }));
/** Of so many attempts the last one ended so. */
const endedSo = (retries: number, message: string) =>
  fresh.db.query(
    `update pgboss.job set state = 'retry', retry_count = $2, output = $3, start_after = now() where name = $1 and state = 'created'`,
    [PROBE.name, retries, JSON.stringify({ value: { message } })],
  );
/** The queue's own word for a process that is gone; `mehrereProzesse.test.ts` hears it from a killed one. */
const LOST = 'job heartbeat timeout';

describe('a job that took its process along twice', () => {
  it('is put aside unread, is told of, and the queue goes on', async () => {
    await queue(1);
    await endedSo(2, LOST);
    await jobs.work(PROBE, async ({ nr }) => void done.push(nr));
    await expect.poll(() => jobs.aside.list()).toMatchObject([{ job: PROBE.name, unternehmenId }]);
    await queue(2);
    await expect.poll(() => done).toEqual([2]);
    await expect.poll(() => told).toEqual([{ nr: 1, unternehmenId }]);
  });

  it('is taken up again by a person, once', async () => {
    const [{ id } = { id: '' }] = await jobs.aside.list();
    expect([await jobs.aside.takeUp(id), await jobs.aside.takeUp(id)]).toEqual([true, false]);
    await expect.poll(() => done).toEqual([2, 1]);
    expect(await jobs.aside.list()).toEqual([]);
  });
});

it('what hangs lies there until somebody has seen it, once, and is nothing to take up', async () => {
  for (let mal = 0; mal < 2; mal += 1) await jobs.aside.putHanging({ what: 'runde', unternehmenId });
  const [eines, ...mehr] = await jobs.aside.list();
  expect([eines, mehr]).toMatchObject([{ job: 'runde', unternehmenId, hangs: true }, []]);
  expect(await jobs.aside.takeUp(eines?.id ?? '')).toBe(false);
  expect(await jobs.aside.drop(eines?.id ?? '')).toBe(true);
  expect(await jobs.aside.list()).toEqual([]);
});

it.each([
  ['failed twice', 2, 'no such house'],
  ['took its process along once', 1, LOST],
])('a job that %s is tried once more', async (_, retries, message) => {
  await jobs.stop();
  jobs = await openJobs(fresh.db, openLog('silent'));
  await jobs.declare([PROBE]);
  await queue(3);
  await endedSo(retries, message);
  const again = Promise.withResolvers<number>();
  await jobs.work(PROBE, async ({ nr }) => again.resolve(nr));
  expect(await again.promise).toBe(3);
  expect(await jobs.aside.list()).toEqual([]);
});
