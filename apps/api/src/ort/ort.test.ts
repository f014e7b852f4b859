import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { liegenschaftenHolen } from '@kehrtour/contract/bestand';
import * as ort from '@kehrtour/contract/ort';
import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auftraege } from '../../test/fragen.ts';
import { inhaltDer } from '../../test/kachel.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { probekarte } from '../../test/probekarte.ts';
import { testApi } from '../../test/testApi.ts';
import type { TestApi, TestBetrieb } from '../../test/testApi.ts';
import { NICHT_NULL } from '../../test/werte.ts';
import {
  liesZeile,
  liesZeilen,
  loescheZeilen,
  neueZeile,
  neueZeilen,
  setzeZeilen,
} from '../../test/zeilen.ts';
import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { buildServer } from '../server.ts';
import { verorteBetrieb } from '../unternehmen/verorteBetrieb.ts';
import { adressSucheFuer } from './adressSucheFuer.ts';
import { fahrzeitenFuer } from './fahrzeitenFuer.ts';
import { kartenlager } from './kartenlager.ts';
import { loescheAlteKarte } from './loescheAlteKarte.ts';
import { KARTE_EINLESEN } from './nimmKarteAn.ts';
import { findKarte, saveKommende } from './ort.store.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let fremder: TestBetrieb;

beforeAll(async () => {
  api = await testApi({ worker: true });
  betrieb = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
});
afterAll(() => api.close());

/** Sends a file as a browser's form does. */
async function schicke(inhalt: Buffer, token: string, app = api.app) {
  const grenze = 'grenze-im-test';
  const kopf = `--${grenze}\r\ncontent-disposition: form-data; name="datei"; filename="musterbach.osm.pbf"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const antwort = await app.inject({
    method: 'POST',
    url: '/ort/karte',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${grenze}` },
    payload: Buffer.concat([Buffer.from(kopf), inhalt, Buffer.from(`\r\n--${grenze}--\r\n`)]),
  });
  return { status: antwort.statusCode, body: antwort.json() };
}

/** Maps are made when nobody else wants the processor: beside other tests that takes as long as they do. */
const VERSUCHE = 2000;
async function warteAuf(vorgangId: string, token: string) {
  for (let versuch = 0; versuch < VERSUCHE; versuch++) {
    const { body } = await api.call(vorgangHolen, { params: { id: vorgangId } }, token);
    if (body.status !== 'wartet' && body.status !== 'laeuft') return body;
    await new Promise((weiter) => setTimeout(weiter, 100));
  }
  throw new Error('Der Vorgang wurde nicht fertig.');
}

it('estimates or follows the drawn roads of the demo while there is no map', async () => {
  const { status, body } = await api.call(ort.ortHolen, {}, betrieb.token.azubi);
  expect(status).toBe(200);
  expect(body).toMatchObject({ karte: null, fahrzeiten: { name: 'Straßen von Musterbach' } });
  const ausschnitt = { west: 10.6, sued: 49.23, ost: 10.64, nord: 49.25 };
  const { body: linien } = await api.call(ort.strassenHolen, { query: ausschnitt }, betrieb.token.azubi);
  expect(linien.features.length).toBeGreaterThan(10);
});

it('refuses a file that is no map at once, and people who may not', async () => {
  const liste = await schicke(Buffer.from('Lfd. Nr.;Straße;Hausnr.;PLZ;Ort'), betrieb.token.inhaber);
  expect(liste).toMatchObject({ status: 422, body: { type: 'ort.karte-unlesbar' } });
  expect(liste.body.detail).toContain('.osm.pbf');
  expect((await schicke(probekarte(), betrieb.token.geselle)).status).toBe(403);
  const eingang = await readdir(join(api.deps.env.dataDir, 'karten', 'eingang'));
  expect(eingang).toEqual([]);
});

