import { readFileSync } from 'node:fs';

import * as einstellungen from '@kehrtour/contract/einstellungen';
import * as unternehmen from '@kehrtour/contract/unternehmen';
import type { Unternehmen } from '@kehrtour/contract/unternehmen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { einHaus } from '../../test/bauten.ts';
import { KLEINES_PNG, PNG_MIT_FILTER_9 } from '../../test/bild.ts';
import { fragTor } from '../../test/fragen.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { derer, ohne } from '../../test/werte.ts';
import { liesZeile, setzeZeilen } from '../../test/zeilen.ts';
import { STANDARDEINSTELLUNGEN, einstellungenAus } from './einstellungen.ts';
import { schritteAus } from './zeigeEinrichtung.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
});
afterAll(() => api.close());

const stand = async (betrieb = eigener): Promise<Unternehmen> =>
  (await api.call(unternehmen.unternehmenHolen, {}, betrieb.token.azubi)).body;
const vollstaendig = (jetzt: Unternehmen) => {
  const { impressum: _i, datenschutz: _d, logo: _l, bundesland: _b, ...rest } = jetzt;
  return {
    ...rest,
    bundesland: 'BY' as const,
    strasse: 'Marktplatz',
    hausnr: '4',
    telefon: '09123 4567',
    web: '',
  };
};

describe('the company', () => {
  it('shows everyone on staff their own company and never another', async () => {
    expect((await stand()).slug).toBe(`betrieb-${eigener.unternehmenId.slice(0, 8)}`);
    expect((await stand(fremder)).slug).toBe(`betrieb-${fremder.unternehmenId.slice(0, 8)}`);
  });
  it('is changed by the Inhaberin alone', async () => {
    const body = vollstaendig(await stand());
    for (const rolle of ['buero', 'geselle', 'azubi'] as const)
      expect((await api.call(unternehmen.unternehmenAendern, { body }, eigener.token[rolle])).status).toBe(
        403,
      );
    const { status, body: neu } = await api.call(
      unternehmen.unternehmenAendern,
      {
        body: {
          ...body,
          name: 'Kaminkehrer Brandmeier',
          oeffnungszeiten: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '07:00', bis: '08:00' })),
          zeitennotiz: 'sonst Anrufbeantworter',
        },
      },
      eigener.token.inhaber,
    );
    expect(status).toBe(200);
    expect(neu).toMatchObject({
      name: 'Kaminkehrer Brandmeier',
      telefonzeiten: 'Mo–Fr 7–8 Uhr; sonst Anrufbeantworter',
      strasse: 'Marktplatz',
      version: body.version + 1,
    });
    expect((await stand(fremder)).name).not.toBe('Kaminkehrer Brandmeier');
  });
  it('refuses opening hours that cannot be, with the day and the way out at the field', async () => {
    const mit = async (oeffnungszeiten: { wochentag: number; von: string; bis: string }[]) => {
      const { status, body } = await api.call(
        unternehmen.unternehmenAendern,
        { body: { ...vollstaendig(await stand()), oeffnungszeiten } },
        eigener.token.inhaber,
      );
      return [status, body.felder?.map(({ feld, text }) => `${feld}: ${text}`)];
    };
    const montags = (von: string, bis: string) => ({ wochentag: 1, von, bis });
    expect(await mit([montags('12:00', '08:00')])).toEqual([
      400,
      [
        'oeffnungszeiten.0.bis: Montag: Das Ende (8 Uhr) liegt nicht nach dem Beginn (12 Uhr). Tauschen Sie die beiden, oder ändern Sie das Ende.',
      ],
    ]);
    expect(await mit([montags('08:00', '12:00'), montags('11:00', '13:00')])).toMatchObject([
      400,
      [expect.stringContaining('überschneiden sich')],
    ]);
    expect(await mit([montags('', '12:00')])).toMatchObject([
      400,
      [expect.stringContaining('Beginn und Ende')],
    ]);
    expect((await stand()).telefonzeiten).toBe('Mo–Fr 7–8 Uhr; sonst Anrufbeantworter');
  });
  it('refuses what was typed over an older state, and shows the present one', async () => {
    const jetzt = await stand();
    const { status, body } = await api.call(
      unternehmen.unternehmenAendern,
      { body: { ...vollstaendig(jetzt), version: Math.max(1, jetzt.version - 1) } },
      eigener.token.inhaber,
    );
    expect(status).toBe(409);
    expect(body.angaben).toMatchObject({ stand: { version: jetzt.version } });
  });
  it('refuses the public address of another company and the words of the route table', async () => {
    const body = vollstaendig(await stand());
    for (const slug of [(await stand(fremder)).slug, 'termin', 'kontaktdaten']) {
      const answer = await api.call(
        unternehmen.unternehmenAendern,
        { body: { ...body, slug } },
        eigener.token.inhaber,
      );
      expect(answer.status).toBe(409);
      expect(answer.body.felder).toEqual([{ feld: 'slug', text: 'ist schon vergeben' }]);
    }
  });
  it('keeps up to five public addresses it had before, and nobody else gets one of them', async () => {
    const betrieb = await api.neuerBetrieb();
    const { slug: erste } = await stand(betrieb);
    const nimm = async (slug: string, wer = betrieb) => {
      const body = { ...vollstaendig(await stand(wer)), slug };
      return (await api.call(unternehmen.unternehmenAendern, { body }, wer.token.inhaber)).status;
    };
    const wessen = async (slug: string) =>
      (await betrieb.ctx.transaction((tx) => fragTor(tx, 'slug', slug)))[0]?.['tor_slug'];
    const neue = [1, 2, 3, 4, 5, 6].map((zahl) => `${erste}-${zahl}`);
    for (const slug of neue.slice(0, 5)) expect(await nimm(slug)).toBe(200);
    for (const slug of [erste, ...neue.slice(0, 5)]) expect(await wessen(slug)).toBe(betrieb.unternehmenId);
    expect(await nimm(erste, fremder)).toBe(409);
    // Saved again without another address: nothing is taken for old.
    expect(await nimm(neue[4] ?? '')).toBe(200);
    expect(await wessen(erste)).toBe(betrieb.unternehmenId);
    // The way back to an own old address is open, and what it replaces leads on.
    expect(await nimm(erste)).toBe(200);
    expect(await wessen(neue[4] ?? '')).toBe(betrieb.unternehmenId);
    for (const slug of neue.slice(4)) expect(await nimm(slug)).toBe(200);
    expect(await wessen(neue[0] ?? '')).toBeNull();
    expect(await wessen(erste)).toBe(betrieb.unternehmenId);
  });
  it('keeps Impressum and Datenschutzerklärung', async () => {
    const { version } = await stand();
    const body = {
      impressum: 'Anna Brandmeier, Marktplatz 4',
      datenschutz: 'Wir speichern Termine.',
      version,
    };
    expect((await api.call(unternehmen.rechtstexteAendern, { body }, eigener.token.buero)).status).toBe(403);
    expect(
      (await api.call(unternehmen.rechtstexteAendern, { body }, eigener.token.inhaber)).body,
    ).toMatchObject({
      impressum: body.impressum,
      datenschutz: body.datenschutz,
    });
  });
});

