import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as nachweis from '@kehrtour/contract/nachweis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueTour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { json, sql } from '../platform/sql.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let tour: kehrtour.Kehrtour;
let haus: string;

const LAGEN = ['EG', 'OG1', 'OG2', 'OG3', 'DG'].flatMap((geschoss) =>
  ['links', 'rechts'].map((lage) => ({ geschoss, lage })),
);

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  [haus = ''] = await neueHaeuser(betrieb, 1);
  await betrieb.ctx.transaction(async (tx) => {
    await tx.run(sql`update liegenschaft_kontakt set rolle = 'verwalter'`);
    await tx.run(sql`update kontakt set art = 'firma', firma = 'Hausverwaltung Pegnitztal GmbH'`);
  });
});

/** Ten flats of one house, all of whose work stands with the house. */
async function mitWohnungen(): Promise<void> {
  const wohnungen = LAGEN.map((lage, index) => ({ ...lage, id: randomUUID(), nummer: String(index + 1) }));
  await betrieb.ctx.transaction((tx) =>
    tx.run(
      sql`insert into nutzungseinheit (id, liegenschaft_id, nummer, geschoss, lage) select r.id, ${haus}, r.nummer, r.geschoss, r.lage from jsonb_to_recordset(${json(wohnungen)}::jsonb) as r(id uuid, nummer text, geschoss text, lage text)`,
    ),
  );
}
async function planeTour(): Promise<void> {
  tour = await plane(
    api,
    betrieb,
    await neueTour(api, betrieb, [haus], { datum: { tage: ['2027-02-02'], feiertageErlaubt: false } }),
  );
}
const params = () => ({ id: tour.id });
const kuendigeAn = (kanaele = {}, version = tour.version) =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: params(), body: { version, kanaele }, idempotencyKey: randomUUID() },
    betrieb.token.buero,
  );
const drucke = (format: 'a6' | 'brief' | 'aushang') =>
  api.call(ankuendigung.terminzettelHolen, { params: params(), query: { format } }, betrieb.token.buero);
const nachweise = async () =>
  (await api.call(nachweis.nachweiseHolen, { params: params() }, betrieb.token.buero)).body.nachweise;
const mails = () =>
  betrieb.ctx.transaction((tx) =>
    tx.rows<{ empfaenger: string; text: string }>(
      sql`select empfaenger, nachricht ->> 'text' as text from ausgang where vorlage = 'ankuendigung' order by angelegt_am`,
    ),
  );

describe('a house of ten flats whose work stands with the house', () => {
  beforeEach(async () => {
    await mitWohnungen();
    await planeTour();
  });

  it('is named once where its visit is outside the Frist, and counted as one stop of ten households', async () => {
    await betrieb.ctx.transaction((tx) => tx.run(sql`update aufgabe set frist_bis = '2027-01-20'`));
    const { body: pruefung } = await api.call(
      ankuendigung.ankuendigungPruefen,
      { params: params() },
      betrieb.token.buero,
    );
    const [frist] = pruefung.warnungen.filter((warnung) => warnung.includes('außerhalb der Frist'));
    expect(frist).toMatch(/^Ein Besuch liegt außerhalb der Frist: [^,]+, \d{5} [^,]+\. /);
    expect(pruefung.warnungen).toContain(
      'Bei einem Halt ist für 10 Haushalte niemand eingetragen; die Zettel richten sich an die Bewohner.',
    );
  });

  it('gets a slip for each flat and one mail to the Hausverwaltung, which has nothing to answer', async () => {
    const { body: pruefung } = await api.call(
      ankuendigung.ankuendigungPruefen,
      { params: params() },
      betrieb.token.buero,
    );
    expect(pruefung.anzahl).toEqual({ einwurf: 10, mail: 1 });
    expect(pruefung.empfaenge.map(({ lage }) => lage)).toEqual(
      expect.arrayContaining(['EG links', '1. OG rechts', 'Dachgeschoss rechts']),
    );
    expect((await kuendigeAn()).body).toEqual({ termine: 10, mails: 1, zettel: 10 });
    const [mail, ...weitere] = await mails();
    expect([mail?.empfaenger, weitere.length]).toEqual(['haus1@example.org', 0]);
    expect(mail?.text).toContain('10 Wohnungen: ');
    expect(mail?.text).toContain('3. OG rechts');
    expect(mail?.text).not.toContain('code=');
    expect((await nachweise()).map(({ art, kanal }) => `${art} ${kanal}`).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 'ankuendigung einwurf'),
      'mitteilung mail',
    ]);
  });
  it('counts each flat, on the page of the round as in the list of rounds', async () => {
    await kuendigeAn();
    const { body: runde } = await api.call(kehrtour.kehrtourHolen, { params: params() }, betrieb.token.buero);
    const { body: liste } = await api.call(kehrtour.kehrtourenHolen, { query: {} }, betrieb.token.buero);
    expect(runde.rueckmeldungen).toMatchObject({ angekuendigt: 10, offen: 10 });
    expect(liste.eintraege.map(({ angekuendigt }) => angekuendigt)).toEqual([10]);
  });
  it('is told of no second time while nothing has moved', async () => {
    await kuendigeAn();
    expect((await kuendigeAn({}, tour.version + 1)).body).toMatchObject({ termine: 0, mails: 0, zettel: 0 });
  });
  it('has a slip per flat, a poster with every flat, and no letter while the Hausverwaltung reads mail', async () => {
    await kuendigeAn();
    // Ten slips, four on a sheet.
    expect(seiten((await drucke('a6')).body)).toBe(3);
    expect(seiten((await drucke('aushang')).body)).toBe(1);
  });
});

describe('a PDF', () => {
  it('has a page or is refused with the reason, never empty', async () => {
    await planeTour();
    await kuendigeAn();
    const [slips, posters] = [await drucke('a6'), await drucke('aushang')];
    expect([slips.status, slips.body.title]).toEqual([409, 'Hier gibt es nichts zu drucken']);
    expect(slips.body.detail).toContain('Alle Haushalte bekommen eine E-Mail.');
    expect([posters.status, posters.body.detail]).toEqual([
      409,
      'In dieser Kehrtour ist kein Haus, dessen Wohnungen einzeln eingetragen sind. Das geht bei der Liegenschaft unter „Nutzungseinheiten“.',
    ]);
  });
});

/** Pages that the file itself counts. */
const seiten = (pdf: unknown): number => Number(/\/Count (\d+)/.exec(String(pdf))?.[1] ?? 0);