it('reads a map for the company that brought it, and for no other', async () => {
  const { status, body } = await schicke(probekarte(), betrieb.token.buero);
  expect(status).toBe(200);
  const vorgang = await warteAuf(body.vorgangId, betrieb.token.buero);
  expect(vorgang).toMatchObject({ status: 'fertig', ergebnis: { strassen: 19 } });

  const { body: mit } = await api.call(ort.ortHolen, {}, betrieb.token.buero);
  expect(mit.karte).toMatchObject({ name: 'musterbach.osm.pbf', eigene: true });
  const { body: ohne } = await api.call(ort.ortHolen, {}, fremder.token.buero);
  expect(ohne.karte).toBeNull();

  const suche = await adressSucheFuer(betrieb.ctx, []);
  const adresse = { strasse: 'Bachstr.', hausnr: '1', plz: '91999', ort: 'Musterbach' };
  expect(await suche.sucheAdresse(adresse)).toMatchObject({ guete: 'exakt', quelle: 'karte' });
  const { quelle } = await fahrzeitenFuer(betrieb.ctx);
  expect(quelle.name).toBe(mit.fahrzeiten.name);
  const hof = async () => {
    await verorteBetrieb(betrieb.ctx);
    return liesZeile(betrieb, 'unternehmen', ['lat', 'verortet_fuer']);
  };
  const ziehtUm = (strasse: string) =>
    setzeZeilen(betrieb, 'unternehmen', {}, { strasse, hausnr: '1', plz: '91999', ort: 'Musterbach' });
  await ziehtUm('Bachstr.');
  expect(await hof()).toMatchObject({ lat: expect.any(Number) });
  await ziehtUm('Gibtesnichtgasse');
  expect(await hof()).toEqual({ lat: null, verortet_fuer: '' });

  const { body: vorschlaege } = await api.call(
    ort.adressVorschlaege,
    { query: { suche: 'bachs' } },
    betrieb.token.geselle,
  );
  expect(vorschlaege.eintraege.map(({ text }) => text)).toEqual(['Bachstraße, 91999 Musterbach']);
  expect(
    (await api.call(ort.adressVorschlaege, { query: { suche: 'bachs' } }, betrieb.token.azubi)).status,
  ).toBe(403);
});

it('looks at once for houses that came before the map, and asks nobody to press anything', async () => {
  const neuer = await api.neuerBetrieb();
  const [haus = ''] = await neueHaeuser(neuer, 1);
  await setzeZeilen(
    neuer,
    'liegenschaft',
    {},
    {
      strasse: 'Bachstraße',
      hausnr: '1',
      plz: '91999',
      ort: 'Musterbach',
      lat: null,
      lon: null,
      ort_guete: null,
    },
  );
  const { body } = await schicke(probekarte(), neuer.token.buero);
  expect(await warteAuf(body.vorgangId, neuer.token.buero)).toMatchObject({ status: 'fertig' });
  await expect
    .poll(() => liesZeilen(neuer, 'liegenschaft', ['id'], { lat: NICHT_NULL }))
    .toEqual([{ id: haus }]);
});

it('knows the nearest address to a place, for people who may see houses', async () => {
  const frage = (lat: number, lon: number, token = betrieb.token.buero) =>
    api.call(ort.naechsteAdresseHolen, { query: { lat, lon } }, token);
  const { body: bekannt } = await api.call(
    ort.adressVorschlaege,
    { query: { suche: 'Bachstraße 1' } },
    betrieb.token.buero,
  );
  const haus = bekannt.eintraege.find(({ adresse }) => adresse.hausnr === '1');
  const { lat = 0, lon = 0 } = haus?.koordinaten ?? {};
  const { body } = await frage(lat + 0.00003, lon);
  expect(body.naechste).toMatchObject({ adresse: { strasse: 'Bachstraße', hausnr: '1' }, meter: 3 });
  expect((await frage(0, 0)).body.naechste).toBeNull();
  expect((await frage(91, 0)).status).toBe(400);
  expect((await frage(lat, lon, betrieb.token.azubi)).status).toBe(403);
  expect((await frage(lat, lon, fremder.token.buero)).body.naechste).toBeNull();
});