function sende(token: string, bytes: Uint8Array, name = 'logo.png') {
  const grenze = 'grenze-der-teile';
  const kopf = `--${grenze}\r\ncontent-disposition: form-data; name="datei"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return api.app.inject({
    method: 'POST',
    url: '/unternehmen/logo',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${grenze}` },
    payload: Buffer.concat([Buffer.from(kopf), bytes, Buffer.from(`\r\n--${grenze}--\r\n`)]),
  });
}
const holeLogo = (token: string) =>
  api.app.inject({ method: 'GET', url: '/unternehmen/logo', headers: { authorization: `Bearer ${token}` } });

/** A logo of the time when its bytes were kept as they came, under the type that was sent with them. */
async function legeWieFrueherAb(bytes: Buffer): Promise<{ schluessel: string; version: number }> {
  expect((await sende(eigener.token.inhaber, KLEINES_PNG, 'früher.png')).statusCode).toBe(200);
  await setzeZeilen(eigener, 'unternehmen', {}, { logo_stand: 'ungezeichnet' });
  const logo = { id: derer('unternehmen', 'logo_datei_id') };
  const datei = await liesZeile(eigener, 'datei', ['schluessel'], logo);
  const schluessel = datei?.schluessel ?? '';
  await api.deps.files.put(schluessel, bytes, 'text/html');
  return { schluessel, version: (await stand()).version };
}

