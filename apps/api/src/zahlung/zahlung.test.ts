import { randomUUID } from 'node:crypto';

import { kehrtourAnlegen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { mitarbeiterHolen } from '@kehrtour/contract/konto';
import * as zahlung from '@kehrtour/contract/zahlung';
import type { TarifId } from '@kehrtour/domain/unternehmen/tarif';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { alsText } from '../../test/fragen.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { geordnet, liesZeile, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { erinnereAnEnde } from './erinnereAnEnde.ts';
import { rechnungsgrundlage } from './rechnungsgrundlage.ts';
import { schliesseOhneTarif } from './zahlung.jobs.ts';
import { saveAnschrift } from './zahlung.store.ts';

const JANUAR = '2027-01-11T08:00:00+01:00';
let api: TestApi;
let wir: TestBetrieb;
let fremd: TestBetrieb;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date(JANUAR);
  wir = await api.neuerBetrieb();
  fremd = await api.neuerBetrieb();
  await vergissZaehler(api);
  // Two people: the small plan is enough.
  for (const betrieb of [wir, fremd])
    await setzeZeilen(betrieb, 'mitarbeiter', { rolle: ['geselle', 'azubi'] }, { aktiv: false });
});

const stand = async (betrieb = wir) => (await api.call(zahlung.zahlungHolen, {}, betrieb.token.inhaber)).body;
const buche = (tarif: TarifId | null, version: number, token = wir.token.inhaber) =>
  api.call(zahlung.tarifBuchen, { body: { tarif, version } }, token);
const ANSCHRIFT = {
  name: 'Stadt Lauf',
  zusatz: 'Kämmerei',
  strasse: 'Urlasstraße 22',
  plz: '91207',
  ort: 'Lauf',
  ustId: '',
  leitwegId: '04011000-1234512345-06',
};

