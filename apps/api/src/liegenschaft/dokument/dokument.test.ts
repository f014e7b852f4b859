import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import * as dokument from '@kehrtour/contract/dokument';
import { haeuserTrennen, haeuserZusammenfuehren } from '@kehrtour/contract/doppelt';
import { hausverlaufHolen } from '@kehrtour/contract/hausverlauf';
import { liegenschaftHolen, liegenschaftLoeschen } from '@kehrtour/contract/liegenschaft';
import { DOKUMENT_BYTES_MAX, DOKUMENTE_JE_HAUS_MAX } from '@kehrtour/domain/datei/dokument';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JETZT } from '../../../test/werte.ts';
import { liesZeilen, neueZeile } from '../../../test/zeilen.ts';
import { loescheAlteDokumente } from './loescheAlteDokumente.ts';

let api: TestApi;
let wo: TestBetrieb;
let fremd: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  fremd = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo);
});
afterAll(() => api.close());

const haus = (nummer: number): string => haeuser[nummer - 1] ?? '';
const PDF = Buffer.from('%PDF-1.7\nein Bescheid');
function lege(id: string, { bytes = PDF, name = 'Bescheid.pdf', token = wo.token.buero } = {}) {
  const grenze = 'grenze-der-teile';
  const kopf = `--${grenze}\r\ncontent-disposition: form-data; name="datei"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  return api.app.inject({
    method: 'POST',
    url: `/liegenschaften/${id}/dokumente`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${grenze}` },
    payload: Buffer.concat([Buffer.from(kopf), bytes, Buffer.from(`\r\n--${grenze}--\r\n`)]),
  });
}
const lade = (id: string, teilId: string, token = wo.token.buero) =>
  api.app.inject({
    url: `/liegenschaften/${id}/dokumente/${teilId}`,
    headers: { authorization: `Bearer ${token}` },
  });
const hole = async (id: string, token = wo.token.buero) =>
  api.call(dokument.dokumenteHolen, { params: { id } }, token);
const loesche = (id: string, teilId: string, token = wo.token.buero) =>
  api.call(dokument.dokumentLoeschen, { params: { id, teilId } }, token);
const holeZurueck = (id: string, teilId: string, token = wo.token.buero) =>
  api.call(dokument.dokumentZurueckholen, { params: { id, teilId } }, token);
const ersteId = async (id: string) => (await hole(id)).body.dokumente[0]?.id ?? '';
const dateien = () => {
  const ordner = join(api.deps.env.dataDir, 'dateien', wo.unternehmenId);
  return existsSync(ordner) ? readdirSync(ordner) : [];
};
async function tageSpaeter<T>(tage: number, tue: () => Promise<T>): Promise<T> {
  const vorher = api.clock.now;
  api.clock.now = new Date(vorher.getTime() + tage * 86_400_000);
  try {
    return await tue();
  } finally {
    api.clock.now = vorher;
  }
}

describe('a document of a house', () => {
  it('stands there with name, size, day and who put it there, and comes back byte by byte, never as a page', async () => {
    const { statusCode, body } = await lege(haus(1));
    expect(statusCode).toBe(200);
    const [eines] = (JSON.parse(body) as dokument.Dokumente).dokumente;
    expect(eines).toEqual({
      id: eines?.id,
      name: 'Bescheid.pdf',
      typ: 'application/pdf',
      groesse: PDF.length,
      am: '2027-01-11T07:00:00.000Z',
      von: 'buero Test',
    });
    const datei = await lade(haus(1), eines?.id ?? '');
    expect(datei.rawPayload.equals(PDF)).toBe(true);
    expect(datei.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Bescheid.pdf"; filename*=UTF-8''Bescheid.pdf`,
      'x-content-type-options': 'nosniff',
    });
    const verlauf = await api.call(hausverlaufHolen, { params: { id: haus(1) }, query: {} }, wo.token.buero);
    expect(verlauf.body.eintraege[0]?.was).toBe('Dokument abgelegt: Bescheid.pdf');
  });
  it('is what its bytes say, whatever its name and its type', async () => {
    const bild = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    const { body } = await lege(haus(2), { bytes: bild, name: 'seite.html' });
    expect((JSON.parse(body) as dokument.Dokumente).dokumente[0]).toMatchObject({
      name: 'seite.html.png',
      typ: 'image/png',
    });
    for (const boese of ['<!doctype html><script>', '<svg onload="x">', 'MZ\u0090', '']) {
      const vorher = dateien().length;
      const nein = await lege(haus(2), { bytes: Buffer.from(boese), name: 'Bescheid.pdf' });
      expect([nein.statusCode, nein.json().type]).toEqual([415, 'falscher-inhalt']);
      expect(nein.json().detail).toContain('kein PDF, JPEG oder PNG');
      expect(dateien()).toHaveLength(vorher);
    }
  });
  it('has a bound, and says it', async () => {
    const gross = Buffer.concat([PDF, Buffer.alloc(DOKUMENT_BYTES_MAX)]);
    const { statusCode, body } = await lege(haus(3), { bytes: gross });
    expect([statusCode, JSON.parse(body).type]).toEqual([413, 'zu-gross']);
    expect(JSON.parse(body).detail).toContain('höchstens 10 MB');
  });
  it('goes, comes back for thirty days, and then its bytes are gone, too', async () => {
    await lege(haus(4));
    const id = await ersteId(haus(4));
    expect((await loesche(haus(4), id)).body.dokumente).toEqual([]);
    expect((await lade(haus(4), id)).statusCode).toBe(404);
    expect((await loesche(haus(4), id)).status).toBe(404);
    await tageSpaeter(29, () => loescheAlteDokumente(api.deps));
    expect((await holeZurueck(haus(4), id)).body.dokumente).toHaveLength(1);
    expect((await holeZurueck(haus(4), id)).status).toBe(404);
    expect((await lade(haus(4), id)).rawPayload.equals(PDF)).toBe(true);
    await loesche(haus(4), id);
    await tageSpaeter(31, () => loescheAlteDokumente(api.deps));
    expect((await holeZurueck(haus(4), id)).status).toBe(404);
    expect(dateien()).not.toContain(id);
  });
  it('goes with its house', async () => {
    const [eigenes = ''] = await neueHaeuser(wo, 1);
    await lege(eigenes);
    const id = await ersteId(eigenes);
    expect((await api.call(liegenschaftLoeschen, { params: { id: eigenes } }, wo.token.buero)).status).toBe(
      200,
    );
    await loescheAlteDokumente(api.deps);
    expect(dateien()).not.toContain(id);
    expect(await liesZeilen(wo, 'datei', [], { id })).toEqual([]);
  });
  it('goes over with a house that is joined with another, and back with it', async () => {
    await lege(haus(5));
    const id = await ersteId(haus(5));
    const version = async (welches: string) =>
      (await api.call(liegenschaftHolen, { params: { id: welches } }, wo.token.buero)).body.version;
    const { body, status } = await api.call(
      haeuserZusammenfuehren,
      {
        params: { id: haus(6) },
        body: { version: await version(haus(6)), mitId: haus(5), mitVersion: await version(haus(5)) },
      },
      wo.token.buero,
    );
    expect(status).toBe(200);
    expect(await ersteId(haus(6))).toBe(id);
    await loescheAlteDokumente(api.deps);
    await api.call(haeuserTrennen, { params: { id: body.zusammenfuehrungId } }, wo.token.buero);
    expect(await ersteId(haus(5))).toBe(id);
    expect((await hole(haus(6))).body.dokumente).toEqual([]);
  });
});

