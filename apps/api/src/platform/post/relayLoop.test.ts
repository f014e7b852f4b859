import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { queueMail, startRelay } from './outbox.ts';

let api: TestApi;
let wo: TestBetrieb;
let sent: { an: string; nachMs: number }[];
let rounds = 0;
let stop: () => Promise<void>;
let begun = 0;
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  sent = [];
  begun = performance.now();
  const alone = api.deps.db.alone;
  const deps = {
    ...api.deps,
    db: { ...api.deps.db, alone: (options: Parameters<typeof alone>[0]) => ((rounds += 1), alone(options)) },
    mail: {
      ...api.deps.mail,
      send: async ({ an }: { an: { adresse: string } }) =>
        void sent.push({ an: an.adresse, nachMs: performance.now() - begun }),
    },
  } as TestApi['deps'];
  stop = startRelay(deps);
});
afterAll(async () => {
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
  await wait(300);
  const ruhe = rounds;
  await wait(1500);
  expect(rounds).toBe(ruhe);
  await expect(schreibe('nie@example.org', true)).rejects.toThrow('rolled back');
  begun = performance.now();
  await Promise.all(['a@example.org', 'b@example.org', 'c@example.org'].map((an) => schreibe(an)));
  await expect.poll(() => sent.length, { timeout: 5000, interval: 20 }).toBe(3);
  expect(sent.map(({ an }) => an).toSorted()).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
  expect(sent.every(({ nachMs }) => nachMs < 3000)).toBe(true);
});
