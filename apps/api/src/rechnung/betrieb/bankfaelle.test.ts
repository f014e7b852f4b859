import { existsSync, readdirSync, readFileSync } from 'node:fs';

import * as wesen from '@kehrtour/contract/rechnungswesen';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { bezahltVon, legeRechnungAn, liesAuszug } from '../../../test/buchhaltungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';

/** Files of banks, each with one fault that others had with its kind; they lie beside the project. */
const ORDNER = new URL('../../../../../../shared/data/faelle/bank/', import.meta.url);
const da = existsSync(ORDNER);
const NAME = da
  ? 'a file of a bank'
  : 'a file of a bank: skipped, the shared data are not beside the project (../shared/data/faelle/bank)';

/** What came of 46.41 € each that two invoices owe; -46.41 € where the first one was paid before. */
type Erwartet = {
  neu?: number;
  zehn?: number;
  neun?: number;
  vorgemerkt?: number;
  rest?: number[];
  vorher?: true;
};
const BEZAHLT: Erwartet = { neu: 1, zehn: 4641 };
const ZURUECK: Erwartet = { vorher: true, neu: 1, zehn: 0 };
const ERWARTET: Record<string, Erwartet> = {
  'bank-minus-hinten.csv': ZURUECK,
  'bank-minuszeichen.csv': ZURUECK,
  'bank-sparkasse-camt-v8.csv': { ...BEZAHLT, vorgemerkt: 1 },
  'camt-nummer-dann-datum.xml': { neu: 1, zehn: 4000 },
  'camt-nummer-e2e-zahl.xml': { neu: 1, zehn: 4000 },
  'camt-ruecklast.xml': { ...ZURUECK, rest: [-300] },
  'camt-sammler-instdamt.xml': { neu: 2, zehn: 4641, neun: 4641 },
  'camt-v2-pdng.xml': { neu: 0, zehn: 0, vorgemerkt: 1 },
};

describe.skipIf(!da)(NAME, () => {
  let api: TestApi;
  let token = '';
  const dateien = da ? readdirSync(ORDNER).toSorted() : [];
  const lies = async (datei: string) => {
    const { status, body } = await liesAuszug(api, token, readFileSync(new URL(datei, ORDNER)), datei);
    expect([datei, status]).toEqual([datei, 200]);
    return body;
  };
  beforeAll(async () => {
    api = await testApi({ now: '2027-03-05T08:00:00+01:00' });
    token = await anOperator(api);
  });
  beforeEach(async () => {
    await api.deps.db.script('truncate rechnung, zahlungseingang, bankbuchung cascade');
  });
  afterAll(() => api.close());

  const zweiRechnungen = async () => {
    const betrieb = await api.neuerBetrieb();
    await legeRechnungAn(betrieb, { nummer: 'RE-2026-00009', cent: 4641, monat: '2026-11' });
    const id = await legeRechnungAn(betrieb, { nummer: 'RE-2026-00010', cent: 4641, monat: '2026-12' });
    return { unternehmenId: betrieb.unternehmenId, id };
  };

  const geht = async (datei: string): Promise<void> => {
    const { neu, zehn, neun = 0, vorgemerkt = 0, rest = [], vorher } = ERWARTET[datei] ?? BEZAHLT;
    const params = await zweiRechnungen();
    const zahlung = { art: 'ueberweisung', cent: 4641, am: '2027-02-01', verweis: 'vorher' } as const;
    if (vorher) await api.call(wesen.zahlungEintragen, { params, body: zahlung }, token);
    const body = await lies(datei);
    expect(body).toMatchObject({ neu, vorgemerkt, ungelesen: [] });
    expect(body.rest.map(({ restCent }: wesen.Bankrest) => restCent)).toEqual(rest);
    const soll = { 'RE-2026-00009': neun, 'RE-2026-00010': zehn };
    expect(await bezahltVon(api, token)).toEqual(soll);
    expect(await lies(datei)).toMatchObject({ neu: 0, zugeordnet: 0 });
    expect(await bezahltVon(api, token)).toEqual(soll);
  };
  // By day one of each six: the reader itself is asked for every file where it lives.
  for (const [platz, datei] of dateien.entries()) {
    const wann = platz % 6 === 0 ? {} : { tags: 'night' };
    it(`does to invoices what it says, and nothing the second time: ${datei}`, wann, () => geht(datei));
  }
  it('tells of the same payment as many others in other formats: it is one', { tags: 'night' }, async () => {
    await zweiRechnungen();
    const gleiche = dateien.filter((datei) => ERWARTET[datei] === undefined);
    expect(gleiche.length).toBeGreaterThan(15);
    for (const datei of [...gleiche, ...gleiche.toReversed()]) await lies(datei);
    expect(await bezahltVon(api, token)).toEqual({ 'RE-2026-00009': 0, 'RE-2026-00010': 4641 });
    expect((await api.call(wesen.bankrestHolen, {}, token)).body.rest).toEqual([]);
  });
});
