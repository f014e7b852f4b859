import { randomUUID } from 'node:crypto';

import * as betrieb from '@kehrtour/contract/betrieb';
import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { neueHaeuser, neueKehrtour } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { PLANEN } from '../../planung/stand/planungsvorgang.ts';
import { starteVorgang } from '../../vorgang/vorgang.ts';
import { startJobs } from '../../worker.ts';

let api: TestApi;
let wo: TestBetrieb;
let betreiber: string;
let vorgangId: string;
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  betreiber = await anOperator(api);
  const bezugId = await neueKehrtour(api, wo, await neueHaeuser(wo, 2));
  vorgangId = await wo.ctx.transaction((tx) =>
    starteVorgang(wo.ctx, tx, {
      job: PLANEN,
      bezugId,
      schritt: 'Wartet',
      data: { kehrtourId: bezugId, sekunden: 1 },
    }),
  );
  // Two processes ended over it: the next one does not begin.
  await api.deps.db.query(
    `update pgboss.job set state = 'retry', retry_count = 2, start_after = now(), output = $2 where name = $1`,
    [PLANEN.name, JSON.stringify({ value: { message: 'job heartbeat timeout' } })],
  );
  await startJobs(api.deps);
});
afterAll(() => api.close());

const liste = async () => (await api.call(betrieb.beiseiteHolen, {}, betreiber)).body.eintraege;
const vorgang = async () =>
  (await api.call(vorgangHolen, { params: { id: vorgangId } }, wo.token.buero)).body;

describe('a job over which processes ended', () => {
  it('lies before the operator with its company, and whoever waits for it hears that nobody is at it', async () => {
    await expect
      .poll(liste)
      .toMatchObject([{ auftrag: PLANEN.name, unternehmen: { id: wo.ctx.unternehmenId } }]);
    expect((await api.call(betrieb.zuTunHolen, {}, betreiber)).body.beiseite).toBe(1);
    await expect.poll(async () => (await vorgang()).fehler).toMatchObject({ type: 'beiseitegelegt' });
  });

  it('is taken up again and done, and thrown away for good', { tags: 'night' }, async () => {
    const [{ id } = { id: '' }] = await liste();
    const params = { id };
    expect((await api.call(betrieb.beiseiteAufnehmen, { params }, betreiber)).status).toBe(200);
    await expect.poll(async () => (await vorgang()).status).toBe('fertig');
    for (const was of [betrieb.beiseiteAufnehmen, betrieb.beiseiteVerwerfen])
      expect((await api.call(was, { params }, betreiber)).body).toMatchObject({ type: 'nicht-gefunden' });
  });

  it('is no business of a company', async () => {
    const params = { id: randomUUID() };
    expect((await api.call(betrieb.beiseiteHolen, {}, wo.token.inhaber)).status).toBe(401);
    expect((await api.call(betrieb.beiseiteVerwerfen, { params }, wo.token.inhaber)).status).toBe(401);
  });
});
