import { randomUUID } from 'node:crypto';

import { rechnungBeanstanden } from '@kehrtour/contract/rechnung';
import * as wesen from '@kehrtour/contract/rechnungswesen';
import { tarifBuchen, zahlungsartAendern } from '@kehrtour/contract/zahlung';
import { RECHNUNGSSTAENDE } from '@kehrtour/domain/rechnung/rechnung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { camt, liesAuszug } from '../../../test/buchhaltungFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { nicht } from '../../../test/werte.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';
import { fuehreRechnungslaufAus } from '../fuehreRechnungslaufAus.ts';

let api: TestApi;
let token = '';
let betriebe: TestBetrieb[];
const am = (tag: string) => void (api.clock.now = new Date(`${tag}T08:00:00+02:00`));
const IBANS = ['DE89370400440532013000', 'DE02120300000000202051'];

beforeAll(async () => {
  api = await testApi({ now: '2027-03-02T08:00:00+01:00' });
  token = await anOperator(api);
  betriebe = [];
  for (let nummer = 0; nummer < 5; nummer += 1) betriebe.push(await einBetrieb(nummer));
});
afterAll(() => api.close());

/** The first two pay by debit, the others by transfer. */
async function einBetrieb(nummer: number): Promise<TestBetrieb> {
  const betrieb = await api.neuerBetrieb();
  await setzeZeilen(betrieb, 'mitarbeiter', { rolle: nicht('inhaber') }, { aktiv: false });
  await api.call(tarifBuchen, { body: { tarif: 'bezirk', version: 1 } }, betrieb.token.inhaber);
  const iban = IBANS[nummer];
  if (iban)
    await api.call(
      zahlungsartAendern,
      { body: { lastschrift: { kontoinhaber: 'Öfen Rußwurm', iban, erteilt: true }, version: 2 } },
      betrieb.token.inhaber,
    );
  return betrieb;
}

const liste = async (query: object = {}) =>
  (await api.call(wesen.betriebsrechnungenHolen, { query }, token)).body;
const von = async (nummer: number, query: object = {}) => {
  const betrieb = betriebe[nummer];
  const [eine] = (await liste(query)).eintraege.filter(
    ({ unternehmen, art }) => unternehmen.id === betrieb?.unternehmenId && art === 'rechnung',
  );
  if (!eine) throw new Error('no invoice');
  return { eine, params: { unternehmenId: eine.unternehmen.id, id: eine.id } };
};
const datei = (inhalt: string, name?: string) => liesAuszug(api, token, inhalt, name);

