import { randomUUID } from 'node:crypto';

import { rechnungBeanstanden, rechnungenHolen } from '@kehrtour/contract/rechnung';
import * as wesen from '@kehrtour/contract/rechnungswesen';
import { tarifBuchen, zahlungHolen, zahlungsartAendern } from '@kehrtour/contract/zahlung';
import { plusMonate, plusTage, type Tag } from '@kehrtour/domain/tag';
import { type Abrechnungsmonat, ersterTag } from '@kehrtour/domain/unternehmen/abrechnung';
import type { TarifId } from '@kehrtour/domain/unternehmen/tarif';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { camt, liesAuszug } from '../../test/buchhaltungFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { nicht } from '../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { fuehreRechnungslaufAus } from './fuehreRechnungslaufAus.ts';

const MONATE = Array.from({ length: 12 }, (_, nummer) => plusMonate('2027-03-01', nummer).slice(0, 7));
const JUNI = '2027-06';
const APRIL = '2027-04';

let api: TestApi;
let token = '';
let waechst: TestBetrieb;
let laesstEinziehen: TestBetrieb;
let pausiert: TestBetrieb;

const am = (tag: Tag) => void (api.clock.now = new Date(`${tag}T12:00:00Z`));
async function neuerKunde(): Promise<TestBetrieb> {
  const betrieb = await api.neuerBetrieb();
  await setzeZeilen(betrieb, 'mitarbeiter', { rolle: nicht('inhaber') }, { aktiv: false });
  await buche(betrieb, 'bezirk');
  return betrieb;
}
async function buche(betrieb: TestBetrieb, tarif: TarifId | null): Promise<void> {
  const { body } = await api.call(zahlungHolen, {}, betrieb.token.inhaber);
  const { status } = await api.call(
    tarifBuchen,
    { body: { tarif, version: body.version } },
    betrieb.token.inhaber,
  );
  expect(status).toBe(200);
}
const rechnungen = async ({ token: wer }: TestBetrieb) =>
  (await api.call(rechnungenHolen, {}, wer.inhaber)).body.rechnungen;
const desMonats = async (betrieb: TestBetrieb, monat: Abrechnungsmonat) => {
  const gueltig = (await rechnungen(betrieb)).filter(
    (eine) => eine.monat === monat && eine.art === 'rechnung' && eine.stand !== 'aufgehoben',
  );
  expect(gueltig.length).toBeLessThanOrEqual(1);
  return gueltig[0];
};
const euro = (cent: number): string => (cent / 100).toFixed(2);

/** What the bank says of a month: who pays by transfer has paid what was open, and the debits were booked. */
async function bankDesMonats(tag: Tag): Promise<void> {
  const offene = (await Promise.all([waechst, laesstEinziehen, pausiert].map(rechnungen))).flat();
  const posten = offene
    .filter(({ art, stand, offenCent }) => art === 'rechnung' && offenCent > 0 && stand !== 'beanstandet')
    .map(({ nummer, offenCent }) => ({
      betrag: euro(offenCent),
      zweck: nummer,
      ref: `${tag}/${nummer}`,
      am: tag,
    }));
  if (posten.length > 0)
    expect((await liesAuszug(api, token, camt(posten))).body).toMatchObject({ rest: [] });
}

/** The bank gives a debit back; the next file asks for it again. */
async function bankGibtZurueck(monat: Abrechnungsmonat, tag: Tag): Promise<void> {
  const eine = await desMonats(laesstEinziehen, monat);
  if (!eine) throw new Error('no invoice to give back');
  const zurueck = {
    betrag: euro(eine.bruttoCent),
    soll: true,
    zweck: eine.nummer,
    ref: `zurueck/${tag}`,
    am: tag,
  };
  await liesAuszug(api, token, camt([zurueck]));
  expect((await desMonats(laesstEinziehen, monat))?.offenCent).toBe(eine.bruttoCent);
  const datei = (await api.call(wesen.einzugHolen, {}, token)) as unknown as { status: number; body: string };
  expect(datei.body).toContain(`<EndToEndId>${eine.nummer}`);
}

/** Disputed, answered, taken back, and another put in its place. */
async function streiteUm(monat: Abrechnungsmonat): Promise<void> {
  const eine = await desMonats(pausiert, monat);
  const params = { unternehmenId: pausiert.unternehmenId, id: eine?.id ?? '' };
  const text = 'Im April waren wir im größeren Tarif nie.';
  const beanstandet = await api.call(
    rechnungBeanstanden,
    { params: { id: params.id }, body: { text }, idempotencyKey: randomUUID() },
    pausiert.token.inhaber,
  );
  expect(beanstandet.body.stand).toBe('beanstandet');
  await api.call(wesen.beanstandungBeantworten, { params, body: { text: 'Sie bekommen eine neue.' } }, token);
  const auf = await api.call(
    wesen.rechnungAufheben,
    { params, body: { grund: 'nach Beanstandung', neu: true } },
    token,
  );
  expect(auf.status).toBe(200);
}