describe('the plan of a company', () => {
  it('is seen by owner and office, and booked by the owner alone', async () => {
    expect((await api.call(zahlung.zahlungHolen, {}, wir.token.buero)).body).toMatchObject({
      tarif: null,
      testendeAm: '2027-02-28',
      mitarbeitende: 2,
      anschriftDesBetriebs: true,
      art: 'rechnung',
    });
    expect((await api.call(zahlung.zahlungHolen, {}, wir.token.geselle)).status).toBe(401);
    expect((await buche('bezirk', 1, wir.token.buero)).status).toBe(403);
    expect((await buche('bezirk', 1)).body).toMatchObject({ tarif: 'bezirk', danach: null, version: 2 });
    expect((await stand(fremd)).tarif).toBeNull();
  });
  it('grows at once and shrinks with the next month, and the last word counts', async () => {
    await buche('bezirk', 1);
    api.clock.now = new Date('2027-01-31T08:00:00+01:00');
    expect((await buche('betrieb', 2)).body).toMatchObject({ tarif: 'betrieb', danach: null });
    const kleiner = await buche('bezirk', 3);
    expect(kleiner.body).toMatchObject({ tarif: 'betrieb', danach: { ab: '2027-02-01', tarif: 'bezirk' } });
    expect((await buche(null, 4)).body.danach).toEqual({ ab: '2027-02-01', tarif: null });
    expect((await buche('betrieb', 5)).body).toMatchObject({ tarif: 'betrieb', danach: null });
  });
  it('is not booked by two who saw the same state', async () => {
    const beide = await Promise.all([buche('bezirk', 1), buche('betrieb', 1)]);
    expect(beide.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
  it('has room for everybody with an account, or says what to do', async () => {
    await setzeZeilen(wir, 'mitarbeiter', {}, { aktiv: true });
    const { status, body } = await buche('bezirk', 1);
    expect([status, body.type]).toEqual([422, 'zahlung.tarif-zu-klein']);
    expect(body.detail).toContain('4 Personen');
    expect((await stand()).version).toBe(1);
    expect((await buche('betrieb', 1)).status).toBe(200);
  });
});

describe('the planner', () => {
  const offen = async (betrieb: TestBetrieb) =>
    (await api.call(mitarbeiterHolen, {}, betrieb.token.inhaber)).body.mitarbeiter.unternehmen.kehrtourplaner;
  it('closes after the trial for those without a plan, and opens with the booking', async () => {
    await buche('bezirk', 1);
    await schliesseOhneTarif(api.deps);
    expect(await offen(fremd)).toBe(true);
    api.clock.now = new Date('2027-03-01T08:00:00+01:00');
    await schliesseOhneTarif(api.deps);
    expect([await offen(wir), await offen(fremd)]).toEqual([true, false]);
    await buche('bezirk', 1, fremd.token.inhaber);
    await schliesseOhneTarif(api.deps);
    expect(await offen(fremd)).toBe(true);
  });
  it('closes when a plan has ended', async () => {
    await buche('bezirk', 1);
    api.clock.now = new Date('2027-03-15T08:00:00+01:00');
    await buche(null, 2);
    await schliesseOhneTarif(api.deps);
    expect(await offen(wir)).toBe(true);
    api.clock.now = new Date('2027-04-01T08:00:00+02:00');
    await schliesseOhneTarif(api.deps);
    expect(await offen(wir)).toBe(false);
  });
});

describe('the end of the planner', () => {
  const mails = (betrieb: TestBetrieb) =>
    liesZeilen(
      betrieb,
      'ausgang',
      ['betreff', 'text'],
      geordnet(['angelegt_am', 'ereignis'], { vorlage: 'planerende' }),
    );
  const tag = async (am: string) => {
    api.clock.now = new Date(`${am}T08:00:00+01:00`);
    await erinnereAnEnde(api.deps);
    await schliesseOhneTarif(api.deps);
  };
  it('is told a week and a day before, and once when it is there', async () => {
    await buche('bezirk', 1, fremd.token.inhaber);
    for (const am of [
      '2027-02-20',
      '2027-02-21',
      '2027-02-22',
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
      '2027-03-02',
    ])
      await tag(am);
    const eigene = await mails(wir);
    expect(eigene.map(({ betreff }) => betreff)).toEqual([
      'Ihre freie Zeit mit Kehrtour endet bald',
      'Ihre freie Zeit mit Kehrtour endet bald',
      'Der Kehrtourplaner ist jetzt geschlossen',
    ]);
    expect(eigene[0]?.text).toContain('28. Februar 2027');
    expect(await mails(fremd)).toEqual([]);
  });
  it('is told of a plan that was ended, and not when it was taken again', async () => {
    await buche('bezirk', 1);
    await buche('bezirk', 1, fremd.token.inhaber);
    await tag('2027-03-15');
    await buche(null, 2);
    await buche(null, 2, fremd.token.inhaber);
    await buche('bezirk', 3, fremd.token.inhaber);
    await tag('2027-03-30');
    expect((await mails(wir)).map(({ betreff }) => betreff)).toEqual(['Ihr Tarif bei Kehrtour endet bald']);
    expect(await mails(fremd)).toEqual([]);
  });
  it('lets nothing new begin, and what was told goes on', async () => {
    const lege = () =>
      api.call(kehrtourAnlegen, { body: {}, idempotencyKey: randomUUID() }, wir.token.inhaber);
    const { body } = await lege();
    await setzeZeilen(wir, 'unternehmen', {}, { kehrtourplaner: false });
    const zweite = await lege();
    expect([zweite.status, zweite.body.type]).toEqual([403, 'kehrtourplaner-nicht-gebucht']);
    const holen = await api.call(kehrtourHolen, { params: { id: body.id } }, wir.token.inhaber);
    expect(holen.status).toBe(200);
  });
});

describe('the address of invoices', () => {
  const aendere = (mehr: object, version = 1) =>
    api.call(
      zahlung.rechnungsanschriftAendern,
      { body: { ...ANSCHRIFT, ...mehr, version } },
      wir.token.inhaber,
    );
  it('is the company’s own until another is entered', async () => {
    expect((await stand()).anschrift).toMatchObject({ plz: '91207', ort: 'Lauf a.d.Pegnitz' });
    expect((await aendere({})).body).toMatchObject({ anschrift: ANSCHRIFT, anschriftDesBetriebs: false });
    expect((await aendere({ name: 'Zweiter' })).body.type).toBe('veraltet');
  });
  it('has a Leitweg-ID or a debit, never both: its XRechnung would have to name the whole IBAN', async () => {
    const lastschrift = {
      kontoinhaber: 'Stadt Lauf',
      iban: 'DE89370400440532013000',
      erteilt: true as const,
    };
    const zahleMit = (body: { lastschrift: typeof lastschrift | null; version: number }) =>
      api.call(zahlung.zahlungsartAendern, { body }, wir.token.inhaber);
    expect((await aendere({})).status).toBe(200);
    const keineLastschrift = await zahleMit({ lastschrift, version: 2 });
    expect(keineLastschrift.body).toMatchObject({ type: 'eingabe-ungueltig' });
    expect(JSON.stringify(keineLastschrift.body)).toContain('nehmen Sie zuerst die Leitweg-ID');
    expect((await aendere({ leitwegId: '' }, 2)).status).toBe(200);
    expect((await zahleMit({ lastschrift, version: 3 })).status).toBe(200);
    expect((await aendere({}, 4)).body).toMatchObject({ felder: [{ feld: 'leitwegId' }] });
    expect((await stand()).anschrift.leitwegId).toBe('');
    // Who had both before pays by transfer, and the invoice says so.
    await wir.ctx.transaction((tx) => saveAnschrift(tx, ANSCHRIFT));
    expect((await wir.ctx.transaction(rechnungsgrundlage)).zahlung).toEqual({
      art: 'rechnung',
      mandat: null,
    });
  });
  it('names what is wrong with a Leitweg-ID or a VAT id', async () => {
    const leitweg = await aendere({ leitwegId: '04011000-1234512345-07' });
    expect(leitweg.status).toBe(400);
    expect(JSON.stringify(leitweg.body)).toContain('Prüfziffer');
    expect(JSON.stringify((await aendere({ ustId: 'DE136695977' })).body)).toContain('Tippfehler');
  });
});

describe('a mandate', () => {
  const erteile = (iban: string, version = 1, erteilt = true) =>
    api.call(
      zahlung.zahlungsartAendern,
      {
        body: { lastschrift: { kontoinhaber: 'Marlene Rußwurm', iban, erteilt: erteilt as true }, version },
      },
      wir.token.inhaber,
    );
  it('is refused for an IBAN with a typo and without its yes', async () => {
    expect(JSON.stringify((await erteile('DE89 3704 0044 0532 0130 01')).body)).toContain('Tippfehler');
    expect((await erteile('DE89370400440532013000', 1, false)).status).toBe(400);
    expect((await erteile('')).status).toBe(400);
  });
  it('is kept sealed, shown by its end, replaced and revoked', async () => {
    const erstes = await erteile('de89 3704 0044 0532 0130 00');
    expect(erstes.body).toMatchObject({
      art: 'lastschrift',
      mandat: { kontoinhaber: 'Marlene Rußwurm', ibanEnde: '3000', erteiltAm: '2027-01-11' },
    });
    const gespeichert = await alsText(wir, 'lastschriftmandat', 'verlauf');
    expect(gespeichert.join()).not.toContain('370400440532013000');
    const zweites = await erteile('AT611904300234573201', 2);
    expect(zweites.body.mandat?.referenz).not.toBe(erstes.body.mandat?.referenz);
    const weg = await api.call(
      zahlung.zahlungsartAendern,
      { body: { lastschrift: null, version: 3 } },
      wir.token.inhaber,
    );
    expect(weg.body).toMatchObject({ art: 'rechnung', mandat: null });
    expect((await stand(fremd)).mandat).toBeNull();
  });
});

describe('an address that invoices are mailed to', () => {
  const lege = (email: string) =>
    api.call(
      zahlung.rechnungsempfaengerAnlegen,
      { body: { email }, idempotencyKey: randomUUID() },
      wir.token.inhaber,
    );
  const codeAus = async (email: string): Promise<string> => {
    const mail = await liesZeile(
      wir,
      'ausgang',
      ['text'],
      geordnet(['angelegt_am desc'], { empfaenger: email }),
    );
    return /\d{3} \d{3}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const bestaetige = (id: string, code: string, token = wir.token.inhaber) =>
    api.call(zahlung.rechnungsempfaengerBestaetigen, { params: { id }, body: { code } }, token);

  it('counts when its code was entered, in the form that the mail shows it', async () => {
    const { body } = await lege('Steuer@Beispiel.example');
    const id = body.empfaenger[0]?.id ?? '';
    expect(body.empfaenger).toEqual([{ id, email: 'steuer@beispiel.example', bestaetigt: false }]);
    const code = await codeAus('steuer@beispiel.example');
    const falsch = code === '000 000' ? '000001' : '000000';
    expect((await bestaetige(id, falsch)).status).toBe(410);
    expect((await bestaetige(id, code, fremd.token.inhaber)).status).toBe(404);
    expect((await bestaetige(id, code)).body.empfaenger[0]?.bestaetigt).toBe(true);
    expect((await bestaetige(id, code)).status).toBe(200);
    expect((await lege('steuer@beispiel.example')).body.type).toBe('email-vergeben');
  });
  it('has three days, and gets another code on request', async () => {
    const id = (await lege('a@beispiel.example')).body.empfaenger[0]?.id ?? '';
    const alt = await codeAus('a@beispiel.example');
    api.clock.now = new Date('2027-01-14T08:00:01+01:00');
    expect((await bestaetige(id, alt)).status).toBe(410);
    const nochmal = { params: { id }, idempotencyKey: randomUUID() };
    await api.call(zahlung.empfaengercodeSchicken, nochmal, wir.token.inhaber);
    const beide = await liesZeilen(wir, 'ausgang', ['text'], { empfaenger: 'a@beispiel.example' });
    const codes = beide.map(({ text }) => /\d{3} \d{3}/.exec(text)?.[0] ?? '');
    const neu = codes.find((code) => code !== alt) ?? '';
    expect((await bestaetige(id, neu)).status).toBe(200);
  });
  it('is one of five at most, and is taken out again', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await lege(`${name}@beispiel.example`);
    expect((await lege('f@beispiel.example')).body.type).toBe('zahlung.zu-viele-empfaenger');
    const [erste] = (await stand()).empfaenger;
    const loesche = (token: string) =>
      api.call(zahlung.rechnungsempfaengerLoeschen, { params: { id: erste?.id ?? '' } }, token);
    expect((await loesche(fremd.token.inhaber)).status).toBe(404);
    expect((await loesche(wir.token.inhaber)).body.empfaenger).toHaveLength(4);
    expect((await lege('f@beispiel.example')).status).toBe(200);
  });
  it('cannot be tried out: after ten codes there is a pause', async () => {
    const id = (await lege('a@beispiel.example')).body.empfaenger[0]?.id ?? '';
    for (let versuch = 0; versuch < 10; versuch += 1) await bestaetige(id, '111111');
    expect((await bestaetige(id, '111111')).status).toBe(429);
  });
});