describe('the logo', () => {
  it('comes back as it was drawn anew, in its own company only', async () => {
    expect((await sende(eigener.token.inhaber, KLEINES_PNG)).statusCode).toBe(200);
    const logo = await holeLogo(eigener.token.azubi);
    expect(logo.headers['content-type']).toBe('image/png');
    expect(logo.rawPayload.readUInt32BE(16)).toBe(2);
    expect(logo.rawPayload.equals(KLEINES_PNG)).toBe(false);
    expect((await holeLogo(fremder.token.inhaber)).statusCode).toBe(404);
  });
  it('is judged by its first bytes, not by its name', async () => {
    const html = new TextEncoder().encode('<script>alert(1)</script>');
    expect((await sende(eigener.token.inhaber, html)).statusCode).toBe(415);
    expect((await stand()).logo).toMatchObject({ name: 'logo.png' });
  });
  it('is never an SVG, with a script or without, and says what to take instead', async () => {
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><circle r="4"/></svg>',
    );
    const antwort = await sende(eigener.token.inhaber, svg, 'logo.svg');
    expect(antwort.statusCode).toBe(415);
    expect(antwort.json().detail).toContain('Bitte nehmen Sie ein Bild als PNG- oder JPEG-Datei; SVG');
    expect((await stand()).logo).toMatchObject({ name: 'logo.png' });
  });
  it.each([unternehmen.LOGO_BYTES_MAX + 1, 40 * 1024 * 1024])(
    'may not be larger than five megabytes: %i bytes are refused with that sentence',
    async (bytes) => {
      const gross = new Uint8Array(bytes);
      gross.set(KLEINES_PNG);
      const antwort = await sende(eigener.token.inhaber, gross);
      expect(antwort.statusCode).toBe(413);
      expect(antwort.json().detail).toContain('Ein Logo darf höchstens 5 MB groß sein');
    },
  );
  it('is refused when it cannot be drawn, and the one before stays', async () => {
    const kaputt = await sende(eigener.token.inhaber, PNG_MIT_FILTER_9, 'kaputt.png');
    expect(kaputt.statusCode).toBe(415);
    expect(kaputt.json().detail).toContain('beschädigt');
    expect((await stand()).logo).toMatchObject({ name: 'logo.png' });
  });
  it(
    'that was stored as it was sent, before logos were drawn, is drawn when somebody first asks, once',
    { tags: 'night' },
    async () => {
      const alt = await legeWieFrueherAb(KLEINES_PNG);
      const [erstes, zweites] = [await holeLogo(eigener.token.azubi), await holeLogo(eigener.token.azubi)];
      expect(erstes.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
      });
      expect(erstes.rawPayload.readUInt32BE(16)).toBe(2);
      expect(erstes.rawPayload.equals(KLEINES_PNG)).toBe(false);
      expect(zweites.rawPayload.equals(erstes.rawPayload)).toBe(true);
      await expect(api.deps.files.get(alt.schluessel)).rejects.toThrow();
      expect(await stand()).toMatchObject({ version: alt.version, logo: { name: 'früher.png' } });
    },
  );
  it.each([
    ['a page with a script', Buffer.from('<script>alert(1)</script>')],
    ['a picture that ended the server', PNG_MIT_FILTER_9],
  ])('that was stored as %s is shown to nobody and keeps no page waiting', async (_was, bytes) => {
    await legeWieFrueherAb(bytes);
    for (const _mal of [1, 2]) expect((await holeLogo(eigener.token.azubi)).statusCode).toBe(404);
    expect((await stand()).logo).toBeNull();
    expect((await sende(eigener.token.inhaber, KLEINES_PNG)).statusCode).toBe(200);
    expect((await holeLogo(eigener.token.azubi)).statusCode).toBe(200);
  });
  it('is set and removed by the Inhaberin alone', async () => {
    expect((await sende(eigener.token.buero, KLEINES_PNG)).statusCode).toBe(403);
    expect((await api.call(unternehmen.logoLoeschen, {}, eigener.token.geselle)).status).toBe(403);
    expect((await api.call(unternehmen.logoLoeschen, {}, eigener.token.inhaber)).body.logo).toBeNull();
    expect((await holeLogo(eigener.token.inhaber)).statusCode).toBe(404);
  });
});

