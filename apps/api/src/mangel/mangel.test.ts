import { randomUUID } from 'node:crypto';

import { dokumenteHolen, dokumentLoeschen } from '@kehrtour/contract/dokument';
import * as feldfoto from '@kehrtour/contract/feldfoto';
import * as feld from '@kehrtour/contract/feldmeldung';
import { heuteHolen } from '@kehrtour/contract/heute';
import * as mangel from '@kehrtour/contract/mangel';
import { mitfahrtenHolen, mitfahrtNennen } from '@kehrtour/contract/mitfahrt';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineBelegung } from '../../test/bauten.ts';
import { KLEINES_PNG } from '../../test/bild.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';

const TAG = '2027-02-02';
let api: TestApi;
let wo: TestBetrieb;
let fremd: TestBetrieb;
let haeuser: string[];
let naechstes = 0;
let folge = 0;
beforeAll(async () => {
  api = await testApi({ now: `${TAG}T09:00:00+01:00` });
  wo = await api.neuerBetrieb();
  fremd = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo);
});
afterAll(() => api.close());

const lege = async (wer: 'geselle' | 'inhaber' = 'geselle') => {
  naechstes += 1;
  const liegenschaftId = haeuser[naechstes] ?? '';
  const { id } = await neuerTermin(wo, { liegenschaftId, mitarbeiterId: wo.mitarbeiterId[wer] });
  return { id, liegenschaftId };
};
const sende = async (
  angaben: Partial<feld.Feldmeldung> & Pick<feld.Feldmeldung, 'terminId' | 'art'>,
  token = wo.token.geselle,
) => {
  folge += 1;
  const eine = {
    id: randomUUID(),
    gesehenAm: `${TAG}T08:50:00+01:00`,
    uhrVersatz: 0,
    folge,
    geraet: 'Handy',
  };
  const meldung = { ...eine, ...angaben };
  const { body, status } = await api.call(
    feld.feldmeldungenSenden,
    { body: { meldungen: [meldung] } },
    token,
  );
  return { status, id: meldung.id, antwort: body.antworten?.[0] };
};
const liste = async (query: { stand?: 'offen' | 'beendet'; liegenschaftId?: string } = {}) =>
  (await api.call(mangel.maengelHolen, { query }, wo.token.buero)).body;
const aendere = (id: string, body: { version: number; [feld: string]: unknown }) => patch(id, body);
const patch = (id: string, body: { version: number; [feld: string]: unknown }, token = wo.token.buero) =>
  api.call(mangel.mangelAendern, { params: { id }, body: body as never }, token);
const verlauf = async (id: string) =>
  (await liesZeilen(wo, 'verlauf', ['was'], geordnet(['id'], { gegenstand_id: id }))).map(({ was }) => was);

