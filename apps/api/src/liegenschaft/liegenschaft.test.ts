import { randomUUID } from 'node:crypto';

import type { Endpoint } from '@kehrtour/contract/endpoint';
import type { Kontaktdaten } from '@kehrtour/contract/kontakt';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import { OHNE_ANGABEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { einheitenreihe } from '@kehrtour/domain/liegenschaft/einheitenreihe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hausverlaufVon } from '../../test/hausverlaufVon.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { wieSpalte } from '../../test/werte.ts';
import { liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  haeuser = await neueHaeuser(eigener);
  await setzeZeilen(eigener, 'liegenschaft', {}, { quelle: 'datei', external_id: wieSpalte('id') });
});
afterAll(() => api.close());

const haus = (nummer: number): string => haeuser[nummer - 1] ?? '';
const hole = async (id: string, token = eigener.token.buero) =>
  (await api.call(liegenschaft.liegenschaftHolen, { params: { id } }, token)).body;
const daten = {
  strasse: 'Am Anger',
  hausnr: '4',
  hausnrZusatz: '',
  plz: '91207',
  ort: 'Lauf',
  ortsteil: '',
  laufnummer: 12.5,
  ...OHNE_ANGABEN,
  typ: 'mehrfamilienhaus' as const,
  einheitenAnzahl: 6,
  rolle: 'freiUndHoheitlich' as const,
  status: 'aktiv' as const,
  notizZugang: 'Schlüssel bei Meyer',
  notizArbeit: '',
};
const person: Kontaktdaten = {
  rolle: 'bewohner',
  nutzungseinheitId: null,
  empfaengtTermin: true,
  anrede: 'frau',
  titel: '',
  vorname: 'Monika',
  nachname: 'Escherich',
  firma: '',
  zeile2: '',
  strasse: '',
  hausnr: '',
  plz: '',
  ort: '',
  telefon: '09123 71981',
  mobil: '',
  email: 'monika@example.org',
  emailFuerTermine: true,
  keineSms: false,
  sperrvermerk: false,
  emailRechnung: '',
  leitwegId: '',
  ustId: '',
  zuerst: null,
};
const aendere = (id: string, body: object, token = eigener.token.buero) =>
  api.call(
    liegenschaft.liegenschaftAendern,
    { params: { id }, body: { ...daten, version: 1, ...body } },
    token,
  );

