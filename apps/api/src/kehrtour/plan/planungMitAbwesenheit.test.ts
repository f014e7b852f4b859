import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineBelegung } from '../../../test/bauten.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { liesZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true });
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb);
});
afterAll(() => api.close());

const ABWESEND = [new Date('2027-02-02T09:00:00+01:00'), new Date('2027-02-02T10:30:00+01:00')] as const;

describe('a round whose drivers are elsewhere for an hour and a half', () => {
  it('is planned around it, and announced without touching it', async () => {
    const abwesend = { von: ABWESEND[0], bis: ABWESEND[1] };
    for (const { id } of await liesZeilen(betrieb, 'mitarbeiter', ['id'], { faehrt: true }))
      await eineBelegung(betrieb, id, abwesend);
    const id = await neueKehrtour(api, betrieb, haeuser.slice(0, 24));
    const kehrtour = await plane(api, betrieb, id);
    const halte = kehrtour.halte.filter((halt) => !halt.ausgelassen);
    expect(halte.length).toBeGreaterThan(15);
    for (const { beginn, ende } of halte)
      expect([beginn, new Date(ende ?? '') <= ABWESEND[0] || new Date(beginn ?? '') >= ABWESEND[1]]).toEqual([
        beginn,
        true,
      ]);
    const [von, bis] = ABWESEND.map((zeit) => zeit.toISOString());
    const woanders = kehrtour.schichten.flatMap(({ pausen }) => pausen.filter(({ abwesend }) => abwesend));
    expect(woanders).toEqual(kehrtour.schichten.map(() => ({ von, bis, abwesend: true })));
    expect(halte.some(({ beginn }) => new Date(beginn ?? '') >= ABWESEND[1])).toBe(true);
    await kuendigeRundeAn(api, betrieb, { id, version: kehrtour.version });
    const gefahren = await liesZeilen(betrieb, 'belegung', ['von', 'bis'], { art: 'kehrtour' });
    expect(gefahren.filter((eine) => eine.von < abwesend.bis && eine.bis > abwesend.von)).toEqual([]);
  });
});