describe('the settings of rounds', () => {
  it('hold the defaults until somebody changes them', async () => {
    const { body } = await api.call(einstellungen.einstellungenHolen, {}, fremder.token.geselle);
    expect(body).toMatchObject(STANDARDEINSTELLUNGEN);
  });
  it('change group by group, by Inhaberin and Büro', async () => {
    const { body: vorher } = await api.call(einstellungen.einstellungenHolen, {}, eigener.token.buero);
    const planung = { ...vorher.planung, fensterMinuten: 'halbtag' as const, pufferMinuten: 7 };
    const body = { planung, version: vorher.version };
    expect((await api.call(einstellungen.einstellungenAendern, { body }, eigener.token.geselle)).status).toBe(
      403,
    );
    const { body: nachher } = await api.call(
      einstellungen.einstellungenAendern,
      { body },
      eigener.token.buero,
    );
    expect(nachher.planung).toMatchObject({ fensterMinuten: 'halbtag', pufferMinuten: 7 });
    expect(nachher.antwort).toEqual(vorher.antwort);
    expect((await api.call(einstellungen.einstellungenAendern, { body }, eigener.token.buero)).status).toBe(
      409,
    );
    const { body: fremd } = await api.call(einstellungen.einstellungenHolen, {}, fremder.token.buero);
    expect(fremd.planung.pufferMinuten).toBe(STANDARDEINSTELLUNGEN.planung.pufferMinuten);
  });
  it('keep the words of one kind of work when the other is changed', async () => {
    const { body: vorher } = await api.call(einstellungen.einstellungenHolen, {}, eigener.token.inhaber);
    const { freieTaetigkeiten: frei, hoheitlicheTaetigkeiten: hoheitlich } = vorher.terminzettel;
    const setze = (gruppe: object, version: number) =>
      api.call(einstellungen.einstellungenAendern, { body: { ...gruppe, version } }, eigener.token.inhaber);
    const erst = await setze(
      { freieTaetigkeiten: { ...frei, titel: 'Wir kommen zum Kehren' } },
      vorher.version,
    );
    const dann = await setze({ hoheitlicheTaetigkeiten: { ...hoheitlich, zugang: '' } }, erst.body.version);
    expect(dann.body.terminzettel.freieTaetigkeiten.titel).toBe('Wir kommen zum Kehren');
    expect(dann.body.terminzettel.hoheitlicheTaetigkeiten).toMatchObject({
      titel: hoheitlich.titel,
      zugang: '',
    });
  });
  it('show the title of free work with the trade word of the company, and follow it until somebody writes another', async () => {
    const titel = async () =>
      (await api.call(einstellungen.einstellungenHolen, {}, eigener.token.inhaber)).body;
    const gewerk = (wort: string, vergiss = false) =>
      setzeZeilen(
        eigener,
        'unternehmen',
        {},
        { gewerk: wort, ...(vergiss && { einstellungen: ohne('terminzettel') }) },
      );
    await gewerk('Kaminkehrer', true);
    const vorher = await titel();
    const { freieTaetigkeiten: frei } = vorher.terminzettel;
    expect(frei.titel).toBe('Ihr Kaminkehrer kommt – Terminvorschlag');
    await api.call(
      einstellungen.einstellungenAendern,
      { body: { freieTaetigkeiten: { ...frei, zugang: '' }, version: vorher.version } },
      eigener.token.inhaber,
    );
    await gewerk('Schornsteinfegerin');
    expect((await titel()).terminzettel.freieTaetigkeiten).toMatchObject({
      titel: 'Ihre Schornsteinfegerin kommt – Terminvorschlag',
      zugang: '',
    });
  });
  it('refuse a break whose latest beginning lies before the earliest', async () => {
    const { body } = await api.call(einstellungen.einstellungenHolen, {}, eigener.token.inhaber);
    const pause = { fruehestens: '13:00', spaetestens: '12:00', minuten: 30 };
    const answer = await api.call(
      einstellungen.einstellungenAendern,
      { body: { planung: { ...body.planung, pause }, version: body.version } },
      eigener.token.inhaber,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.felder?.[0]?.feld).toBe('planung.pause.spaetestens');
  });
  it.each([
    ['nothing was ever said', {}, { eigenerArbeitswertCent: null, frueherArbeitswertCent: null }],
    [
      'of before 2025 was stored',
      { arbeitswertCent: 120 },
      { eigenerArbeitswertCent: null, frueherArbeitswertCent: 120 },
    ],
    [
      'of before 2020 was stored',
      { arbeitswertCent: 105 },
      { eigenerArbeitswertCent: null, frueherArbeitswertCent: 105 },
    ],
    [
      'of today was stored',
      { arbeitswertCent: 140 },
      { eigenerArbeitswertCent: null, frueherArbeitswertCent: null },
    ],
    [
      'is none of the law’s',
      { arbeitswertCent: 133 },
      { eigenerArbeitswertCent: 133, frueherArbeitswertCent: null },
    ],
    [
      'was decided since there is a choice',
      { eigenerArbeitswertCent: 120, frueherArbeitswertCent: null },
      { eigenerArbeitswertCent: 120, frueherArbeitswertCent: null },
    ],
  ])('know the Arbeitswert that %s', (_was, gespeichert, gelesen) => {
    expect(einstellungenAus({ gebuehren: gespeichert }).gebuehren).toEqual(gelesen);
  });
  it('tell the Arbeitswert of today to who counted with the default of before, until it was read', async () => {
    const { ctx, token } = await api.neuerBetrieb();
    const jetzt = async () => (await api.call(einstellungen.einstellungenHolen, {}, token.buero)).body;
    expect((await jetzt()).gebuehren).toEqual({ eigenerArbeitswertCent: null, frueherArbeitswertCent: null });
    const umstellung = new URL('../../migrations/0511_arbeitswert.sql', import.meta.url);
    await api.deps.db.script(readFileSync(umstellung, 'utf8'));
    const { gebuehren, version } = await jetzt();
    expect(gebuehren).toEqual({ eigenerArbeitswertCent: null, frueherArbeitswertCent: 120 });
    const body = { gebuehren: { ...gebuehren, frueherArbeitswertCent: null }, version };
    await api.call(einstellungen.einstellungenAendern, { body }, token.buero);
    expect((await jetzt()).gebuehren).toEqual({ eigenerArbeitswertCent: null, frueherArbeitswertCent: null });
    await setzeZeilen(ctx, 'unternehmen', {}, { einstellungen: '{"gebuehren": {"arbeitswertCent": 133}}' });
    await api.deps.db.script(readFileSync(umstellung, 'utf8'));
    expect((await jetzt()).gebuehren).toEqual({ eigenerArbeitswertCent: 133, frueherArbeitswertCent: null });
  });
  it('count a group that an older version wrote and nobody can read any more as never set', () => {
    const gelesen = einstellungenAus({ planung: { fensterMinuten: 45 }, antwort: { alternativen: 5 } });
    expect(gelesen.planung).toEqual(STANDARDEINSTELLUNGEN.planung);
    expect(gelesen.antwort).toEqual({ ...STANDARDEINSTELLUNGEN.antwort, alternativen: 5 });
  });
});