const foto = (
  zusatz: Partial<{ id: string; terminId: string; meldungId: string; bytes: Buffer; token: string }>,
) => {
  const {
    id = randomUUID(),
    terminId = '',
    meldungId,
    bytes = KLEINES_PNG,
    token = wo.token.geselle,
  } = zusatz;
  const grenze = 'grenze-der-teile';
  const kopf = `--${grenze}\r\ncontent-disposition: form-data; name="datei"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return api.app.inject({
    method: 'PUT',
    url: `/heute/fotos/${id}?${new URLSearchParams({ terminId, gesehenAm: `${TAG}T08:51:00+01:00`, ...(meldungId && { meldungId }) })}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${grenze}` },
    payload: Buffer.concat([Buffer.from(kopf), bytes, Buffer.from(`\r\n--${grenze}--\r\n`)]),
  });
};

describe('a defect that was found at a door', () => {
  it('stands in the list of the office with its deadline of six weeks, where it was found and who was told', async () => {
    const { id, liegenschaftId } = await lege();
    const gesendet = await sende({
      terminId: id,
      art: 'mangel',
      text: 'Ofenrohr durchgerostet',
      mangel: { art: 'verbindungsstueck', gefahr: false, gesagt: 'bewohner' },
    });
    expect(gesendet.antwort?.ergebnis).toBe('uebernommen');
    const { maengel, offen } = await liste({ liegenschaftId });
    expect(maengel).toMatchObject([
      {
        id: gesendet.id,
        terminId: id,
        frist: '2027-03-16',
        stand: 'offen',
        gesagt: 'bewohner',
        briefAm: null,
      },
    ]);
    expect(offen.maengel).toBe((await liste()).maengel.length);
    expect((await api.call(mangel.maengelZaehlen, {}, wo.token.buero)).body).toEqual(offen);
    expect(await verlauf(liegenschaftId)).toContain('Mangel gefunden');
  });

  it('is one, however often the phone sends it, and of an older phone, too', async () => {
    const { id, liegenschaftId } = await lege();
    const meldung = { id: randomUUID(), terminId: id, art: 'mangel' as const, text: 'Riss im Kopf' };
    await sende(meldung);
    expect((await sende(meldung)).antwort?.ergebnis).toBe('doppelt');
    expect((await liste({ liegenschaftId })).maengel).toMatchObject([
      { art: 'sonstiges', gesagt: 'niemand' },
    ]);
  });

  it('is due at once where there is danger, and a deadline that cannot be meant is the lawful one', async () => {
    const { id, liegenschaftId } = await lege();
    await sende({
      terminId: id,
      art: 'mangel',
      text: 'Abgas tritt aus',
      mangel: { art: 'abgasanlage', gefahr: true, gesagt: 'eigentuemer', frist: '2031-01-01' },
    });
    const [eines] = (await liste({ liegenschaftId })).maengel;
    expect(eines).toMatchObject({ frist: TAG, stand: 'gefahr' });
    expect(eines?.schritt).toContain('Behörde');
  });

  it('is told, reported and mended by the office, and goes from the list with its day', async () => {
    const { id, liegenschaftId } = await lege();
    const { id: mangelId } = await sende({ terminId: id, art: 'mangel', text: 'Kein Außenluftgitter' });
    expect((await aendere(mangelId, { version: 1, behobenAm: '2027-01-01' })).status).toBe(400);
    expect((await aendere(mangelId, { version: 1, behobenAm: '2027-02-03' })).body).toMatchObject({
      felder: [{ feld: 'behobenAm' }],
    });
    expect((await aendere(mangelId, { version: 1, briefAm: TAG })).body).toMatchObject({
      briefAm: TAG,
      version: 2,
    });
    expect((await aendere(mangelId, { version: 1, frist: '2027-03-01' })).status).toBe(409);
    expect((await patch(mangelId, { version: 2, behobenAm: TAG }, wo.token.geselle)).status).toBe(403);
    expect((await patch(mangelId, { version: 2, behobenAm: TAG }, fremd.token.buero)).status).toBe(404);
    expect((await aendere(mangelId, { version: 2, behobenAm: TAG })).body).toMatchObject({
      stand: 'behoben',
    });
    expect((await liste({ liegenschaftId })).maengel).toEqual([]);
    expect((await liste({ liegenschaftId, stand: 'beendet' })).maengel).toMatchObject([{ id: mangelId }]);
    expect(await verlauf(liegenschaftId)).toEqual(
      expect.arrayContaining(['Mangel gefunden', 'Mangel: Brief hinaus', 'Mangel behoben']),
    );
  });

  it('is a letter to the owner, with everything that is open at the same house', async () => {
    const { id } = await lege();
    const { id: mangelId } = await sende({ terminId: id, art: 'mangel', text: 'Reinigungstür undicht' });
    await sende({ terminId: id, art: 'mangel', text: 'Leiter morsch' });
    const { status, headers } = await api.app
      .inject({
        url: `/maengel/${mangelId}/brief`,
        headers: { authorization: `Bearer ${wo.token.buero}` },
      })
      .then((antwort) => ({ status: antwort.statusCode, headers: antwort.headers }));
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const fremdes = await api.call(mangel.mangelbriefHolen, { params: { id: mangelId } }, fremd.token.buero);
    expect(fremdes.status).toBe(404);
  });

  it('is taken back by whoever told it, until the office works with it', async () => {
    const { id, liegenschaftId } = await lege();
    const erster = await sende({ terminId: id, art: 'mangel', text: 'Irrtum' });
    const zweiter = await sende({ terminId: id, art: 'mangel', text: 'Riss' });
    await aendere(zweiter.id, { version: 1, briefAm: TAG });
    const zurueck = (bezugId: string) => sende({ terminId: id, art: 'ruecknahme', bezugId });
    expect((await zurueck(erster.id)).antwort?.ergebnis).toBe('uebernommen');
    expect((await zurueck(zweiter.id)).antwort?.ergebnis).toBe('abgelehnt');
    expect((await liste({ liegenschaftId })).maengel).toMatchObject([{ text: 'Riss' }]);
  });
});

describe('an order at the door', () => {
  it('is a due task of the house where the catalogue knows it, and stands in the list with its price', async () => {
    const { id, liegenschaftId } = await lege();
    const gesendet = await sende({
      terminId: id,
      art: 'auftrag',
      text: 'Kaminofen beraten',
      auftrag: { taetigkeitId: 'beratung', preisCent: 9500, besteller: 'Frau Ernst' },
    });
    const { auftraege } = await liste({ liegenschaftId });
    expect(auftraege).toMatchObject([{ id: gesendet.id, preisCent: 9500, besteller: 'Frau Ernst' }]);
    expect(auftraege[0]?.aufgabe).toMatchObject({ erledigt: false });
    const ende = await api.call(
      mangel.auftragAendern,
      { params: { id: gesendet.id }, body: { version: 1, beendetAm: TAG } },
      wo.token.buero,
    );
    expect(ende.body).toMatchObject({ beendetAm: TAG });
    expect((await liste({ liegenschaftId })).auftraege).toEqual([]);
  });

  it('becomes one by a press of the office, once', async () => {
    const { id } = await lege();
    const { id: auftragId } = await sende({ terminId: id, art: 'auftrag', text: 'Ofenrohr tauschen' });
    const plane = (version: number, taetigkeitId = 'beratung') =>
      api.call(
        mangel.auftragEinplanen,
        { params: { id: auftragId }, body: { version, taetigkeitId, fristBis: '2027-03-01' } },
        wo.token.buero,
      );
    expect((await plane(1, 'gibt-es-nicht')).status).toBe(400);
    expect((await plane(1)).body).toMatchObject({ preisCent: null, version: 2 });
    expect((await plane(2)).status).toBe(409);
  });
});

describe('a picture from a door', () => {
  it('is small, says nothing of where it was taken, and lies with visit, house and defect, once', async () => {
    const { id, liegenschaftId } = await lege();
    const { id: mangelId } = await sende({
      terminId: id,
      art: 'mangel',
      text: 'Riss',
      fotos: [randomUUID()],
    });
    const bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Hinterhof 7' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const fotoId = randomUUID();
    const senden = () => foto({ id: fotoId, terminId: id, meldungId: mangelId, bytes });
    expect((await senden()).json()).toEqual({ id: fotoId, ergebnis: 'uebernommen' });
    expect((await senden()).json()).toEqual({ id: fotoId, ergebnis: 'doppelt' });
    const da = await api.app.inject({
      url: `/liegenschaften/${liegenschaftId}/dokumente/${fotoId}`,
      headers: { authorization: `Bearer ${wo.token.buero}` },
    });
    const { width, exif } = await sharp(da.rawPayload).metadata();
    expect([width, exif]).toEqual([1920, undefined]);
    const { fotos } = (await api.call(feldfoto.feldfotosHolen, { params: { id } }, wo.token.buero)).body;
    expect(fotos).toMatchObject([{ id: fotoId, meldungId: mangelId }]);
    expect((await liste({ liegenschaftId })).maengel).toMatchObject([
      { fotos: [{ id: fotoId }], fotosUnterwegs: 1 },
    ]);
    await api.call(dokumentLoeschen, { params: { id: liegenschaftId, teilId: fotoId } }, wo.token.buero);
    expect((await liste({ liegenschaftId })).maengel).toMatchObject([{ fotos: [] }]);
    const { dokumente } = (await api.call(dokumenteHolen, { params: { id: liegenschaftId } }, wo.token.buero))
      .body;
    expect(dokumente).toEqual([]);
  });

  it('a photo that is no photo, too large, or of a visit that is not one’s own, is refused in a sentence', async () => {
    const { id } = await lege();
    const andere = await lege('inhaber');
    const keins = await foto({ terminId: id, bytes: Buffer.from('<svg onload="alert(1)"/>') });
    expect([keins.statusCode, keins.json().detail]).toEqual([415, expect.stringContaining('kein Foto')]);
    const halb = await foto({ terminId: id, bytes: Buffer.concat([KLEINES_PNG.subarray(0, 40)]) });
    expect(halb.statusCode).toBe(415);
    expect((await foto({ terminId: id, bytes: Buffer.alloc(11 * 1024 * 1024, 0xff) })).statusCode).toBe(413);
    expect((await foto({ terminId: andere.id })).statusCode).toBe(403);
    expect((await foto({ terminId: id, token: fremd.token.buero })).statusCode).toBe(404);
    expect((await foto({ terminId: randomUUID() })).statusCode).toBe(404);
  });
});

describe('a fact of who never was to go there', () => {
  it('is kept for the office and changes nothing, whatever it says', async () => {
    const { id, liegenschaftId } = await lege('inhaber');
    for (const art of ['erledigt', 'nichtDa', 'mangel', 'auftrag', 'notiz'] as const)
      expect((await sende({ terminId: id, art, text: 'x' })).antwort).toMatchObject({
        ergebnis: 'abgelehnt',
      });
    expect((await liste({ liegenschaftId })).maengel).toEqual([]);
    const { widersprueche } = (await api.call(feld.widerspruecheHolen, {}, wo.token.buero)).body;
    const dieser = widersprueche.filter(({ terminId }) => terminId === id);
    expect(new Set(dieser.map(({ status }) => status))).toEqual(new Set(['angekuendigt']));
    const eine = dieser.find(({ art }) => art === 'mangel');
    await api.call(
      feld.widerspruchKlaeren,
      { params: { id: eine?.id ?? '' }, body: { wahl: 'handy' } },
      wo.token.buero,
    );
    expect((await liste({ liegenschaftId })).maengel).toHaveLength(1);
  });

  it('holds where it was his until somebody else took it', async () => {
    const { id } = await lege();
    await setzeZeilen(wo, 'termin', { id }, { mitarbeiter_id: wo.mitarbeiterId.inhaber });
    expect((await sende({ terminId: id, art: 'erledigt' })).antwort?.ergebnis).toBe('widerspricht');
    expect((await sende({ terminId: id, art: 'mangel', text: 'Riss' })).antwort?.ergebnis).toBe(
      'uebernommen',
    );
    expect((await foto({ terminId: id })).statusCode).toBe(200);
  });
});

describe('who drives along', () => {
  it('is named by who drives, sees that day, and tells of it as of an own one', async () => {
    const { id } = await lege();
    const tag = async () => (await api.call(heuteHolen, { query: { tag: TAG } }, wo.token.azubi)).body;
    const nenne = (beiId: string | null, token = wo.token.geselle) =>
      api.call(mitfahrtNennen, { body: { tag: TAG, mitarbeiterId: wo.mitarbeiterId.azubi, beiId } }, token);
    expect((await tag()).besuche).toEqual([]);
    expect((await nenne(wo.mitarbeiterId.inhaber)).status).toBe(403);
    expect((await nenne(wo.mitarbeiterId.geselle, fremd.token.buero)).status).toBe(404);
    expect((await nenne(wo.mitarbeiterId.geselle)).status).toBe(200);
    const { besuche, faehrtBei } = await tag();
    expect(besuche.map(({ terminId }) => terminId)).toContain(id);
    expect(faehrtBei).not.toBeNull();
    const { antwort } = await sende({ terminId: id, art: 'erledigt' }, wo.token.azubi);
    expect(antwort?.ergebnis).toBe('uebernommen');
    await nenne(null);
    expect((await tag()).besuche).toEqual([]);
  });

  it('is named by the office, too, which alone sees whom it can name with anybody', async () => {
    const zeige = async (token: string) =>
      (await api.call(mitfahrtenHolen, { query: { tag: TAG } }, token)).body;
    const { azubi: mitarbeiterId, geselle: beiId } = wo.mitarbeiterId;
    const body = { tag: TAG, mitarbeiterId, beiId };
    expect((await api.call(mitfahrtNennen, { body }, wo.token.buero)).body.mitfahrten).toMatchObject([
      { mitarbeiterId, beiId },
    ]);
    expect((await zeige(wo.token.buero)).moegliche.map(({ id }) => id)).toContain(mitarbeiterId);
    expect(await zeige(wo.token.geselle)).toMatchObject({ mitfahrten: [{ mitarbeiterId }], moegliche: [] });
    await api.call(mitfahrtNennen, { body: { ...body, beiId: null } }, wo.token.buero);
    expect((await zeige(wo.token.buero)).mitfahrten).toEqual([]);
  });
});

describe('an own time that ends early', () => {
  it('is free from then on, and taken again with the mark that is taken back', async () => {
    const { id } = await lege();
    const zeiten = () => liesZeilen(wo, 'belegung', ['von', 'bis'], { bezug_id: id });
    await eineBelegung(wo, wo.mitarbeiterId.geselle, {
      von: '2027-02-02T08:30:00+01:00',
      bis: '2027-02-02T11:00:00+01:00',
      art: 'termin',
      bezug_id: id,
    });
    const vorher = await zeiten();
    const { id: meldungId } = await sende({ terminId: id, art: 'erledigt' });
    expect(await zeiten()).toEqual([{ von: vorher[0]?.von, bis: api.clock.now }]);
    await sende({ terminId: id, art: 'ruecknahme', bezugId: meldungId });
    expect(await zeiten()).toEqual(vorher);
  });
});
