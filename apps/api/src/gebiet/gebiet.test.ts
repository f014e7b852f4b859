import { randomUUID } from 'node:crypto';

import * as gebiet from '@kehrtour/contract/gebiet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { einHaus } from '../../test/bauten.ts';
import { fragTor } from '../../test/fragen.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { neueZusage } from '../../test/zusageFixture.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
});
afterAll(() => api.close());

const plz = (teil: Partial<gebiet.Gebietsdaten> = {}): gebiet.Gebietsdaten => ({
  art: 'plz',
  name: '',
  plz: '91207',
  ort: 'Lauf',
  strasse: '',
  hausnrVon: null,
  hausnrBis: null,
  seite: 'alle',
  flaeche: null,
  hoheitlich: true,
  ausgenommen: false,
  zustaendig: '',
  ...teil,
});
const hardt = (teil: Partial<gebiet.Gebietsdaten>) =>
  plz({ art: 'strasse', strasse: 'Hardtstraße', ...teil });
const lege = (eintraege: gebiet.Gebietsdaten[], token = eigener.token.buero) =>
  api.call(gebiet.gebieteAnlegen, { body: { eintraege }, idempotencyKey: randomUUID() }, token);
const pruefe = async (hausnr: string, strasse = 'Hardtstr.', betrieb = eigener) =>
  (await api.call(gebiet.gebietPruefen, { body: { plz: '91207', strasse, hausnr } }, betrieb.token.geselle))
    .body;

describe('the area', () => {
  it('is set by Inhaberin and Büro alone', async () => {
    expect((await lege([plz()], eigener.token.geselle)).status).toBe(403);
    expect((await lege([plz()], eigener.token.azubi)).status).toBe(403);
  });
  it('takes a pasted list and passes over what is there already', async () => {
    const { body } = await lege([plz(), plz({ plz: '91220', ort: 'Schnaittach' }), plz()]);
    expect([body.neu.length, body.schonDa]).toEqual([2, 1]);
    const nochmal = await lege([plz()], eigener.token.inhaber);
    expect([nochmal.body.neu.length, nochmal.body.schonDa, nochmal.body.eintraege.length]).toEqual([0, 1, 2]);
  });
  it('parts a street between house 17 and 18 and says which entry decides', async () => {
    await lege([
      hardt({ hausnrBis: 17 }),
      hardt({ hausnrVon: 18, ausgenommen: true, zustaendig: 'Frau Kern' }),
    ]);
    expect(await pruefe('17a')).toMatchObject({
      bedient: true,
      hoheitlich: true,
      text: expect.stringContaining('„Hardtstraße bis 17“'),
    });
    expect(await pruefe('18')).toMatchObject({
      bedient: false,
      zustaendig: 'Frau Kern',
      text: expect.stringContaining('„Hardtstraße ab 18“'),
    });
    expect(await pruefe('3', 'Marktplatz')).toMatchObject({
      bedient: true,
      text: expect.stringContaining('„91207 Lauf“'),
    });
  });
  it('is nobody else’s', async () => {
    expect((await api.call(gebiet.gebieteListe, {}, fremder.token.inhaber)).body.eintraege).toEqual([]);
    expect(await pruefe('17', 'Hardtstr.', fremder)).toMatchObject({ bedient: false, gebietId: null });
    const { body } = await api.call(gebiet.gebieteListe, {}, eigener.token.azubi);
    const ids = body.eintraege.map(({ id }) => id);
    await api.call(gebiet.gebieteLoeschen, { body: { ids } }, fremder.token.inhaber);
    expect((await api.call(gebiet.gebieteListe, {}, eigener.token.azubi)).body.eintraege.length).toBe(
      ids.length,
    );
  });
  it('decides by an area on the map only where the house is known', async () => {
    const betrieb = await api.neuerBetrieb();
    const ring: [number, number][] = [
      [11.2, 49.5],
      [11.3, 49.5],
      [11.3, 49.6],
      [11.2, 49.6],
    ];
    await lege([plz({ art: 'flaeche', plz: '', name: 'Kotzenhof', flaeche: ring })], betrieb.token.buero);
    await einHaus(betrieb, { strasse: 'Hardtstraße', hausnr: '4', lat: 49.55, lon: 11.25 });
    expect(await pruefe('4', 'Hardtstr.', betrieb)).toMatchObject({ bedient: true });
    expect(await pruefe('5', 'Hardtstr.', betrieb)).toMatchObject({ bedient: false, gebietId: null });
  });
  it('says in words which entries contradict each other', async () => {
    const betrieb = await api.neuerBetrieb();
    const { body } = await lege(
      [hardt({ hausnrVon: 1, hausnrBis: 20 }), hardt({ hausnrVon: 10, hausnrBis: 30, ausgenommen: true })],
      betrieb.token.buero,
    );
    expect(body.ueberschneidungen).toEqual([
      {
        ids: expect.arrayContaining(body.neu),
        text: expect.stringMatching(/„Hardtstraße 1 bis 20“ und „Hardtstraße 10 bis 30“.*Verschiedenes/),
      },
    ]);
  });
  it('refuses a change on an older state, and an entry without what its kind needs', async () => {
    const { body } = await api.call(gebiet.gebieteListe, {}, eigener.token.buero);
    const [eintrag] = body.eintraege;
    if (!eintrag) throw new Error('no entry');
    const aendere = (daten: gebiet.Gebietsdaten, version: number) =>
      api.call(
        gebiet.gebietAendern,
        { params: { id: eintrag.id }, body: { daten, version } },
        eigener.token.buero,
      );
    expect((await aendere(plz({ ort: 'Lauf a. d. Pegnitz' }), eintrag.version)).status).toBe(200);
    expect((await aendere(plz(), eintrag.version)).status).toBe(409);
    for (const daten of [
      plz({ plz: '' }),
      hardt({ strasse: '' }),
      hardt({ hausnrVon: 9, hausnrBis: 3 }),
      plz({ art: 'flaeche', name: 'Ost', plz: '' }),
    ])
      expect((await aendere(daten, eintrag.version + 1)).status).toBe(400);
  });
  it('is found by postcode before a company is known, without what the company wrote beside it', async () => {
    const rows = await api.deps.db.transaction({}, (tx) => fragTor(tx, 'gebiete', '91220'));
    expect(rows.map((row) => row['unternehmen_id'])).toEqual([eigener.unternehmenId]);
    expect(Object.keys(rows[0] ?? {})).not.toContain('zustaendig');
  });
});