describe('so many documents', () => {
  const fuelle = (id: string, anzahl: number) =>
    wo.ctx.transaction(async (tx) => {
      for (let nummer = 0; nummer < anzahl; nummer += 1) {
        const eines = randomUUID();
        await neueZeile(tx, 'datei', {
          id: eines,
          name: 'x.pdf',
          typ: 'application/pdf',
          groesse: 5,
          schluessel: `${wo.unternehmenId}/${eines}`,
        });
        await neueZeile(tx, 'dokument', {
          id: eines,
          liegenschaft_id: id,
          name: 'x.pdf',
          typ: 'application/pdf',
          groesse: 5,
          angelegt_am: JETZT,
        });
      }
    });
  it('has a house at most, though several come at once; one that was deleted does not come back above', async () => {
    const id = haus(7);
    await fuelle(id, DOKUMENTE_JE_HAUS_MAX - 2);
    await lege(id, { name: 'alt.pdf' });
    const alt = (await hole(id)).body.dokumente.find(({ name }) => name === 'alt.pdf')?.id ?? '';
    await loesche(id, alt);
    const vier = await Promise.all([1, 2, 3, 4].map((nummer) => lege(id, { name: `neu${nummer}.pdf` })));
    expect(vier.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 400, 400]);
    const nein = vier.find(({ statusCode }) => statusCode === 400)?.json();
    expect(nein.felder[0]).toMatchObject({
      feld: 'datei',
      text: expect.stringContaining('schon 50 Dokumente'),
    });
    expect((await holeZurueck(id, alt)).status).toBe(400);
    const stehend = await hole(id);
    expect(stehend.body.dokumente).toHaveLength(DOKUMENTE_JE_HAUS_MAX);
    for (const { id: da } of stehend.body.dokumente.filter(({ name }) => name.startsWith('neu')))
      expect(dateien()).toContain(da);
  });
  it('is kept by the database, whoever writes', async () => {
    const id = haus(8);
    await fuelle(id, DOKUMENTE_JE_HAUS_MAX);
    await expect(fuelle(id, 1)).rejects.toThrow();
  });
});

describe('who may', () => {
  it('is who sees the house; only the office puts and takes away', async () => {
    await lege(haus(9));
    const id = await ersteId(haus(9));
    expect((await lade(haus(9), id, wo.token.geselle)).statusCode).toBe(200);
    for (const rolle of ['geselle', 'azubi'] as const) {
      expect((await lege(haus(9), { token: wo.token[rolle] })).statusCode).toBe(403);
      expect((await loesche(haus(9), id, wo.token[rolle])).status).toBe(403);
      expect((await holeZurueck(haus(9), id, wo.token[rolle])).status).toBe(403);
    }
    // On nobody's round: whoever sees only the own houses does not see it.
    expect((await hole(haus(9), wo.token.azubi)).status).toBe(404);
    expect((await lade(haus(9), id, wo.token.azubi)).statusCode).toBe(404);
  });
  it('is nobody of another company, and no document is read over another house', async () => {
    await lege(haus(10));
    const id = await ersteId(haus(10));
    const token = fremd.token.inhaber;
    const [fremdes = ''] = await neueHaeuser(fremd, 1);
    expect((await hole(haus(10), token)).status).toBe(404);
    expect((await lege(haus(10), { token })).statusCode).toBe(404);
    for (const ort of [haus(10), fremdes]) {
      expect((await lade(ort, id, token)).statusCode).toBe(404);
      expect((await loesche(ort, id, token)).status).toBe(404);
      expect((await holeZurueck(ort, id, token)).status).toBe(404);
    }
    expect((await lade(haus(11), id)).statusCode).toBe(404);
    expect((await loesche(haus(11), id)).status).toBe(404);
    expect((await lade(haus(10), id)).statusCode).toBe(200);
  });
});