it('says how many houses lie outside of the map, and lists them', async () => {
  const liste = async () => {
    const { body } = await api.call(
      liegenschaftenHolen,
      { query: { ausserhalbKarte: '1' } },
      betrieb.token.inhaber,
    );
    return body.eintraege.map(({ id }) => id);
  };
  const karte = async () => (await api.call(ort.ortHolen, {}, betrieb.token.inhaber)).body.karte;
  const vorher = await karte();
  const [nah, fern, ohne] = [randomUUID(), randomUUID(), randomUUID()];
  await neueZeilen(betrieb, 'liegenschaft', [
    {
      id: nah,
      strasse: 'Bachstraße',
      hausnr: '901',
      plz: '91999',
      ort: 'Musterbach',
      lat: 49.2417,
      lon: 10.6183,
    },
    { id: fern, strasse: 'Hafenstraße', hausnr: '1', plz: '20457', ort: 'Hamburg', lat: 53.54, lon: 9.98 },
    { id: ohne, strasse: 'Nirgendweg', hausnr: '1', plz: '91999', ort: 'Musterbach', lat: null, lon: null },
  ]);
  const nachher = await karte();
  expect((nachher?.haeuser ?? 0) - (vorher?.haeuser ?? 0)).toBe(2);
  expect((nachher?.ausserhalb ?? 0) - (vorher?.ausserhalb ?? 0)).toBe(1);
  expect(await liste()).toContain(fern);
  expect(await liste()).not.toContain(nah);
  expect(await liste()).not.toContain(ohne);
  await loescheZeilen(betrieb, 'liegenschaft', { id: [nah, fern, ohne] });
});

describe('tiles of a map', () => {
  const kachel = (version: string, token: string, nummer = [14, 8675, 5609]) =>
    api.app.inject({
      url: `/ort/kacheln/${version}/${nummer.join('/')}`,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    });
  const version = async ({ token }: TestBetrieb) =>
    (await api.call(ort.grundkarteHolen, {}, token.azubi)).body.kacheln?.version ?? 'keine';

  it('are for everybody of the company whose map it is, for ever, and for nobody else', async () => {
    const eigene = await version(betrieb);
    const antwort = await kachel(eigene, betrieb.token.azubi);
    expect(antwort.statusCode).toBe(200);
    expect(antwort.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect(inhaltDer(antwort.rawPayload)['buildings']?.length).toBeGreaterThan(100);
    expect((await kachel(eigene, fremder.token.inhaber)).statusCode).toBe(404);
    expect((await kachel(eigene, 'niemand')).statusCode).toBe(401);
  });

  it('are empty where nothing is drawn, and refused where no tile can be', async () => {
    const eigene = await version(betrieb);
    expect((await kachel(eigene, betrieb.token.azubi, [14, 1, 1])).statusCode).toBe(204);
    expect((await kachel(eigene, betrieb.token.azubi, [2, 4, 0])).statusCode).toBe(404);
    expect((await kachel(eigene, betrieb.token.azubi, [99, 4, 0])).statusCode).toBe(400);
    expect((await kachel('..%2f..', betrieb.token.azubi)).statusCode).toBe(400);
  });

  it('are those of the invented town while the demo has no map', async () => {
    const erfunden = await version(fremder);
    expect(erfunden).toMatch(/^musterbach/);
    expect(inhaltDer((await kachel(erfunden, fremder.token.azubi)).rawPayload)).toHaveProperty('water');
    expect((await kachel(erfunden, betrieb.token.azubi)).statusCode).toBe(404);
  });
});

it('begins a map without houses to show in the middle of the own stock, and nowhere without one', async () => {
  const neuer = await api.neuerBetrieb();
  const mitte = async () => (await api.call(ort.grundkarteHolen, {}, neuer.token.azubi)).body.mitte;
  expect(await mitte()).toBeNull();
  await neueZeilen(neuer, 'liegenschaft', [
    { strasse: 'Bachstraße', hausnr: '1', plz: '91999', ort: 'Musterbach', lat: 49.24, lon: 10.61 },
    { strasse: 'Bachstraße', hausnr: '2', plz: '91999', ort: 'Musterbach', lat: 49.25, lon: 10.62 },
    { strasse: 'Hafenstraße', hausnr: '1', plz: '20457', ort: 'Hamburg', lat: 53.54, lon: 9.98 },
    { strasse: 'Nirgendweg', hausnr: '1', plz: '91999', ort: 'Musterbach', lat: null, lon: null },
  ]);
  expect(await mitte()).toEqual({ lat: 49.25, lon: 10.61 });
});

it('goes back to what there was when the map is taken out', async () => {
  expect((await api.call(ort.karteLoeschen, {}, betrieb.token.azubi)).status).toBe(403);
  expect((await api.call(ort.karteLoeschen, {}, betrieb.token.inhaber)).status).toBe(200);
  const { body } = await api.call(ort.ortHolen, {}, betrieb.token.inhaber);
  expect(body.karte).toBeNull();
});

const ordner: string[] = [];
afterAll(async () => {
  for (const einer of ordner) await rm(einer, { recursive: true, force: true });
});
/** A server more, with a folder of its own; what it shares with the others is database and store. */
async function weitererServer(): Promise<Deps> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kehrtour-server-'));
  ordner.push(dataDir);
  return { ...api.deps, env: { ...api.deps.env, dataDir } };
}

