import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { queueMail, startRelay } from './outbox.ts';

let api: TestApi;
let wo: TestBetrieb;
let sent: string[];
let rounds = 0;
let stop: () => Promise<void>;
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  sent = [];
  const alone = api.deps.db.alone;
  const deps = {
    ...api.deps,
    db: { ...api.deps.db, alone: (options: Parameters<typeof alone>[0]) => ((rounds += 1), alone(options)) },
    mail: {
      ...api.deps.mail,
      send: async ({ an }: { an: { adresse: string } }) => void sent.push(an.adresse),
    },
  } as TestApi['deps'];
  // Its pauses pass only when a test says so: what leaves without one was told.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = startRelay(deps);
});
afterAll(async () => {
  vi.useRealTimers();
  await stop();
  await api.close();
});

const schreibe = (adresse: string, wirft = false) =>
  wo.ctx.transaction(async (tx) => {
    await queueMail(
      wo.ctx,
      tx,
      { an: { name: 'Eva', adresse }, betreff: 'Test', text: 'Test', html: '<p>Test</p>' },
      { anlass: 'buero', ereignis: `test/${adresse}`, vorlage: 'test' },
    );
    if (wirft) throw new Error('rolled back');
  });

it('sends with the commit, asks for nothing in between, and hears nothing of what was taken back', async () => {
  await expect.poll(() => rounds).toBeGreaterThan(0);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  const ruhe = rounds;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(rounds).toBe(ruhe);
  await expect(schreibe('nie@example.org', true)).rejects.toThrow('rolled back');
  await Promise.all(['a@example.org', 'b@example.org', 'c@example.org'].map((an) => schreibe(an)));
  await expect.poll(() => sent.toSorted()).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
});
