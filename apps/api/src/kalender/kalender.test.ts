import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as kalender from '@kehrtour/contract/kalender';
import * as termin from '@kehrtour/contract/termin';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineBelegung } from '../../test/bauten.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { JETZT, um } from '../../test/werte.ts';
import { loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { instant, sql } from '../platform/db/sql.ts';
import { WAITING_MAX } from '../platform/queueDue.ts';
import { aktualisiereAbo } from './aktualisiereAbo.ts';
import { listFaellige } from './kalender.store.ts';

type Antwort = { status?: number; headers?: Record<string, string>; body?: string };
let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
let haeuser: string[];
let server: Server;
let hier: string;
/** What the calendar server elsewhere says, and what it was asked. */
let antworte: (request: IncomingMessage, body: string) => Antwort | Promise<Antwort>;
let gefragt: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', async () => {
      gefragt.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const {
        status = 200,
        headers = { 'content-type': 'text/calendar' },
        body: text = '',
      } = await antworte(request, body);
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  hier = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await testApi({ privateHosts: [hier] });
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  haeuser = await neueHaeuser(eigener);
});
afterAll(async () => {
  await api.close();
  server.close();
});
beforeEach(() => {
  gefragt = [];
});

const person = (rolle: 'inhaber' | 'buero' | 'geselle' | 'azubi' = 'geselle') => eigener.mitarbeiterId[rolle];
const zeige = async (token = eigener.token.geselle) =>
  (await api.call(kalender.kalenderHolen, {}, token)).body;
const richteEin = (mitKundendaten = false, token = eigener.token.geselle, wer = person()) =>
  api.call(
    kalender.feedEinrichten,
    { params: { mitarbeiterId: wer }, body: { mitKundendaten }, idempotencyKey: randomUUID() },
    token,
  );
const pfadAus = (adresse = ''): string => new URL(adresse).pathname.replace(/^\/api/, '');
const lade = (adresse: string | undefined, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: pfadAus(adresse), headers });
const eintraege = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent').map((entry) => ({
    uid: String(entry.getFirstPropertyValue('uid')),
    folge: Number(entry.getFirstPropertyValue('sequence')),
    status: String(entry.getFirstPropertyValue('status')),
    titel: String(entry.getFirstPropertyValue('summary')),
    ort: entry.getFirstPropertyValue('location'),
  }));