it('serves a map from every server, whichever took it in and whichever read it', async () => {
  const [annahme, auskunft] = [await weitererServer(), await weitererServer()];
  const app = await buildServer(annahme);
  const eigner = await api.neuerBetrieb();
  const { body } = await schicke(probekarte(), eigner.token.inhaber, app);
  expect(await warteAuf(body.vorgangId, eigner.token.inhaber)).toMatchObject({ status: 'fertig' });
  await app.close();

  const ctx = systemCtx(auskunft, eigner.unternehmenId);
  const suche = await adressSucheFuer(ctx, []);
  const adresse = { strasse: 'Bachstr.', hausnr: '1', plz: '91999', ort: 'Musterbach' };
  expect(await suche.sucheAdresse(adresse)).toMatchObject({ guete: 'exakt', quelle: 'karte' });
  expect((await fahrzeitenFuer(ctx)).quelle.name).toBe((await fahrzeitenFuer(eigner.ctx)).quelle.name);
  expect(await readdir(join(annahme.env.dataDir, 'karten', 'eingang'))).toEqual([]);
});

it('knows the map of the operator on every server', async () => {
  const [karte = ''] = (await readdir(join(api.deps.env.dataDir, 'karten'))).filter(
    (name) => name !== 'eingang',
  );
  await kartenlager(api.deps.files).setzeStandard(karte);
  const ctx = systemCtx(await weitererServer(), fremder.unternehmenId);
  const suche = await adressSucheFuer(ctx, []);
  const adresse = { strasse: 'Bachstr.', hausnr: '1', plz: '91999', ort: 'Musterbach' };
  expect(await suche.sucheAdresse(adresse)).toMatchObject({ guete: 'exakt', quelle: 'karte' });
});