describe('a house', () => {
  it('is made by hand, once however often the button is pressed', async () => {
    const idempotencyKey = randomUUID();
    const lege = () =>
      api.call(
        liegenschaft.liegenschaftAnlegen,
        { body: { ...daten, koordinaten: { lat: 49.5, lon: 11.2 } }, idempotencyKey },
        eigener.token.buero,
      );
    const { status, body } = await lege();
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...daten, quelle: 'hand', ortQuelle: 'hand', loeschbar: true, version: 1 });
    expect((await lege()).body.id).toBe(body.id);
    // Whoever spells the same address otherwise is asked first.
    const noch = (mehr: object) =>
      api.call(
        liegenschaft.liegenschaftAnlegen,
        { body: { ...daten, koordinaten: null, ...mehr }, idempotencyKey: randomUUID() },
        eigener.token.buero,
      );
    const gefragt = await noch({ strasse: 'am anger', hausnr: '4 ' });
    expect([gefragt.status, gefragt.body.type, gefragt.body.angaben]).toEqual([
      409,
      'liegenschaft.gibt-es-schon',
      { id: body.id, anschrift: 'Am Anger 4, 91207 Lauf', name: '' },
    ]);
    const zweites = await noch({ trotzdem: true });
    expect([zweites.status, zweites.body.id === body.id]).toEqual([200, false]);
    expect((await noch({ hausnr: '4a' })).status).toBe(200);
    expect(await hausverlaufVon(api, body.id, eigener.token.buero)).toMatchObject([
      { wer: 'buero Test', was: 'Angelegt' },
    ]);
  });
  it('keeps what was changed by hand from the next import, part by part', async () => {
    const vorher = await hole(haus(1));
    const { status, body } = await aendere(haus(1), { ...felder(vorher), notizZugang: 'Hund!' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, notizZugang: 'Hund!', lokalGeaendert: ['Bemerkung'] });
    const dann = await aendere(haus(1), { ...felder(body), version: 2, plz: '91208', laufnummer: 1.5 });
    expect(dann.body.lokalGeaendert).toEqual(['Anschrift', 'Laufende Nummer', 'Bemerkung']);
    expect((await hausverlaufVon(api, haus(1), eigener.token.buero))[0]?.was).toBe(
      'Angaben geändert: Anschrift, Laufende Nummer',
    );
  });
  it('shows a second writer what differs and loses nothing', async () => {
    const vorher = await hole(haus(2));
    await aendere(haus(2), { ...felder(vorher), notizArbeit: 'Leiter mitbringen' });
    const zweiter = await aendere(haus(2), { ...felder(vorher), notizArbeit: 'Steigeisen', ort: 'Lauf' });
    expect(zweiter.status).toBe(409);
    expect(zweiter.body.angaben?.['unterschiede']).toEqual([
      { feld: 'notizArbeit', jetzt: 'Leiter mitbringen', ihres: 'Steigeisen' },
    ]);
    expect((await hole(haus(2))).notizArbeit).toBe('Leiter mitbringen');
  });
  it('does not count an unchanged save as a change', async () => {
    const vorher = await hole(haus(3));
    const { body } = await aendere(haus(3), felder(vorher));
    expect(body).toMatchObject({ version: 1, lokalGeaendert: [] });
  });
  it('takes no PLZ without its zero and no number with four decimals', async () => {
    expect((await aendere(haus(3), { plz: '1067' })).body.felder?.[0]).toMatchObject({
      feld: 'plz',
      text: 'hat fünf Ziffern',
    });
    expect((await aendere(haus(3), { laufnummer: 1.2345 })).body.felder?.[0]?.feld).toBe('laufnummer');
  });
  it('is put on the map by hand', async () => {
    const { body } = await api.call(
      liegenschaft.lageSetzen,
      { params: { id: haus(40) }, body: { version: 1, koordinaten: { lat: 49.51, lon: 11.28 } } },
      eigener.token.buero,
    );
    expect(body).toMatchObject({
      koordinaten: { lat: 49.51, lon: 11.28 },
      ortQuelle: 'hand',
      lokalGeaendert: ['Koordinaten'],
    });
  });
  it('is squeezed into the working order', async () => {
    const ordne = async (id: string, nachId: string) =>
      api.call(
        liegenschaft.zwischennummerVergeben,
        { params: { id }, body: { version: (await hole(id)).version, nachId } },
        eigener.token.buero,
      );
    expect((await ordne(haus(30), haus(10))).body.laufnummer).toBe(10.5);
    expect((await ordne(haus(31), haus(10))).body.laufnummer).toBe(10.3);
    expect((await ordne(haus(32), haus(40))).body.laufnummer).toBe(41);
    expect((await ordne(haus(33), haus(33))).status).toBe(404);
  });
  it('goes only as long as nobody was told of an appointment', async () => {
    const loesche = (id: string, token = eigener.token.buero) =>
      api.call(liegenschaft.liegenschaftLoeschen, { params: { id } }, token);
    await neuerTermin(eigener, { liegenschaftId: haus(20), mitarbeiterId: eigener.mitarbeiterId.geselle });
    expect(await loesche(haus(20))).toMatchObject({
      status: 409,
      body: { type: 'liegenschaft.hat-termine' },
    });
    expect((await hole(haus(20))).loeschbar).toBe(false);
    expect((await loesche(haus(21))).status).toBe(200);
    expect((await loesche(haus(21))).status).toBe(404);
    const leute = await liesZeilen(eigener, 'kontakt', [], { nachname: 'Bewohner21' });
    expect(leute).toEqual([]);
  });
});

