import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';
import { findAbsender } from './empfang/empfang.store.ts';
import { absenderAus } from './papier/baueZettel.ts';

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true });
  betrieb = await api.neuerBetrieb();
  await setzeZeilen(betrieb, 'unternehmen', {}, { kehrbezirk: 'Lauf 3' });
});
afterAll(() => api.close());

const bestellung = (kehrtourId: string | null, mitHoheit = true) =>
  betrieb.ctx.transaction(async (tx) => {
    const row = await findAbsender(tx, kehrtourId);
    return row && absenderAus(row, api.deps.env.addresses, mitHoheit).bestellung;
  });
const bestelle = (id: string, qualifikation: string, anrede: string) =>
  setzeZeilen(betrieb, 'mitarbeiter', { id }, { qualifikation, anrede });

describe('the signature of sovereign work (§ 8 SchfHwG)', () => {
  it('has the title of who is appointed, and stands on no slip of free work', async () => {
    const { inhaber, geselle } = betrieb.mitarbeiterId;
    await bestelle(inhaber, 'bbsf', 'frau');
    await bestelle(geselle, 'geselle', 'herr');
    expect(await bestellung(null)).toBe('bevollmächtigte Bezirksschornsteinfegerin, Kehrbezirk Lauf 3');
    expect(await bestellung(null, false)).toBeUndefined();
  });

  it('of two is that of who drives the round; where nobody can tell, both', async () => {
    const { inhaber, geselle } = betrieb.mitarbeiterId;
    await bestelle(inhaber, 'bbsf', 'frau');
    await bestelle(geselle, 'bbsf', 'herr');
    expect(await bestellung(null)).toBe('bestellt für den Kehrbezirk Lauf 3');
    const haeuser = await neueHaeuser(betrieb, 2);
    const { id } = await plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, haeuser, {
        datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
        mitarbeiter: { ids: [geselle] },
      }),
    );
    expect(await bestellung(id)).toBe('bevollmächtigter Bezirksschornsteinfeger, Kehrbezirk Lauf 3');
  });
});