describe('the feed of an employee', () => {
  it('stands under a secret address that is not in the database', async () => {
    const { status, body } = await richteEin();
    expect(status).toBe(200);
    const token = /\/api\/kalender\/([A-Za-z0-9_-]+)\.ics$/.exec(body.feed?.adresse ?? '')?.[1] ?? '';
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const { rows } = await api.deps.db.query(
      'select row_to_json(z)::text as zeile from zugang z union all select row_to_json(f)::text from kalender_feed f',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.length).toBeGreaterThan(1);
  });
  it('carries her appointments and nobody else’s, and follows what becomes of them', async () => {
    const { id } = await neuerTermin(eigener, { liegenschaftId: haeuser[1] ?? '', mitarbeiterId: person() });
    const anderer = await neuerTermin(eigener, {
      liegenschaftId: haeuser[2] ?? '',
      mitarbeiterId: person('inhaber'),
    });
    const adresse = (await richteEin()).body.feed?.adresse;
    const vorher = await lade(adresse);
    expect(vorher.statusCode).toBe(200);
    expect(vorher.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [erster] = eintraege(vorher.body).filter(({ uid }) => uid.includes(id));
    expect(erster).toMatchObject({ status: 'TENTATIVE', titel: 'Kehrung', ort: null });
    expect(vorher.body).not.toContain(anderer.id);
    for (const [aktion, status] of [
      ['bestaetige', 'CONFIRMED'],
      ['sageAb', 'CANCELLED'],
    ] as const) {
      const vor = eintraege((await lade(adresse)).body).find(({ uid }) => uid.includes(id));
      const { version } = (await api.call(termin.terminHolen, { params: { id } }, eigener.token.buero)).body;
      await api.call(
        termin.terminAendern,
        { params: { id }, body: { version, aktion } },
        eigener.token.buero,
      );
      const nach = eintraege((await lade(adresse)).body).find(({ uid }) => uid.includes(id));
      expect(nach).toMatchObject({ uid: vor?.uid, status });
      expect(nach?.folge).toBeGreaterThan(vor?.folge ?? 99);
    }
  });
  it('answers 304 to who has it already, and anew when something changed', async () => {
    const { id } = await neuerTermin(eigener, { liegenschaftId: haeuser[3] ?? '', mitarbeiterId: person() });
    const adresse = (await richteEin()).body.feed?.adresse;
    const erste = await lade(adresse);
    const etag = String(erste.headers.etag);
    expect(Date.parse(String(erste.headers['last-modified']))).toBeGreaterThan(0);
    expect(erste.headers['cache-control']).toBe('private, no-cache');
    const zweite = await lade(adresse, { 'if-none-match': etag });
    expect([zweite.statusCode, zweite.body]).toEqual([304, '']);
    expect((await lade(adresse, { 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
    await setzeZeilen(eigener, 'termin', { id }, { version: um(1), beginn: um('5 minutes') });
    expect((await lade(adresse, { 'if-none-match': etag })).statusCode).toBe(200);
  });
  it('says who and where only by choice, and the choice keeps the address', async () => {
    await neuerTermin(eigener, { liegenschaftId: haeuser[4] ?? '', mitarbeiterId: person() });
    const adresse = (await richteEin()).body.feed?.adresse;
    expect((await lade(adresse)).body).not.toMatch(/Bewohner|Hardtstra/);
    const geaendert = await api.call(
      kalender.feedAendern,
      { params: { mitarbeiterId: person() }, body: { mitKundendaten: true } },
      eigener.token.geselle,
    );
    expect(geaendert.body.feed).toMatchObject({ adresse, mitKundendaten: true });
    expect((await lade(adresse)).body).toMatch(/Eva Bewohner5/);
    // What is missing of an address leaves no comma.
    const orte = async () => eintraege((await lade(adresse)).body).map(({ ort }) => ort);
    for (const [plz, ort, soll] of [
      ['', '', 'Hardtstraße 5'],
      ['', 'Lauf', 'Hardtstraße 5, Lauf'],
    ] as const) {
      await setzeZeilen(
        eigener,
        'liegenschaft',
        { id: haeuser[4] },
        { strasse: 'Hardtstraße', hausnr: '5', hausnr_zusatz: '', plz, ort },
      );
      expect(await orte()).toContain(soll);
    }
  });
  it('is dead under its old address when it was renewed or taken back', async () => {
    const alt = (await richteEin()).body.feed?.adresse;
    const neu = (await richteEin()).body.feed?.adresse;
    expect(neu).not.toBe(alt);
    expect((await lade(alt)).statusCode).toBe(404);
    expect((await lade(neu)).statusCode).toBe(200);
    const zurueck = () =>
      api.call(kalender.feedZuruecknehmen, { params: { mitarbeiterId: person() } }, eigener.token.geselle);
    expect((await zurueck()).body.feed).toBeNull();
    expect((await lade(neu)).statusCode).toBe(404);
    expect((await zurueck()).status).toBe(200);
  });
  it('ends with the person’s work here, and with a block of the company', async () => {
    const token = eigener.token.inhaber;
    const adresse = (await richteEin(false, token, person('azubi'))).body.feed?.adresse;
    expect((await lade(adresse)).statusCode).toBe(200);
    await setzeZeilen(eigener, 'mitarbeiter', { id: person('azubi') }, { aktiv: false });
    expect((await lade(adresse)).statusCode).toBe(404);
    await setzeZeilen(eigener, 'mitarbeiter', { id: person('azubi') }, { aktiv: true });
    await setzeZeilen(eigener, 'unternehmen', {}, { gesperrt: true, gesperrt_am: JETZT });
    expect((await lade(adresse)).statusCode).toBe(404);
    await setzeZeilen(eigener, 'unternehmen', {}, { gesperrt: false, gesperrt_am: null });
  });
  it('answers the same 404 to every address that is none', async () => {
    const adressen = [
      'x',
      'x.ics',
      `${'a'.repeat(32)}.ics`,
      `${'a'.repeat(32)}.txt`,
      '..%2f..ics',
      `${randomUUID()}.ics`,
    ];
    for (const datei of adressen) {
      const answer = await api.app.inject({ method: 'GET', url: `/kalender/${datei}` });
      expect([datei, answer.statusCode, answer.json().type]).toEqual([datei, 404, 'nicht-gefunden']);
    }
  });
  it('notes when a calendar program last asked', async () => {
    const adresse = (await richteEin()).body.feed?.adresse;
    expect((await zeige()).personen[0]?.feed?.zuletztGeholtAm).toBeNull();
    await lade(adresse);
    expect((await zeige()).personen[0]?.feed?.zuletztGeholtAm).toBe(api.clock.now.toISOString());
  });
});

describe('whose calendars', () => {
  it('one sees: the own, and as the owner everybody’s, oneself first', async () => {
    expect((await zeige()).personen.map(({ mitarbeiterId }) => mitarbeiterId)).toEqual([person()]);
    const alle = (await zeige(eigener.token.inhaber)).personen.map(({ mitarbeiterId }) => mitarbeiterId);
    expect(alle[0]).toBe(person('inhaber'));
    expect(alle.toSorted()).toEqual(Object.values(eigener.mitarbeiterId).toSorted());
  });
  it('are nobody else’s business', async () => {
    const params = { mitarbeiterId: person() };
    const abo = { ...params, aboId: randomUUID() };
    const key = () => ({ idempotencyKey: randomUUID() });
    const neu = { name: 'Privat', adresse: `http://${hier}/a.ics`, benutzer: '', passwort: '' };
    const versuche = (token: string) => [
      api.call(kalender.feedEinrichten, { params, body: { mitKundendaten: true }, ...key() }, token),
      api.call(kalender.feedAendern, { params, body: { mitKundendaten: true } }, token),
      api.call(kalender.feedZuruecknehmen, { params }, token),
      api.call(kalender.aboAnlegen, { params, body: neu, ...key() }, token),
      api.call(kalender.aboAktualisieren, { params: abo }, token),
      api.call(kalender.aboLoeschen, { params: abo }, token),
    ];
    for (const answer of await Promise.all(versuche(eigener.token.buero))) expect(answer.status).toBe(403);
    for (const answer of await Promise.all(versuche(fremder.token.inhaber)))
      expect([403, 404]).toContain(answer.status);
    expect(
      (await zeige(fremder.token.inhaber)).personen.map(({ mitarbeiterId }) => mitarbeiterId),
    ).not.toContain(person());
  });
});

const datei = (...events: [string, string][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Probe//DE',
    ...events.flatMap(([von, bis], index) => [
      'BEGIN:VEVENT',
      `UID:p${index}`,
      'DTSTAMP:20270101T000000Z',
      `DTSTART:${von}`,
      `DTEND:${bis}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('a calendar from elsewhere', () => {
  const abonniere = async (
    wunsch: Partial<{ name: string; adresse: string; benutzer: string; passwort: string }> = {},
    token = eigener.token.geselle,
    wer = person(),
  ) => {
    // The youngest stands last.
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const answer = await api.call(
      kalender.aboAnlegen,
      {
        params: { mitarbeiterId: wer },
        body: { name: 'Privat', adresse: `http://${hier}/privat.ics`, benutzer: '', passwort: '', ...wunsch },
        idempotencyKey: randomUUID(),
      },
      token,
    );
    const id = answer.body.abos?.at(-1)?.id ?? '';
    return { id, answer };
  };
  const lies = async (id: string) => {
    await aktualisiereAbo(eigener.ctx, id);
    return (await zeige()).personen[0]?.abos.find((abo) => abo.id === id);
  };
  const entferne = (aboId: string) =>
    api.call(kalender.aboLoeschen, { params: { mitarbeiterId: person(), aboId } }, eigener.token.geselle);
  const belegt = (wer = person()) =>
    eigener.ctx.transaction(async (tx) =>
      (
        await tx.rows<{ art: string; von: Date; bis: Date }>(
          sql`select art, lower(zeitraum) as von, upper(zeitraum) as bis from belegung where mitarbeiter_id = ${wer} order by 2`,
        )
      ).map(
        ({ art, von, bis }) => `${art} ${von.toISOString().slice(5, 16)}–${bis.toISOString().slice(11, 16)}`,
      ),
    );
  beforeEach(() =>
    eigener.ctx.transaction(async (tx) => {
      await loescheZeilen(tx, 'kalender_abo');
      await loescheZeilen(tx, 'belegung');
    }),
  );

  it('is busy time, and a refresh replaces what it said before', async () => {
    antworte = () => ({
      body: datei(['20270203T080000Z', '20270203T090000Z'], ['20270204T080000Z', '20270204T083000Z']),
    });
    const { id, answer } = await abonniere();
    expect(answer.body.abos).toMatchObject([{ name: 'Privat', wirt: hier, laeuft: true, gelesenAm: null }]);
    expect(await lies(id)).toMatchObject({ laeuft: false, fehler: null, zeiten: 2, konflikte: [] });
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:00–09:00', 'abwesenheit 02-04T08:00–08:30']);
    antworte = () => ({ body: datei(['20270203T083000Z', '20270203T100000Z']) });
    await lies(id);
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:30–10:00']);
  });
  it('is what the later of two reads saw, though the earlier one comes back last', async () => {
    const langsam = Promise.withResolvers<Antwort>();
    const gefragtWurde = Promise.withResolvers<void>();
    antworte = () => ({ body: datei() });
    const { id } = await abonniere();
    await lies(id);
    antworte = () => {
      gefragtWurde.resolve();
      return langsam.promise;
    };
    const fruehere = aktualisiereAbo(eigener.ctx, id);
    await gefragtWurde.promise;
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    antworte = () => ({ status: 404 });
    await lies(id);
    langsam.resolve({ body: datei(['20270203T080000Z', '20270203T090000Z']) });
    await fruehere;
    expect((await zeige()).personen[0]?.abos.find((abo) => abo.id === id)?.fehler).not.toBeNull();
    expect(await belegt()).toEqual([]);
  });
  it('keeps user, password and address sealed, and sends them only to their own host', async () => {
    antworte = () => ({ body: datei() });
    const { id, answer } = await abonniere({
      adresse: `http://${hier}/geheim-4711.ics`,
      benutzer: 'eva',
      passwort: 'Kaminkehrer7',
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/geheim-4711|Kaminkehrer7/);
    const { rows } = await api.deps.db.query(
      "select row_to_json(a)::text || encode(ziel, 'escape') as zeile from kalender_abo a",
    );
    expect(JSON.stringify(rows)).not.toMatch(/geheim-4711|Kaminkehrer7|eva/);
    await lies(id);
    expect(gefragt[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('eva:Kaminkehrer7').toString('base64')}`,
    );
  });
  it('is not read again while the other side says that nothing changed, and lays its times anew all the same', async () => {
    antworte = (request) =>
      request.headers['if-none-match'] === '"v1"'
        ? { status: 304 }
        : { body: datei(['20270203T080000Z', '20270203T090000Z']), headers: { etag: '"v1"' } };
    const { id } = await abonniere();
    await lies(id);
    await loescheZeilen(eigener, 'belegung');
    expect(await lies(id)).toMatchObject({ fehler: null, zeiten: 1 });
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:00–09:00']);
  });
  it('is read in full once a week all the same, so that a series goes on', async () => {
    antworte = (request) =>
      request.headers['if-none-match'] === '"v1"'
        ? { status: 304 }
        : { body: datei(), headers: { etag: '"v1"' } };
    const { id } = await abonniere();
    await lies(id);
    await lies(id);
    const jetzt = api.clock.now;
    api.clock.now = new Date(jetzt.getTime() + 8 * 86_400_000);
    await lies(id);
    api.clock.now = jetzt;
    expect(gefragt.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"', undefined]);
  });
  it('never pushes a booking aside: the conflict is named, the rest of the time is taken', async () => {
    await eineBelegung(eigener, person(), {
      von: '2027-02-03T08:30:00Z',
      bis: '2027-02-03T09:00:00Z',
      art: 'buchung',
    });
    antworte = () => ({ body: datei(['20270203T080000Z', '20270203T100000Z']) });
    const { id } = await abonniere();
    expect((await lies(id))?.konflikte).toEqual([
      { von: '2027-02-03T08:30:00Z', bis: '2027-02-03T09:00:00Z' },
    ]);
    expect(await belegt()).toEqual([
      'abwesenheit 02-03T08:00–08:30',
      'buchung 02-03T08:30–09:00',
      'abwesenheit 02-03T09:00–10:00',
    ]);
  });
  it('takes the rest of its time when the booking in it is gone', async () => {
    const id = randomUUID();
    await eineBelegung(eigener, person(), {
      von: '2027-02-03T08:30:00Z',
      bis: '2027-02-03T09:00:00Z',
      id,
      art: 'buchung',
    });
    antworte = () => ({ body: datei(['20270203T080000Z', '20270203T100000Z']) });
    const abo = await abonniere();
    expect((await lies(abo.id))?.laeuft).toBe(false);
    await loescheZeilen(eigener, 'belegung', { id });
    expect((await zeige()).personen[0]?.abos[0]?.laeuft).toBe(true);
    await lies(abo.id);
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:00–10:00']);
  });
  it('is due at once by our own clock, also where that of the database is years ahead', async () => {
    const jetzt = api.clock.now;
    api.clock.now = new Date('2020-01-13T08:00:00+01:00');
    const id = randomUUID();
    await eineBelegung(eigener, person(), {
      von: '2020-02-03T08:30:00Z',
      bis: '2020-02-03T09:00:00Z',
      id,
      art: 'buchung',
    });
    antworte = () => ({ body: datei(['20200203T080000Z', '20200203T100000Z']) });
    const abo = await abonniere();
    expect((await lies(abo.id))?.laeuft).toBe(false);
    await loescheZeilen(eigener, 'belegung', { id });
    expect((await zeige()).personen[0]?.abos[0]?.laeuft).toBe(true);
    api.clock.now = jetzt;
  });
  it('pushes an expired hold aside, a running one not', async () => {
    const halte = (tag: string, ablauf: string) =>
      eineBelegung(eigener, person(), {
        von: `${tag}T08:00:00Z`,
        bis: `${tag}T09:00:00Z`,
        art: 'reservierung',
        laeuft_ab: ablauf,
      });
    await halte('2027-02-03', '2027-01-11T06:59:00Z');
    await halte('2027-02-04', '2027-01-11T07:09:00Z');
    antworte = () => ({
      body: datei(['20270203T080000Z', '20270203T090000Z'], ['20270204T080000Z', '20270204T090000Z']),
    });
    await lies((await abonniere()).id);
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:00–09:00', 'reservierung 02-04T08:00–09:00']);
  });
  it('shares its times with another calendar of the same person, which stays when the first is removed', async () => {
    antworte = ({ url }) => ({
      body:
        url === '/verein.ics'
          ? datei(['20270203T083000Z', '20270203T110000Z'])
          : datei(['20270203T080000Z', '20270203T100000Z']),
    });
    const privat = await abonniere();
    const verein = await abonniere({ name: 'Verein', adresse: `http://${hier}/verein.ics` });
    await lies(privat.id);
    await lies(verein.id);
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:00–10:00', 'abwesenheit 02-03T10:00–11:00']);
    expect((await entferne(privat.id)).body.abos.map(({ name }) => name)).toEqual(['Verein']);
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:30–11:00']);
    await entferne(verein.id);
    expect(await belegt()).toEqual([]);
    expect((await entferne(verein.id)).status).toBe(404);
  });
  it('leaves absences alone that the office entered', async () => {
    await eigener.ctx.transaction((tx) =>
      tx.run(
        sql`insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id) values (gen_random_uuid(), ${person()}, tstzrange('2027-03-01T00:00:00Z', '2027-03-02T00:00:00Z'), 'abwesenheit', gen_random_uuid())`,
      ),
    );
    antworte = () => ({ body: datei() });
    await entferne((await abonniere()).id);
    expect(await belegt()).toHaveLength(1);
  });
  it('is read by the CalDAV question where the address is no file', async () => {
    antworte = (request) =>
      request.method === 'REPORT'
        ? {
            status: 207,
            headers: { 'content-type': 'application/xml' },
            body: `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/1.ics</d:href><d:propstat><d:prop><c:calendar-data>${datei(['20270203T080000Z', '20270203T090000Z'])}</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response><d:href>/2.ics</d:href><d:propstat><d:prop><c:calendar-data><![CDATA[${datei(['20270204T080000Z', '20270204T090000Z'])}]]></c:calendar-data></d:prop></d:propstat></d:response></d:multistatus>`,
          }
        : { status: 405 };
    const { id } = await abonniere({ adresse: `http://${hier}/dav/eva/`, benutzer: 'eva', passwort: 'x' });
    expect(await lies(id)).toMatchObject({ fehler: null, zeiten: 2 });
    expect(gefragt.at(-1)).toMatchObject({ method: 'REPORT', headers: { depth: '1' } });
    expect(gefragt.at(-1)?.body).toContain('time-range start="20270110T230000Z"');
    antworte = (request) =>
      request.method === 'REPORT'
        ? {
            status: 207,
            body: '<!DOCTYPE d [<!ENTITY x "y">]><d:multistatus xmlns:d="DAV:">&x;</d:multistatus>',
          }
        : { status: 405 };
    expect(await lies(id)).toMatchObject({ fehler: 'kein-kalender', zeiten: 2 });
  });
  it('says in one word why it could not be read, keeps the times it had, and waits longer each time', async () => {
    antworte = () => ({ body: datei(['20270203T080000Z', '20270203T090000Z']) });
    const { id } = await abonniere();
    await lies(id);
    const faelle: [Antwort, kalender.AbrufGrund][] = [
      [{ status: 401 }, 'anmeldung-falsch'],
      [{ status: 404 }, 'nicht-gefunden'],
      [{ status: 500 }, 'server-fehler'],
      [{ status: 301, headers: { location: 'https://example.org' } }, 'umleitung'],
      [{ headers: { 'content-type': 'text/html' }, body: '<html>' }, 'kein-kalender'],
      [{ body: datei().replace('END:VCALENDAR', '') }, 'unvollstaendig'],
      [{ body: 'x'.repeat(11 * 1024 * 1024) }, 'zu-gross'],
    ];
    for (const [antwort, grund] of faelle) {
      antworte = () => antwort;
      expect(await lies(id)).toMatchObject({
        fehler: grund,
        zeiten: 1,
        gelesenAm: api.clock.now.toISOString(),
      });
    }
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:00–09:00']);
    const { rows } = await api.deps.db.query(
      `select fehlversuche, extract(epoch from naechster_abruf_ab - versucht_am)::int / 60 as warten from kalender_abo`,
    );
    expect(rows).toEqual([{ fehlversuche: 7, warten: 720 }]);
    antworte = () => ({ body: datei() });
    expect(await lies(id)).toMatchObject({ fehler: null, zeiten: 0 });
  });
  it('is refused where it would lead into our own network or goes unencrypted', async () => {
    for (const adresse of ['http://example.org/a.ics', 'ftp://example.org/a.ics', 'https://', 'kein link'])
      expect((await abonniere({ adresse })).answer.status).toBe(400);
    for (const adresse of [
      'https://127.0.0.1/a.ics',
      'https://[::ffff:10.0.0.1]/a.ics',
      'webcal://169.254.169.254/x',
    ])
      expect(await lies((await abonniere({ adresse })).id)).toMatchObject({ fehler: 'adresse-gesperrt' });
  });
  it('ends at five per person, and is asked for at most thirty times an hour', async () => {
    antworte = () => ({ body: datei() });
    for (let count = 0; count < 5; count += 1) await abonniere();
    expect((await abonniere()).answer.body.type).toBe('kalender.zu-viele');
    const id = (await zeige()).personen[0]?.abos[0]?.id ?? '';
    const jetzt = () =>
      api.call(
        kalender.aboAktualisieren,
        { params: { mitarbeiterId: person(), aboId: id } },
        eigener.token.geselle,
      );
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push((await jetzt()).status);
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(answers[30]).toBe(429);
  });
  it('is the same after any number of refreshes at once', async () => {
    antworte = () => ({ body: datei(['20270203T080000Z', '20270203T090000Z']) });
    const eins = await abonniere();
    const zwei = await abonniere({ name: 'Zwei' });
    await Promise.all(
      [eins.id, zwei.id, eins.id, zwei.id, eins.id].map((id) => aktualisiereAbo(eigener.ctx, id)),
    );
    expect(await belegt()).toEqual(['abwesenheit 02-03T08:00–09:00']);
  });
  it('of another company cannot be reached', async () => {
    antworte = () => ({ body: datei() });
    const { id } = await abonniere();
    for (const endpoint of [kalender.aboAktualisieren, kalender.aboLoeschen])
      expect(
        (
          await api.call(
            endpoint,
            { params: { mitarbeiterId: fremder.mitarbeiterId.inhaber, aboId: id } },
            fremder.token.inhaber,
          )
        ).status,
      ).toBe(404);
    await aktualisiereAbo(fremder.ctx, id);
    expect(gefragt).toEqual([]);
  });
});

describe('a company with three hundred calendars that are due', () => {
  it('hides nobody else’s: of each so many are looked at, the first ones before all others', async () => {
    const [viele, einer] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
    const abo = (betrieb: TestBetrieb, anzahl: number, faellig: Date) =>
      betrieb.ctx.transaction((tx) =>
        tx.run(sql`insert into kalender_abo (id, mitarbeiter_id, name, wirt, ziel, angelegt_am, naechster_abruf_ab)
          select gen_random_uuid(), ${betrieb.mitarbeiterId.geselle}, 'Langsam', 'example.org', '\\x00'::bytea, ${instant(faellig)}, ${instant(faellig)}
          from generate_series(1, ${anzahl}::int)`),
      );
    const jetzt = api.deps.now();
    await abo(viele, 300, new Date(jetzt.getTime() - 7_200_000));
    await abo(einer, 1, new Date(jetzt.getTime() - 1000));
    const faellige = await api.deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
      listFaellige(tx, jetzt),
    );
    const stellen = (betrieb: TestBetrieb) =>
      faellige.flatMap(({ unternehmen_id: id }, stelle) => (id === betrieb.unternehmenId ? [stelle] : []));
    expect(stellen(viele)).toHaveLength(WAITING_MAX);
    expect(stellen(einer)[0]).toBeLessThan(stellen(viele)[1] ?? 0);
  });
});