describe('a map that a company gives up', () => {
  const abgelegt = async (version: string): Promise<boolean> => {
    const ordner = await mkdtemp(join(tmpdir(), 'kehrtour-karte-'));
    return kartenlager(api.deps.files)
      .hole(version, join(ordner, version))
      .finally(() => rm(ordner, { recursive: true, force: true }));
  };
  const versionVon = async ({ ctx }: typeof betrieb) =>
    (await ctx.transaction((tx) => findKarte(tx)))?.version ?? 'keine';

  it(
    'is taken out of the store when nobody else has it, and can be brought again',
    { tags: 'night' },
    async () => {
      const [eins, zwei] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
      for (const { token } of [eins, zwei]) {
        const { body } = await schicke(probekarte('andere'), token.inhaber);
        expect(await warteAuf(body.vorgangId, token.inhaber)).toMatchObject({ status: 'fertig' });
      }
      const version = await versionVon(eins);
      expect(await versionVon(zwei)).toBe(version);

      await api.call(ort.karteLoeschen, {}, eins.token.inhaber);
      await loescheAlteKarte(api.deps, version);
      expect(await abgelegt(version)).toBe(true);

      const { body } = await schicke(probekarte(), zwei.token.inhaber);
      expect(await warteAuf(body.vorgangId, zwei.token.inhaber)).toMatchObject({ status: 'fertig' });
      await loescheAlteKarte(api.deps, version);
      expect(await abgelegt(version)).toBe(false);
      expect(existsSync(join(api.deps.env.dataDir, 'karten', version))).toBe(false);
      await loescheAlteKarte(api.deps, version);

      const wieder = await schicke(probekarte('andere'), eins.token.inhaber);
      expect(await warteAuf(wieder.body.vorgangId, eins.token.inhaber)).toMatchObject({ status: 'fertig' });
      expect(await abgelegt(version)).toBe(true);
    },
  );

  it('stays while somebody puts it there', { tags: 'night' }, async () => {
    const { ctx } = await api.neuerBetrieb();
    const erster = await ersterMitAndererKarte('unterwegs');
    const version = await versionVon(erster);
    await api.call(ort.karteLoeschen, {}, erster.token.inhaber);
    await ctx.transaction((tx) => saveKommende(tx, version, ctx.now()));
    await loescheAlteKarte(api.deps, version);
    expect(await abgelegt(version)).toBe(true);
  });

  it('stays while it is the map of all', { tags: 'night' }, async () => {
    const erster = await ersterMitAndererKarte('standard');
    const version = await versionVon(erster);
    await kartenlager(api.deps.files).setzeStandard(version);
    await api.call(ort.karteLoeschen, {}, erster.token.inhaber);
    await loescheAlteKarte(api.deps, version);
    expect(await abgelegt(version)).toBe(true);
  });

  it('was ordered to be looked at in the transaction that gave it up', { tags: 'night' }, async () => {
    const eins = await ersterMitAndererKarte();
    const version = await versionVon(eins);
    await api.call(ort.karteLoeschen, {}, eins.token.inhaber);
    const seine = (await auftraege(api, 'karte-loeschen')).filter(
      ({ data }) => data['unternehmenId'] === eins.unternehmenId,
    );
    expect(seine.map(({ data }) => data['version'])).toEqual([version]);
  });

  async function ersterMitAndererKarte(notiz = 'andere') {
    const neuer = await api.neuerBetrieb();
    const { body } = await schicke(probekarte(notiz), neuer.token.inhaber);
    expect(await warteAuf(body.vorgangId, neuer.token.inhaber)).toMatchObject({ status: 'fertig' });
    return neuer;
  }
});

it('lets two extracts of a company wait, not a heap of gigabytes', async () => {
  const { ctx, token } = await api.neuerBetrieb();
  await ctx.transaction(async (tx) => {
    for (const id of [randomUUID(), randomUUID()])
      await neueZeile(tx, 'vorgang', { id, art: KARTE_EINLESEN.name, schritt: 'Kartenauszug wartet' });
  });
  const { status, body } = await schicke(probekarte(), token.inhaber);
  expect({ status, art: body.type }).toEqual({ status: 409, art: 'ort.karte-wartet' });
  // Whoever opens the page meanwhile follows the one that came last.
  const { body: seite } = await api.call(ort.ortHolen, {}, token.buero);
  expect(seite.vorgangId).toEqual(expect.any(String));
  expect((await api.call(ort.ortHolen, {}, fremder.token.buero)).body.vorgangId).toBeNull();
  expect(await readdir(join(api.deps.env.dataDir, 'dateien', ctx.unternehmenId)).catch(() => [])).toEqual([]);
});
