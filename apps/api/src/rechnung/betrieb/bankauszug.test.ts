import { formatTag } from '@kehrtour/domain/format';
import { rechnungsnummer } from '@kehrtour/domain/rechnung';
import { plusTage } from '@kehrtour/domain/tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { bezahltVon, camt, legeRechnungAn, liesAuszug } from '../../../test/buchhaltungFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { systemCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/outbox.ts';
import { sql } from '../../platform/sql.ts';

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
  beimBetreiber().transaction((tx) =>
    tx.run(sql`
      insert into bankbuchung (verweis, am, cent, rest_cent, name, zweck, gelesen_am)
      values (${verweis}, ${am}, 4641, 0, ${name}, ${zweck}, now())`),
  );

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
    await beimBetreiber().transaction((tx) =>
      tx.run(sql`update bankbuchung set unverteilt = true, rest_cent = cent where am = ${am}`),
    );
    const auszug = camt([{ betrag: '46.41', zweck: b, ref: 'C2', am }]);
    expect((await lies(auszug)).rest).toContainEqual(expect.objectContaining({ am, restCent: 5359 }));
    expect(await bezahlt()).toEqual([4641, 4641]);
  });
});
