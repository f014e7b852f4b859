import { randomUUID } from 'node:crypto';

import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import * as verwaltung from '@kehrtour/contract/verwaltung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hausverlaufVon } from '../../../test/hausverlaufVon.ts';
import { importiere, nimmZurueck } from '../../../test/importFixture.ts';
import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { neueZeile } from '../../../test/zeilen.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb, 4);
});

async function neueVerwaltung(
  haus: string,
  teile: { firma?: string; telefon?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await neueZeile(betrieb, 'kontakt', {
    id,
    art: 'firma',
    firma: teile.firma ?? 'Hausverwaltung Kraus GmbH',
    telefon: teile.telefon ?? '09123 71981',
  });
  await neueZeile(betrieb, 'liegenschaft_kontakt', {
    liegenschaft_id: haus,
    kontakt_id: id,
    rolle: 'verwalter',
  });
  return id;
}
const liste = async (suche = '', token = betrieb.token.buero) =>
  api.call(verwaltung.verwaltungenHolen, { query: { suche } }, token);
const hole = async (id: string, token = betrieb.token.buero) =>
  api.call(verwaltung.verwaltungHolen, { params: { id } }, token);
const legeZusammen = (id: string, version: number, ids: string[]) =>
  api.call(
    verwaltung.verwaltungenZusammenlegen,
    { params: { id }, body: { version, ids } },
    betrieb.token.buero,
  );
const DATEN: verwaltung.Verwaltungsdaten = {
  firma: 'Hausverwaltung Kraus & Söhne GmbH',
  vorname: '',
  nachname: '',
  zeile2: '',
  strasse: 'Marktplatz',
  hausnr: '4',
  plz: '91207',
  ort: 'Lauf',
  telefon: '09123 5',
  mobil: '',
  email: 'kraus@example.org',
  emailFuerTermine: true,
};
const aendere = (id: string, version: number, daten = DATEN) =>
  api.call(verwaltung.verwaltungAendern, { params: { id }, body: { version, daten } }, betrieb.token.buero);
const [a, b, c] = [0, 1, 2];

describe('the Hausverwaltungen', () => {
  it('are listed with their houses, most first, and found by name or number', async () => {
    await neueVerwaltung(haeuser[a] ?? '');
    await neueVerwaltung(haeuser[b] ?? '', { firma: 'WEG-Verwaltung Pegnitztal', telefon: '0911 44' });
    const { body } = await liste();
    expect(body).toMatchObject({ gesamt: 2, doppelte: 0 });
    expect((await liste('pegnitz')).body.eintraege.map(({ name }) => name)).toEqual([
      'WEG-Verwaltung Pegnitztal',
    ]);
    expect((await liste('0911')).body.gesamt).toBe(1);
  });

  it('are nobody else’s: not another company’s, not the Geselle’s', async () => {
    const id = await neueVerwaltung(haeuser[a] ?? '');
    const fremd = await api.neuerBetrieb();
    expect((await hole(id, fremd.token.inhaber)).status).toBe(404);
    expect((await liste('', fremd.token.inhaber)).body.gesamt).toBe(0);
    expect((await liste('', betrieb.token.geselle)).status).toBe(403);
    expect((await hole(id, betrieb.token.geselle)).status).toBe(403);
  });

  it('show who looks alike before they are joined, and have all houses afterwards', async () => {
    const eine = await neueVerwaltung(haeuser[a] ?? '');
    const gleiche = await neueVerwaltung(haeuser[b] ?? '', { firma: 'HAUSVERWALTUNG KRAUS' });
    const fragliche = await neueVerwaltung(haeuser[c] ?? '', { telefon: '0911 99' });
    const andere = await neueVerwaltung(haeuser[c] ?? '', { firma: 'Hausverwaltung Groß' });
    const { body: vorher } = await hole(eine);
    expect(new Map(vorher.aehnliche.map(({ id, sicher }) => [id, sicher]))).toEqual(
      new Map([
        [gleiche, true],
        [fragliche, false],
      ]),
    );
    expect((await liste()).body.doppelte).toBe(2);
    expect((await legeZusammen(eine, vorher.version, [andere])).body.felder?.[0]).toMatchObject({
      feld: 'ids',
    });
    const { status, body } = await legeZusammen(eine, vorher.version, [gleiche, fragliche]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect([body.haeuser.length, body.aehnliche]).toEqual([3, []]);
    expect((await liste()).body).toMatchObject({ gesamt: 2, doppelte: 0 });
    expect((await hole(gleiche)).status).toBe(404);
  });

  it('have one entry at a house that had two of them', async () => {
    const eine = await neueVerwaltung(haeuser[a] ?? '');
    const zweite = await neueVerwaltung(haeuser[a] ?? '');
    const { body } = await legeZusammen(eine, 1, [zweite]);
    expect(body.haeuser).toHaveLength(1);
    const haus = await api.call(liegenschaftHolen, { params: { id: haeuser[a] ?? '' } }, betrieb.token.buero);
    expect(haus.body.kontakte.filter(({ rolle }) => rolle === 'verwalter')).toHaveLength(1);
  });

  it('are changed in one place for all houses, and an older page is told so', async () => {
    const eine = await neueVerwaltung(haeuser[a] ?? '');
    await legeZusammen(eine, 1, [await neueVerwaltung(haeuser[b] ?? '')]);
    const { body: stand } = await hole(eine);
    expect((await aendere(eine, stand.version)).body).toMatchObject({
      telefon: '09123 5',
      emailFuerTermine: true,
    });
    for (const id of haeuser.slice(0, 2)) {
      const { body } = await api.call(liegenschaftHolen, { params: { id } }, betrieb.token.buero);
      expect(body.kontakte.find(({ rolle }) => rolle === 'verwalter')).toMatchObject({
        email: 'kraus@example.org',
      });
      expect((await hausverlaufVon(api, id, betrieb.token.buero))[0]).toMatchObject({
        was: 'Kontakt geändert',
      });
    }
    expect(await aendere(eine, stand.version)).toMatchObject({ status: 409, body: { type: 'veraltet' } });
  });

  it('need a name, and a mail before it can be used', async () => {
    const eine = await neueVerwaltung(haeuser[a] ?? '');
    const { status, body } = await aendere(eine, 1, { ...DATEN, firma: '', email: '' });
    expect(status).toBe(400);
    expect(body.felder?.map(({ feld }) => feld)).toEqual(['daten.firma', 'daten.email']);
  });
});

const zeile = (id: string, nr: string, verwalter: string) =>
  `${id};Balkenweg;${nr};91207;Lauf a.d.Pegnitz;Müller${nr};${verwalter};Kehrung (1x jährlich);01.05.2027;30.09.2027;15`;
const datei = (name: string, ...zeilen: string[]) => ({
  name: `${name}.csv`,
  bytes: [
    'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Eigentümer;Hausverwaltung;Tätigkeit;Frist von;Frist bis;Dauer (Min)',
    ...zeilen,
  ].join('\r\n'),
});

describe('an import', () => {
  it(
    'joins the houses of one Hausverwaltung, later ones to the known one, and takes none from the others',
    { tags: 'night' },
    async () => {
      betrieb = await api.neuerBetrieb();
      const eine = [
        zeile('A-1', '1', 'Hausverwaltung Groß GmbH'),
        zeile('A-2', '2', 'Hausverwaltung Groß GmbH'),
      ];
      await importiere(api, betrieb, datei('eins', ...eine));
      const { eintraege } = (await liste()).body;
      expect(eintraege.map(({ haeuser: anzahl }) => anzahl)).toEqual([2]);
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      const zweiter = await importiere(
        api,
        betrieb,
        datei('zwei', ...eine, zeile('A-3', '3', 'HAUSVERWALTUNG GROSS GMBH')),
      );
      expect((await liste()).body.eintraege).toEqual([
        expect.objectContaining({ id: eintraege[0]?.id, haeuser: 3 }),
      ]);
      expect((await nimmZurueck(api, betrieb.token.buero, zweiter.id)).status).toBe('fertig');
      expect((await liste()).body.eintraege).toEqual([
        expect.objectContaining({ id: eintraege[0]?.id, haeuser: 2 }),
      ]);
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      // One house goes to another Hausverwaltung: the first one keeps its other house.
      await importiere(api, betrieb, datei('drei', eine[0] ?? '', zeile('A-2', '2', 'Hausverwaltung Kraus')));
      const danach = (await liste()).body.eintraege.map(({ name, haeuser: anzahl }) => [name, anzahl]);
      expect(danach.toSorted()).toEqual([
        ['Hausverwaltung Groß GmbH', 1],
        ['Hausverwaltung Kraus', 1],
      ]);
    },
  );
});
