import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as ort from '@kehrtour/contract/ort';
import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { probekarte } from '../../test/probekarte.ts';
import { testApi } from '../../test/testApi.ts';
import type { TestApi, TestBetrieb } from '../../test/testApi.ts';
import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { buildServer } from '../server.ts';
import { adressSucheFuer } from './adressSucheFuer.ts';
import { fahrzeitenFuer } from './fahrzeitenFuer.ts';
import { kartenlager } from './kartenlager.ts';

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

async function warteAuf(vorgangId: string, token: string) {
  for (let versuch = 0; versuch < 200; versuch++) {
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
  expect(vorgang).toMatchObject({ status: 'fertig', ergebnis: { strassen: 17 } });

  const { body: mit } = await api.call(ort.ortHolen, {}, betrieb.token.buero);
  expect(mit.karte).toMatchObject({ name: 'musterbach.osm.pbf', eigene: true });
  const { body: ohne } = await api.call(ort.ortHolen, {}, fremder.token.buero);
  expect(ohne.karte).toBeNull();

  const suche = await adressSucheFuer(betrieb.ctx, []);
  const adresse = { strasse: 'Bachstr.', hausnr: '1', plz: '91999', ort: 'Musterbach' };
  expect(await suche.sucheAdresse(adresse)).toMatchObject({ guete: 'exakt', quelle: 'karte' });
  const { quelle } = await fahrzeitenFuer(betrieb.ctx);
  expect(quelle.name).toBe(mit.fahrzeiten.name);

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