describe('the people of a house', () => {
  it('are added, changed and taken away', async () => {
    const id = haus(11);
    const { body: mit } = await api.call(
      liegenschaft.kontaktAnlegen,
      { params: { id }, body: { version: 1, kontakt: person }, idempotencyKey: randomUUID() },
      eigener.token.buero,
    );
    const neu = mit.kontakte.find(({ nachname }) => nachname === 'Escherich');
    expect(neu).toMatchObject({ ...person, datenherkunft: 'auftrag' });
    expect(mit.lokalGeaendert).toEqual(['Kontakte']);
    const { body: anders } = await api.call(
      liegenschaft.kontaktAendern,
      {
        params: { id, teilId: neu?.id ?? '' },
        body: {
          version: 2,
          kontakt: {
            ...person,
            nachname: 'Eschenbach',
            emailFuerTermine: false,
            emailRechnung: 'rechnung@stadt.example',
            leitwegId: '04011000-1234512345-06',
            ustId: 'DE123456788',
          },
        },
      },
      eigener.token.buero,
    );
    expect(anders.kontakte.map(({ nachname }) => nachname)).toEqual(['Eschenbach', 'Bewohner11']);
    expect(anders.kontakte[0]).toMatchObject({
      emailRechnung: 'rechnung@stadt.example',
      leitwegId: '04011000-1234512345-06',
      ustId: 'DE123456788',
    });
    const falsch = await api.call(
      liegenschaft.kontaktAendern,
      {
        params: { id, teilId: neu?.id ?? '' },
        body: { version: 3, kontakt: { ...person, leitwegId: '04011000-1234512345-07' } },
      },
      eigener.token.buero,
    );
    expect(falsch.body.felder).toEqual([
      { feld: 'kontakt.leitwegId', text: expect.stringContaining('Prüfziffer') },
    ]);
    const { body: ohne } = await api.call(
      liegenschaft.kontaktLoeschen,
      { params: { id, teilId: neu?.id ?? '' } },
      eigener.token.buero,
    );
    expect(ohne.kontakte.map(({ nachname }) => nachname)).toEqual(['Bewohner11']);
  });
  it('need a name, and an address before mails are promised', async () => {
    const lege = async (teile: object) =>
      (
        await api.call(
          liegenschaft.kontaktAnlegen,
          {
            params: { id: haus(12) },
            body: { version: 1, kontakt: { ...person, ...teile } },
            idempotencyKey: randomUUID(),
          },
          eigener.token.buero,
        )
      ).body.felder?.[0]?.feld;
    expect(await lege({ nachname: '' })).toBe('kontakt.nachname');
    expect(await lege({ email: '' })).toBe('kontakt.email');
    expect(await lege({ nutzungseinheitId: randomUUID() })).toBe('kontakt.nutzungseinheitId');
  });
});