describe('the books of the operator, from the release to the last reminder', () => {
  it('show before the release what it would make, and refuse a month that is not over', async () => {
    const lauf = (monat: string) => api.call(wesen.rechnungslaufHolen, { params: { monat } }, token);
    expect((await lauf('2027-03')).body.type).toBe('rechnung.monat-nicht-vorbei');
    am('2027-04-01');
    expect((await lauf('2027-03')).body).toMatchObject({
      vorschau: { anzahl: 5, nettoCent: 5 * 3774 },
      ausgestellt: 0,
      freigegebenAm: null,
    });
    expect((await api.call(wesen.rechnungslaufHolen, { params: { monat: '2027-03' } })).status).toBe(401);
    const frei = await api.call(wesen.rechnungslaufFreigeben, { params: { monat: '2027-03' } }, token);
    expect(frei.body.freigegebenAm).not.toBeNull();
    await fuehreRechnungslaufAus(api.deps, '2027-03');
    expect((await lauf('2027-03')).body).toMatchObject({ vorschau: { anzahl: 0 }, ausgestellt: 5 });
    expect((await lauf('2027-03')).body.fertigAm).not.toBeNull();
  });
  it('debit each mandate once, and again only after the bank gave it back', async () => {
    const einzug = async () =>
      (await api.call(wesen.einzugHolen, {}, token)) as unknown as { status: number; body: string };
    const erste = await einzug();
    expect(erste.status).toBe(200);
    expect(erste.body).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>89.82</CtrlSum>');
    for (const iban of IBANS) expect(erste.body).toContain(`<IBAN>${iban}</IBAN>`);
    expect(erste.body).toContain('<Nm>Oefen Russwurm</Nm>');
    expect((await einzug()).status).toBe(409);
    const { eine } = await von(0);
    const posten = (betrag: string, soll: boolean, ref: string) =>
      datei(camt([{ betrag, soll, ref, zweck: `Rechnung ${eine.nummer}` }]));
    await posten('44.91', false, 'B1');
    expect((await von(0)).eine.stand).toBe('bezahlt');
    await posten('44.91', true, 'B2');
    expect((await von(0)).eine.stand).toBe('offen');
    expect((await einzug()).body).toContain('<NbOfTxs>1</NbOfTxs>');
  });
  it('read a statement once: one payment for two invoices, one too large, one of a stranger', async () => {
    const [a, b] = [await von(2), await von(3)];
    const auszug = camt([
      { betrag: '90.00', zweck: `${a.eine.nummer} und ${b.eine.nummer}`, ref: 'C1' },
      { betrag: '12.00', zweck: 'Miete', ref: 'C2' },
    ]);
    const erstes = await datei(auszug);
    expect(erstes.body).toMatchObject({ gelesen: 2, neu: 2, zugeordnet: 1 });
    expect(erstes.body.rest.map(({ restCent }: { restCent: number }) => restCent).toSorted()).toEqual([
      1200, 18,
    ]);
    expect((await datei(auszug)).body).toMatchObject({ gelesen: 2, neu: 0, zugeordnet: 0 });
    expect([(await von(2)).eine.stand, (await von(3)).eine.stand]).toEqual(['bezahlt', 'bezahlt']);
    expect((await datei('Hallo')).status).toBe(415);
    expect((await datei('<a>'.repeat(100_000))).status).toBe(415);
    expect((await datei('<!DOCTYPE x [<!ENTITY a "b">]><Document/>')).status).toBe(415);
    const csv = 'Buchungstag;Name;Verwendungszweck;Betrag\n20.04.2027;Fremd;nichts;"1.000,50"\n';
    expect((await datei(csv, 'a.csv')).body).toMatchObject({ gelesen: 1, neu: 1, zugeordnet: 0 });
  });
  it('remind by one step at a time, and not of what is disputed', async () => {
    const mahne = async () => (await api.call(wesen.mahnlaufStarten, {}, token)).body.gemahnt;
    const { eine } = await von(0);
    await api.call(
      rechnungBeanstanden,
      { params: { id: eine.id }, body: { text: 'Das war doch schon weg.' }, idempotencyKey: randomUUID() },
      betriebe[0]?.token.inhaber,
    );
    am('2027-04-25');
    expect(await mahne()).toBe(2);
    expect(await mahne()).toBe(0);
    expect((await liste({ stand: 'gemahnt' })).eintraege).toHaveLength(2);
    am('2027-05-25');
    expect(await mahne()).toBe(2);
    const antwort = await api.call(
      wesen.beanstandungBeantworten,
      { params: (await von(0)).params, body: { text: 'Die Bank hat es zurückgegeben.' } },
      token,
    );
    expect(antwort.body.stand).toBe('ueberfaellig');
    expect(await mahne()).toBe(1);
  });
  it('take an invoice back and put another in its place; the first stays as it was', async () => {
    const { eine, params } = await von(4);
    const hebeAuf = () =>
      api.call(wesen.rechnungAufheben, { params, body: { grund: 'falscher Tarif', neu: true } }, token);
    const [erste, zweite] = await Promise.all([hebeAuf(), hebeAuf()]);
    expect([erste.status, zweite.status].toSorted()).toEqual([200, 409]);
    const alle = (await liste({ suche: eine.unternehmen.name })).eintraege;
    expect(alle.map(({ stand, art }) => `${art} ${stand}`).toSorted()).toEqual([
      'gegenrechnung bezahlt',
      'rechnung aufgehoben',
      'rechnung offen',
    ]);
    expect(alle.reduce((summe, { bruttoCent }) => summe + bruttoCent, 0)).toBe(eine.bruttoCent);
    const detail = await api.call(wesen.betriebsrechnungHolen, { params }, token);
    expect(detail.body.verlauf.map(({ was }) => was)).toContain('aufgehoben');
    const fremd = { ...params, unternehmenId: betriebe[0]?.unternehmenId ?? '' };
    expect((await api.call(wesen.betriebsrechnungHolen, { params: fremd }, token)).status).toBe(404);
  });
  it('take a payment by hand, never more than is open, and the same one once', async () => {
    const { params } = await von(1);
    const zahle = (cent: number, verweis: string, art: 'ueberweisung' | 'erstattung' = 'ueberweisung') =>
      api.call(wesen.zahlungEintragen, { params, body: { art, cent, am: '2027-05-26', verweis } }, token);
    expect((await zahle(4492, 'Bar 1')).body.type).toBe('rechnung.zu-viel-bezahlt');
    expect((await zahle(1000, 'Bar 1')).body.offenCent).toBe(3491);
    expect((await zahle(1000, 'Bar 1')).body.offenCent).toBe(3491);
    expect((await zahle(1001, 'Bar 2', 'erstattung')).body.type).toBe('rechnung.zu-viel-bezahlt');
    expect((await zahle(3491, 'Bar 3')).body.stand).toBe('bezahlt');
  });
  it('are filtered by the same words that the rule gives, and go out for bookkeeper and spreadsheet', async () => {
    for (const stand of RECHNUNGSSTAENDE)
      for (const eine of (await liste({ stand })).eintraege) expect(eine.stand).toBe(stand);
    const gezaehlt = await Promise.all(RECHNUNGSSTAENDE.map((stand) => liste({ stand })));
    const alle = (await liste()).eintraege;
    expect(gezaehlt.reduce((summe, { eintraege }) => summe + eintraege.length, 0)).toBe(alle.length);
    const gibAus = async (format: 'csv' | 'datev') =>
      (await api.call(wesen.rechnungenAusgeben, { params: { monat: '2027-04', format } }, token))
        .body as unknown as string;
    expect((await gibAus('csv')).trim().split('\r\n')).toHaveLength(6);
    const stapel = (await gibAus('datev')).split('\r\n');
    expect(stapel[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel"/);
    expect(stapel[2]).toMatch(/^44,91;"S";"EUR";.*;10000;8400;.*;0104;"RE-2027-00001"/);
  });
});
