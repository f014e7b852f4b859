import { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
beforeAll(async () => {
  // Wednesday; the fifth Werktag after it is Epiphany, where that is none.
  api = await testApi({ now: '2026-12-30T08:00:00+01:00' });
});
afterAll(() => api.close());

/** First day on which a Feuerstättenschau at this place is announced in time, for a company of that state. */
async function ersterTag(bundesland: Bundesland, plz: string, ort: string): Promise<string | undefined> {
  const betrieb = await api.neuerBetrieb({ bundesland });
  const [haus = ''] = await neueHaeuser(betrieb, 1);
  await setzeZeilen(betrieb, 'liegenschaft', { id: haus }, { plz, ort });
  await setzeZeilen(
    betrieb,
    'aufgabe',
    { liegenschaft_id: haus },
    { taetigkeit_id: 'fss', frist_bis: '2027-12-31' },
  );
  const id = await neueKehrtour(api, betrieb, [haus]);
  const { body } = await api.call(
    kehrtourTageHolen,
    { params: { id }, query: { von: '2027-01-02', bis: '2027-01-12' } },
    betrieb.token.buero,
  );
  return body.tage.find(({ fristReicht }) => fristReicht)?.tag;
}

describe('the five Werktage of § 3 KÜO', () => {
  it('are counted with the holidays of the house, not of the company', async () => {
    expect(await ersterTag('BE', '10115', 'Berlin')).toBe('2027-01-07');
    expect(await ersterTag('BE', '91207', 'Lauf a.d.Pegnitz')).toBe('2027-01-08');
    expect(await ersterTag('BY', '10115', 'Berlin')).toBe('2027-01-07');
  });
});
