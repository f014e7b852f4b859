import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JOBS } from '../../jobs.ts';
import { KARTE_EINLESEN } from '../../ort/nimmKarteAn.ts';
import { startWorker } from '../../worker.ts';
import { defineJob, ID, type Job, readPayload } from './defineJob.ts';

const ZETTEL = defineJob('test.zettel', { terminId: ID, grund: z.optional(z.string()) });

describe('what a job carries', () => {
  const unternehmenId = randomUUID();
  it('is read once, and what nobody asked for stays behind', () => {
    const terminId = randomUUID();
    expect(readPayload(ZETTEL, { unternehmenId, terminId, alt: 1 })).toEqual({ unternehmenId, terminId });
  });
  it.each([
    ['a field is missing', { unternehmenId }, 'terminId'],
    ['a field is of another kind', { unternehmenId, terminId: randomUUID(), grund: 7 }, 'grund'],
    ['the company is missing', { terminId: randomUUID() }, 'unternehmenId'],
    ['there is nothing', null, 'payload'],
  ])('is refused by name, never by value, when %s', (_satz, data, feld) => {
    expect(() => readPayload(ZETTEL, data)).toThrow(`the payload of test.zettel cannot be read: ${feld}`);
  });
});

describe('a payload that cannot be read', () => {
  let api: TestApi;
  let betrieb: TestBetrieb;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    api = await testApi();
    betrieb = await api.neuerBetrieb();
    stop = await startWorker(api.deps);
  });
  afterAll(async () => {
    await stop();
    await api.close();
  });
  it('is a failed job with a line that says why, and the worker goes on', async () => {
    const done: string[] = [];
    await api.deps.jobs.work(ZETTEL, ({ terminId }) => Promise.resolve(void done.push(terminId)));
    // As an older version may have queued it.
    const broken: Job<{ geheim: string }> = { ...defineJob(ZETTEL.name, { geheim: z.string() }) };
    const { unternehmenId } = betrieb;
    const terminId = randomUUID();
    await betrieb.ctx.transaction(async (tx) => {
      await api.deps.jobs.enqueue(tx, broken, { unternehmenId, geheim: 'Eva Brand' });
      await api.deps.jobs.enqueue(tx, ZETTEL, { unternehmenId, terminId });
    });
    await expect.poll(() => done).toEqual([terminId]);
    const told = () =>
      api.logLines.filter((line) => line.includes('the payload of test.zettel cannot be read: terminId'));
    await expect.poll(() => told().length).toBeGreaterThan(0);
    expect(told().join('')).not.toContain('Eva Brand');
  });
});

describe('the list of jobs', () => {
  it('has every job once', () => {
    const names = JOBS.map(({ name }) => name);
    expect(names).toContain(KARTE_EINLESEN.name);
    expect(new Set(names).size).toBe(names.length);
  });
  it('knows what each carries before it is queued', () => {
    // @ts-expect-error -- a round, not an appointment
    const wrong: Job<{ kehrtourId: string }> = ZETTEL;
    expect(() => readPayload(wrong, { unternehmenId: randomUUID(), kehrtourId: randomUUID() })).toThrow(
      'terminId',
    );
  });
});