describe('the question whom a smaller area concerns', () => {
  it('names booked appointments that would lie outside, and only those', async () => {
    const betrieb = await api.neuerBetrieb();
    const mitarbeiterId = betrieb.mitarbeiterId.geselle;
    const { body } = await lege([plz(), plz({ plz: '91220' })], betrieb.token.buero);
    const weg = body.eintraege.filter((eintrag) => eintrag.plz === '91220').map(({ id }) => id);
    const dort = await neueZusage(betrieb, { mitarbeiterId, von: '2027-02-02T09:00:00+01:00', plz: '91220' });
    await neueZusage(betrieb, { mitarbeiterId, von: '2027-02-02T10:00:00+01:00' });
    await neueZusage(betrieb, {
      mitarbeiterId,
      von: '2027-02-02T11:00:00+01:00',
      plz: '91220',
      quelle: 'kehrtour',
    });
    await neueZusage(betrieb, { mitarbeiterId, von: '2027-01-02T11:00:00+01:00', plz: '91220' });
    const frage = (neu: gebiet.Gebietsdaten[], entfernt: string[], token = betrieb.token.buero) =>
      api.call(gebiet.gebieteBetroffene, { body: { neu, entfernt } }, token);
    const { body: antwort } = await frage([], weg);
    expect(antwort.termine.map(({ id }) => id)).toEqual([dort]);
    expect(antwort.termine[0]).toMatchObject({
      anschrift: 'Hardtstraße 12, 91220 Lauf',
      mitarbeiter: 'geselle Test',
    });
    expect((await frage([hardt({ plz: '91220' })], weg)).body.termine).toEqual([]);
    expect((await frage([hardt({ plz: '91220', ausgenommen: true })], [])).body.termine).toHaveLength(1);
    expect((await frage([], weg, betrieb.token.geselle)).status).toBe(403);
  });
});