async function lebe(monat: Abrechnungsmonat): Promise<void> {
  if (monat === '2027-05') {
    am('2027-05-31');
    await buche(waechst, 'betrieb');
  }
  if (monat === '2027-07') {
    am('2027-07-12');
    await buche(pausiert, null);
  }
  if (monat === '2027-10') {
    am('2027-10-15');
    await buche(pausiert, 'bezirk');
  }
  const naechster = plusMonate(ersterTag(monat), 1);
  am(naechster);
  await api.call(wesen.rechnungslaufFreigeben, { params: { monat } }, token);
  await fuehreRechnungslaufAus(api.deps, monat);
  expect(await fuehreRechnungslaufAus(api.deps, monat)).toBe(0);
  if (monat === APRIL) await streiteUm(monat);
  await api.call(wesen.einzugHolen, {}, token);
  am(plusTage(naechster, 10));
  await bankDesMonats(plusTage(naechster, 10));
  if (monat === JUNI) {
    await bankGibtZurueck(monat, plusTage(naechster, 14));
    am(plusTage(naechster, 20));
    await bankDesMonats(plusTage(naechster, 20));
  }
}

beforeAll(async () => {
  api = await testApi({ now: '2027-03-01T08:00:00+01:00' });
  token = await anOperator(api);
  [waechst, laesstEinziehen, pausiert] = [await neuerKunde(), await neuerKunde(), await neuerKunde()];
  await api.call(
    zahlungsartAendern,
    {
      body: {
        lastschrift: { kontoinhaber: 'Öfen Rußwurm', iban: 'DE89370400440532013000', erteilt: true },
        version: 2,
      },
    },
    laesstEinziehen.token.inhaber,
  );
  for (const monat of MONATE) await lebe(monat);
});
afterAll(() => api.close());

describe('a year of three companies', () => {
  it('has one invoice that counts for every month with a plan, and none for a month without', async () => {
    const je = async (betrieb: TestBetrieb) => {
      const alle = await Promise.all(MONATE.map((monat) => desMonats(betrieb, monat)));
      return alle.map((eine) => eine?.bruttoCent ?? 0);
    };
    const klein = 4641;
    const gross = 9401;
    // On 31 May one day of the larger plan, 30 of the smaller: (39 × 30/31 + 79 × 1/31) × 1,19.
    expect(await je(waechst)).toEqual([klein, klein, 4795, ...Array.from({ length: 9 }, () => gross)]);
    expect(await je(laesstEinziehen)).toEqual(Array.from({ length: 12 }, () => klein));
    // From 15 to 31 October: 17 of 31 days.
    expect(await je(pausiert)).toEqual([
      klein,
      klein,
      klein,
      klein,
      klein,
      0,
      0,
      2545,
      klein,
      klein,
      klein,
      klein,
    ]);
  });
  it('counts its numbers without a gap, anew with the year in which they are made', async () => {
    const rows = await api.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
      liesZeilen(tx, 'rechnung', ['nummer'], geordnet(['nummer'])),
    );
    for (const reihe of ['RE-2027', 'RE-2028', 'GR-2027']) {
      const laufend = rows
        .filter(({ nummer }) => nummer.startsWith(reihe))
        .map(({ nummer }) => Number(nummer.split('-')[2]));
      expect(laufend, reihe).toEqual(laufend.map((_, stelle) => stelle + 1));
    }
    // December's is made in January.
    expect((await desMonats(waechst, '2027-12'))?.nummer).toMatch(/^RE-2028-/);
  });
  it('is paid to the cent: what was invoiced is what came in, and nothing is open', async () => {
    for (const betrieb of [waechst, laesstEinziehen, pausiert]) {
      const alle = await rechnungen(betrieb);
      const gefordert = alle.reduce((summe, { bruttoCent }) => summe + bruttoCent, 0);
      const eingaenge = await liesZeilen(betrieb, 'zahlungseingang', ['cent']);
      expect(eingaenge.reduce((summe, { cent }) => summe + cent, 0)).toBe(gefordert);
      expect(alle.filter(({ offenCent }) => offenCent !== 0)).toEqual([]);
      expect(new Set(alle.map(({ stand }) => stand))).toEqual(
        new Set(betrieb === pausiert ? ['bezahlt', 'aufgehoben'] : ['bezahlt']),
      );
    }
  });
  it('goes to the bookkeeper whole: the months of the file come to what was invoiced', async () => {
    const gibAus = async (monat: Abrechnungsmonat) =>
      (await api.call(wesen.rechnungenAusgeben, { params: { monat, format: 'datev' } }, token))
        .body as unknown as string;
    const monate = [...MONATE.slice(1), '2028-03'];
    const zeilen = (await Promise.all(monate.map(gibAus))).flatMap((datei) =>
      datei
        .split('\r\n')
        .slice(2)
        .filter((zeile) => zeile !== ''),
    );
    const cent = zeilen.reduce((summe, zeile) => {
      const [betrag = '', seite = ''] = zeile.split(';');
      return summe + Number(betrag.replace(',', '')) * (seite === '"S"' ? 1 : -1);
    }, 0);
    const alle = (await Promise.all([waechst, laesstEinziehen, pausiert].map(rechnungen))).flat();
    expect(cent).toBe(alle.reduce((summe, { bruttoCent }) => summe + bruttoCent, 0));
  });
});