describe('the set-up of the planner', () => {
  it('needs customers and somebody who drives, and advises the rest', async () => {
    const { body } = await api.call(unternehmen.einrichtungHolen, {}, fremder.token.buero);
    expect(body.schritte.map(({ schritt, stand }) => [schritt, stand])).toEqual([
      ['kontaktdaten', 'empfohlen'],
      ['karte', 'empfohlen'],
      ['kundendaten', 'noetig'],
      ['mitarbeiter', 'erledigt'],
      ['kehrtour', 'empfohlen'],
      ['dienstleistungen', 'erledigt'],
      ['terminzettel', 'empfohlen'],
    ]);
  });
  it('is complete with one property', async () => {
    await einHaus(fremder);
    const { body } = await api.call(unternehmen.einrichtungHolen, {}, fremder.token.buero);
    expect(body.schritte.filter(({ stand }) => stand === 'noetig')).toEqual([]);
    expect(body.schritte[2]?.hinweis).toBe('1 Liegenschaft ist da.');
  });
  it('writes large numbers as people do', () => {
    const row = {
      kontakt: true,
      liegenschaften: 2200,
      erfundene: 0,
      fahrer: 2,
      taetigkeiten: 24,
      hoheitlich: 6,
      zettel: true,
      karte: null,
      kehrtouren: 0,
    };
    expect(schritteAus(row).map(({ hinweis }) => hinweis)).toContain('2.200 Liegenschaften sind da.');
  });
});
