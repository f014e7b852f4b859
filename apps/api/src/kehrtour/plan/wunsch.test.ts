import { afterAll, beforeAll, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JETZT } from '../../../test/werte.ts';
import { neueZeile } from '../../../test/zeilen.ts';

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  betrieb = await api.neuerBetrieb();
});
afterAll(() => api.close());

const wuensche = (liegenschaftId: string, text: string) =>
  neueZeile(betrieb, 'hauswunsch', { liegenschaft_id: liegenschaftId, text, gemerkt_am: JETZT });

it('comes on the day that a household once wished, and says so; a sentence alone changes nothing', async () => {
  const haeuser = await neueHaeuser(betrieb);
  // Each in a street of its own: no wish is worth tearing one apart.
  const [freitags = '', satz = ''] = haeuser;
  const frueh = haeuser[25] ?? '';
  await wuensche(freitags, 'Bitte nur freitags');
  await wuensche(frueh, 'donnerstags vor 9 Uhr');
  await wuensche(satz, 'Bitte vorher anrufen');
  const kehrtour = await plane(
    api,
    betrieb,
    await neueKehrtour(api, betrieb, haeuser, {
      datum: { tage: ['2027-02-04', '2027-02-05'], feiertageErlaubt: false },
      mitarbeiter: { ids: [betrieb.mitarbeiterId.geselle] },
    }),
  );
  const halt = (id: string) => kehrtour.halte.find(({ liegenschaftId }) => liegenschaftId === id);
  expect(halt(freitags)?.tag).toBe('2027-02-05');
  expect(halt(frueh)?.tag).toBe('2027-02-04');
  expect(halt(freitags)?.wuensche?.map(({ text }) => text)).toEqual(['freitags']);
  expect([halt(satz)?.wuensche, halt(satz)?.ausgelassen]).toEqual([[], false]);
  expect(kehrtour.kennzahlen.ausgelassen).toBe(0);
});
