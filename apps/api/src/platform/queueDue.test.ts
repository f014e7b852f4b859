import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { defineJob, ID } from './queue/defineJob.ts';
import { queueDue, WAITING_MAX } from './queueDue.ts';

const FREMDE = defineJob('test.fremde', { adresseId: ID });

let api: TestApi;
let viele: TestBetrieb;
let einer: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  [viele, einer] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
  await api.deps.jobs.declare([FREMDE]);
});
afterAll(() => api.close());

const due = (betrieb: TestBetrieb, count: number) =>
  Array.from({ length: count }, () => {
    const adresseId = randomUUID();
    return { key: adresseId, data: { unternehmenId: betrieb.unternehmenId, adresseId } };
  });
const waiting = async (betrieb: TestBetrieb): Promise<number> => {
  const { rows } = await api.deps.db.query(
    `select 1 from pgboss.job where name = $1 and state = 'created' and data ->> 'unternehmenId' = $2`,
    [FREMDE.name, betrieb.unternehmenId],
  );
  return rows.length;
};

describe('three hundred addresses that never answer', () => {
  it('wait bounded, once each, and hold up no other company: one of theirs is asked at a time', async () => {
    const slow = due(viele, 300);
    const [only] = due(einer, 1);
    await queueDue(api.deps, FREMDE, slow);
    await queueDue(api.deps, FREMDE, slow);
    expect(await waiting(viele)).toBe(WAITING_MAX);

    const begun: string[] = [];
    const hanging: (() => void)[] = [];
    await api.deps.jobs.work(
      FREMDE,
      async ({ unternehmenId, adresseId }) => {
        begun.push(adresseId);
        if (unternehmenId === viele.unternehmenId) await new Promise<void>((end) => hanging.push(end));
      },
      { concurrency: 4, onePerCompany: true },
    );
    await expect.poll(() => hanging.length).toBe(1);
    if (only) await queueDue(api.deps, FREMDE, [only]);
    await expect.poll(() => begun).toContain(only?.key);
    expect(hanging).toHaveLength(1);
    await api.deps.jobs.forget(viele.unternehmenId);
    for (const end of hanging) end();
  });
  it('go after the first of everybody else, whoever was queued first', async () => {
    const order: string[] = [];
    const all = [...due(viele, 5), ...due(einer, 2)];
    const ELSEWHERE = defineJob('test.reihenfolge', { adresseId: ID });
    await api.deps.jobs.declare([ELSEWHERE]);
    await queueDue(api.deps, ELSEWHERE, all);
    await api.deps.jobs.work(ELSEWHERE, async ({ unternehmenId }) => {
      order.push(unternehmenId === viele.unternehmenId ? 'viele' : 'einer');
    });
    await expect.poll(() => order.length).toBe(7);
    expect(order.slice(0, 4).toSorted()).toEqual(['einer', 'einer', 'viele', 'viele']);
    expect(order.slice(4)).toEqual(['viele', 'viele', 'viele']);
  });
  it('are queued where those of another company cannot be', async () => {
    const BROKEN = defineJob('test.kaputt', { adresseId: ID });
    await api.deps.jobs.declare([BROKEN]);
    const enqueue: typeof api.deps.jobs.enqueue = async (tx, job, data, options) => {
      if (data.unternehmenId === viele.unternehmenId) throw new Error('kaputt');
      return api.deps.jobs.enqueue(tx, job, data, options);
    };
    const deps = { ...api.deps, jobs: { ...api.deps.jobs, enqueue } };
    await queueDue(deps, BROKEN, [...due(viele, 1), ...due(einer, 1)]);
    const { rows } = await api.deps.db.query(
      `select data ->> 'unternehmenId' as id from pgboss.job where name = $1`,
      [BROKEN.name],
    );
    expect(rows).toEqual([{ id: einer.unternehmenId }]);
  });
});