describe('the units of a house', () => {
  it('are added ten at once, all or none, and stand in the order of the house', async () => {
    const id = haus(17);
    const reihe = einheitenreihe({ anzahl: 10, jeGeschoss: 1, unterstes: 'EG', abNummer: 1 });
    const einheiten = reihe.map((lage) => ({ ...lage, aktiv: true }));
    const lege = (body: object, token = eigener.token.buero) =>
      api.call(
        liegenschaft.einheitenAnlegen,
        { params: { id }, body: { einheiten, version: 1, ...body }, idempotencyKey: randomUUID() },
        token,
      );
    expect((await lege({ einheiten: [] })).status).toBe(400);
    expect((await lege({}, fremder.token.inhaber)).status).toBe(404);
    expect((await lege({}, eigener.token.geselle)).status).toBe(403);
    const { body } = await lege({ einheiten: einheiten.toReversed() });
    expect(body.einheiten.map(({ nummer }) => nummer)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    expect(body).toMatchObject({ einheitenAnzahl: 10, version: 2 });
  });
  it('are added, changed, and taken away unless they were told of an appointment', async () => {
    const id = haus(13);
    const einheit = { nummer: '1', geschoss: 'EG', lage: 'links', bezeichnung: '', aktiv: true };
    const { body: mit } = await api.call(
      liegenschaft.einheitAnlegen,
      { params: { id }, body: { ...einheit, version: 1 }, idempotencyKey: randomUUID() },
      eigener.token.buero,
    );
    const teilId = mit.einheiten[0]?.id ?? '';
    expect(mit).toMatchObject({
      einheiten: [einheit],
      einheitenAnzahl: 1,
      lokalGeaendert: ['Nutzungseinheiten'],
    });
    const { body: anders } = await api.call(
      liegenschaft.einheitAendern,
      { params: { id, teilId }, body: { ...einheit, lage: 'rechts', version: 2 } },
      eigener.token.buero,
    );
    expect(anders.einheiten[0]?.lage).toBe('rechts');
    await neuerTermin(eigener, {
      liegenschaftId: id,
      mitarbeiterId: eigener.mitarbeiterId.geselle,
      nutzungseinheitId: teilId,
    });
    const weg = () => api.call(liegenschaft.einheitLoeschen, { params: { id, teilId } }, eigener.token.buero);
    expect(await weg()).toMatchObject({ status: 409, body: { type: 'liegenschaft.hat-termine' } });
    await loescheZeilen(eigener, 'termin', { nutzungseinheit_id: teilId });
    expect((await weg()).body.einheiten).toEqual([]);
  });
});

describe('who may', () => {
  const params = () => ({ id: haus(14), teilId: randomUUID() });
  const einheit = { nummer: '', geschoss: '', lage: '', bezeichnung: 'Laden', aktiv: true, version: 1 };
  const schreibend = (): [string, Endpoint, object][] => [
    ['change', liegenschaft.liegenschaftAendern, { ...daten, version: 1 }],
    ['place', liegenschaft.lageSetzen, { version: 1, koordinaten: { lat: 1, lon: 1 } }],
    ['order', liegenschaft.zwischennummerVergeben, { version: 1, nachId: haus(15) }],
    ['delete', liegenschaft.liegenschaftLoeschen, {}],
    ['add a unit to', liegenschaft.einheitAnlegen, einheit],
    ['change a unit of', liegenschaft.einheitAendern, einheit],
    ['remove a unit of', liegenschaft.einheitLoeschen, {}],
    ['add a person to', liegenschaft.kontaktAnlegen, { version: 1, kontakt: person }],
    ['change a person of', liegenschaft.kontaktAendern, { version: 1, kontakt: person }],
    ['remove a person of', liegenschaft.kontaktLoeschen, {}],
  ];
  it('lets only the office of the own company write', async () => {
    for (const [was, endpoint, body] of schreibend()) {
      const versuche = (token: string) =>
        api.call(
          endpoint,
          { params: params(), idempotencyKey: randomUUID(), ...(endpoint.body ? { body } : {}) } as never,
          token,
        );
      expect((await versuche(eigener.token.geselle)).status, `${was} as geselle`).toBe(403);
      expect((await versuche(eigener.token.azubi)).status, `${was} as azubi`).toBe(403);
      expect((await versuche(fremder.token.inhaber)).status, `${was} as another company`).toBe(404);
    }
    expect((await hole(haus(14))).version).toBe(1);
  });
  it('lets only the office make a new one', async () => {
    const { status } = await api.call(
      liegenschaft.liegenschaftAnlegen,
      { body: { ...daten, koordinaten: null }, idempotencyKey: randomUUID() },
      eigener.token.geselle,
    );
    expect(status).toBe(403);
  });
  it('shows a house to drivers, to an apprentice on the own rounds, to nobody else', async () => {
    const sieht = async (token: string, id = haus(14)) =>
      (await api.call(liegenschaft.liegenschaftHolen, { params: { id } }, token)).status;
    expect(await sieht(eigener.token.geselle)).toBe(200);
    expect(await sieht(eigener.token.azubi)).toBe(404);
    await neuerTermin(eigener, { liegenschaftId: haus(16), mitarbeiterId: eigener.mitarbeiterId.azubi });
    expect(await sieht(eigener.token.azubi, haus(16))).toBe(200);
    expect(await sieht(fremder.token.inhaber)).toBe(404);
  });
});

/** What the form would send back unchanged. */
function felder(stand: liegenschaft.Liegenschaft): liegenschaft.Liegenschaftdaten {
  return Object.fromEntries(
    Object.keys(daten).map((feld) => [feld, stand[feld as keyof typeof daten]]),
  ) as liegenschaft.Liegenschaftdaten;
}
