import * as wesen from '@kehrtour/contract/rechnungswesen';
import { formatTag } from '@kehrtour/domain/format';
import { rechnungsnummer } from '@kehrtour/domain/rechnung/rechnung';
import { plusTage } from '@kehrtour/domain/tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { bezahltVon, camt, legeRechnungAn, liesAuszug } from '../../../test/buchhaltungFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JETZT, wieSpalte } from '../../../test/werte.ts';
import { neueZeile, setzeZeilen } from '../../../test/zeilen.ts';
import { systemCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';

let api: TestApi;
let token = '';
let zaehler = 0;
beforeAll(async () => {
  api = await testApi({ now: '2027-06-05T08:00:00+02:00' });
  token = await anOperator(api);
});
afterAll(() => api.close());

/** Two invoices of 46.41 € of a company that no other test has, and a day on which nothing else came. */
async function zwei() {
  const betrieb: TestBetrieb = await api.neuerBetrieb();
  zaehler += 1;
  const nummern = [2 * zaehler, 2 * zaehler + 1].map((laufend) => rechnungsnummer('rechnung', 2027, laufend));
  const [a = '', b = ''] = nummern;
  await legeRechnungAn(betrieb, { nummer: a, cent: 4641, monat: '2027-01' });
  await legeRechnungAn(betrieb, { nummer: b, cent: 4641, monat: '2027-02' });
  const bezahlt = async () => {
    const alle = await bezahltVon(api, token);
    return [alle[a], alle[b]];
  };
  return { a, b, am: plusTage('2027-03-01', zaehler), bezahlt };
}
const lies = async (inhalt: string, name?: string) => (await liesAuszug(api, token, inhalt, name)).body;
const beimBetreiber = () => systemCtx(api.deps, BETRIEB_ID);
/** A row as it was kept before an entry was more than its reference. */
const legeAlteBuchungAn = (verweis: string, am: string, zweck: string, name = 'Huber') =>
  neueZeile(beimBetreiber(), 'bankbuchung', {
    verweis,
    am,
    cent: 4641,
    rest_cent: 0,
    name,
    zweck,
    gelesen_am: JETZT,
  });

describe('payments that the bank cannot tell apart', () => {
  it.each(['NONREF', 'NOTPROVIDED', '1', ''])('all arrive when each has the reference “%s”', async (ref) => {
    const { a, b, am, bezahlt } = await zwei();
    await lies(camt([{ betrag: '46.41', zweck: a, ref, am }]));
    expect(await lies(camt([{ betrag: '46.41', zweck: b, ref, am }]))).toMatchObject({ neu: 1 });
    expect(await bezahlt()).toEqual([4641, 4641]);
  });
  it('are not counted again by another kind of file of the same days', async () => {
    const { a, b, am, bezahlt } = await zwei();
    const posten = [a, b].map((zweck) => ({ betrag: '46.41', zweck, ref: 'NONREF', am }));
    const zeilen = posten.map(({ zweck }) => `${formatTag(am)};HUBER;${zweck};46,41\n`);
    const csv = `Buchungstag;Name;Verwendungszweck;Betrag\n${zeilen.join('')}`;
    expect(await lies(csv, 'umsatz.csv')).toMatchObject({ gelesen: 2, neu: 2, zugeordnet: 2 });
    expect(await lies(camt(posten))).toMatchObject({ gelesen: 2, neu: 0, zugeordnet: 0 });
    expect(await lies(csv, 'umsatz.csv')).toMatchObject({ gelesen: 2, neu: 0, zugeordnet: 0 });
    expect(await bezahlt()).toEqual([4641, 4641]);
  });
  it('are not counted again because they were kept before an update', async () => {
    const { a, am } = await zwei();
    await legeAlteBuchungAn('NONREF/0', am, a);
    await legeAlteBuchungAn('b5b1f2d0c8e34a7f9d60a1b2c3d4e5f6', am, 'Abo März', '');
    const auszug = camt([
      { betrag: '46.41', zweck: a, ref: 'NONREF', am },
      { betrag: '46.41', zweck: 'Abo März', ref: 'NONREF', am },
    ]);
    expect(await lies(auszug)).toMatchObject({ gelesen: 2, neu: 0 });
  });
  it('arrive with the next file where they vanished before an update', async () => {
    const { a, b, am, bezahlt } = await zwei();
    await legeAlteBuchungAn('NONREF/0 ', am, a);
    const auszug = camt([a, b].map((zweck) => ({ betrag: '46.41', zweck, ref: 'NONREF', am })));
    expect(await lies(auszug)).toMatchObject({ gelesen: 2, neu: 1, zugeordnet: 1 });
    expect(await bezahlt()).toEqual([0, 4641]);
  });
  it('are booked once when several people read the same days at once', async () => {
    const { a, b, am, bezahlt } = await zwei();
    const auszug = camt([
      { betrag: '46.41', zweck: a, ref: '', am },
      { betrag: '50.00', zweck: b, ref: '', am },
    ]);
    const tag = formatTag(am);
    const csv = `Buchungstag;Name;Verwendungszweck;Betrag\n${tag};Huber;${a};46,41\n${tag};Huber;${b};50,00\n`;
    const alle = await Promise.all([lies(auszug), lies(csv, 'a.csv'), lies(auszug)]);
    expect(alle.map(({ gelesen }) => gelesen)).toEqual([2, 2, 2]);
    expect(alle.reduce((summe, { neu }) => summe + Number(neu), 0)).toBe(2);
    expect((await lies(auszug)).rest).toMatchObject([{ am, restCent: 359 }]);
    expect(await bezahlt()).toEqual([4641, 4641]);
  });
  it('are spread with the next file when the first one ended in its middle', async () => {
    const { a, b, am, bezahlt } = await zwei();
    await lies(camt([{ betrag: '100.00', zweck: a, ref: 'C1', am }]));
    await setzeZeilen(
      beimBetreiber(),
      'bankbuchung',
      { am },
      { unverteilt: true, rest_cent: wieSpalte('cent') },
    );
    const auszug = camt([{ betrag: '46.41', zweck: b, ref: 'C2', am }]);
    expect((await lies(auszug)).rest).toContainEqual(expect.objectContaining({ am, restCent: 5359 }));
    expect(await bezahlt()).toEqual([4641, 4641]);
  });
});

describe('a sum of several payments', () => {
  const kopf = ([art, nachricht, liste]: [string, string, string], details: string, am: string) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${art}.001.08"><${nachricht}><${liste}><Ntry><Amt Ccy="EUR">92.82</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${am}</Dt></BookgDt>${details}</Ntry></${liste}></${nachricht}></Document>`;
  const teil = (zweck: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">46.41</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${zweck}</Ustrd></RmtInf></TxDtls>`;

  it.each(['statement first', 'notice first'])(
    'pays each of its invoices once, from statement and notice: %s',
    { tags: 'night' },
    async (reihe) => {
      const { a, b, am, bezahlt } = await zwei();
      const auszug = kopf(
        ['053', 'BkToCstmrStmt', 'Stmt'],
        '<AddtlNtryInf>Sammelgutschrift</AddtlNtryInf>',
        am,
      );
      const anzeige = kopf(
        ['054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
        `<NtryDtls>${teil(a)}${teil(b)}</NtryDtls>`,
        am,
      );
      const folge = reihe === 'statement first' ? [auszug, anzeige] : [anzeige, auszug];
      for (const datei of [...folge, ...folge]) await lies(datei);
      expect(await bezahlt()).toEqual([4641, 4641]);
      expect((await lies(auszug)).rest.filter((eine: { am: string }) => eine.am === am)).toEqual([]);
    },
  );
});

describe('an amount alone', () => {
  const csv = (am: string, name: string, betrag: string) =>
    `Buchungstag;Name;Verwendungszweck;Betrag\n${formatTag(am)};${name};danke;${betrag}\n`;

  it('pays what its payer owes once, and is a proposal when he is not known', async () => {
    const betrieb = await api.neuerBetrieb();
    const nummer = 'RE-2027-09001';
    const rechnungId = await legeRechnungAn(betrieb, {
      nummer,
      cent: 7777,
      name: 'Kaminkehrer Ludwig Thoma',
    });
    const fremd = await lies(csv('2027-05-03', 'Resi Lang', '77,77'), 'a.csv');
    expect(fremd).toMatchObject({ neu: 1, zugeordnet: 0 });
    expect(fremd.rest.find(({ name }: { name: string }) => name === 'Resi Lang').vorschlaege).toEqual([
      {
        unternehmenId: betrieb.unternehmenId,
        id: rechnungId,
        nummer,
        empfaenger: 'Kaminkehrer Ludwig Thoma',
        cent: 7777,
      },
    ]);
    expect(await lies(csv('2027-05-04', 'THOMA LUDWIG', '77,77'), 'a.csv')).toMatchObject({ zugeordnet: 1 });
    expect((await bezahltVon(api, token))[nummer]).toBe(7777);
  });
  it('is booked by a press, once, and its payer is known from then on', async () => {
    const betrieb = await api.neuerBetrieb();
    const ids = [];
    for (const monat of ['2027-01', '2027-02'])
      ids.push(
        await legeRechnungAn(betrieb, { nummer: `RE-${monat.replace('-', '-091')}`, cent: 5555, monat }),
      );
    const { rest } = await lies(csv('2027-05-05', 'Erika Zahlfrau', '60,00'), 'a.csv');
    const { verweis } = rest.find(({ name }: { name: string }) => name === 'Erika Zahlfrau');
    const ordneZu = (id = '') =>
      api.call(
        wesen.bankbuchungZuordnen,
        { body: { verweis, restCent: 6000, rechnung: { unternehmenId: betrieb.unternehmenId, id } } },
        token,
      );
    const beide = await Promise.all([ordneZu(ids[0]), ordneZu(ids[1])]);
    expect(beide.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const offen = (await api.call(wesen.bankrestHolen, {}, token)).body.rest.find(
      (eine) => eine.verweis === verweis,
    );
    expect(offen?.restCent).toBe(445);
    expect(await lies(csv('2027-05-06', 'Zahlfrau Erika', '55,55'), 'a.csv')).toMatchObject({
      zugeordnet: 1,
    });
    const alle = await bezahltVon(api, token);
    expect([alle['RE-2027-09101'], alle['RE-2027-09102']]).toEqual([5555, 5555]);
  });
  it('may be said to be for no invoice, and is asked no more', async () => {
    const { rest } = await lies(csv('2027-05-07', 'Vermieter', '-1.000,00'), 'a.csv');
    const { verweis } = rest.find(({ name }: { name: string }) => name === 'Vermieter');
    const { body } = await api.call(
      wesen.bankbuchungZuordnen,
      { body: { verweis, restCent: -100_000, rechnung: null } },
      token,
    );
    expect(body.rest.map((eine) => eine.verweis)).not.toContain(verweis);
    expect(await lies(csv('2027-05-07', 'Vermieter', '-1.000,00'), 'a.csv')).toMatchObject({ neu: 0 });
    expect(
      (
        await api.call(
          wesen.bankbuchungZuordnen,
          { body: { verweis, restCent: -100_000, rechnung: null } },
          token,
        )
      ).status,
    ).toBe(409);
  });
});

describe('a file that is no statement', () => {
  it('is refused with what was missing, or with what to do', async () => {
    const sagt = async (inhalt: string) => (await lies(inhalt, 'x.csv')).detail;
    expect(await sagt('Buchungstag;Name\n02.03.2027;Kern\n')).toContain(
      'es fehlt eine Spalte für Betrag; gefunden wurden „Buchungstag“',
    );
    expect(await sagt('%PDF-1.7')).toContain('als CAMT (XML), MT940 oder CSV');
    expect(await sagt('<rss/>')).toContain('kein Kontoauszug');
  });
  it('does not hide behind rows that can be read', async () => {
    const text =
      'Buchungstag;Name;Verwendungszweck;Betrag\n08.05.2027;A;x;1,00\n08.05.2027;B;y;eins\n08.05.2027 *;C;z;2,00\n';
    expect(await lies(text, 'x.csv')).toMatchObject({
      gelesen: 1,
      vorgemerkt: 1,
      ungelesen: [{ zeile: 3, text: '08.05.2027 · B · y · eins', grund: 'betrag' }],
      ungelesenAnzahl: 1,
    });
  });
});
