import 'fake-indexeddb/auto';
import type { Feldantwort, Feldmeldung } from '@kehrtour/contract/feldmeldung';
import type { Tagespaket } from '@kehrtour/contract/heute';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Feldtag } from './feldtag.ts';
import type { Marke } from './marke.ts';
import { halteSeiteBereit } from './seitenwaechter.ts';
import { oeffneSpeicher, wartendeAnderer, zuletztDa } from './speicher.ts';
import { werIstDa } from './wer.ts';

/** The tests of the field that a phone alone can answer, each by its name; those that need a server lie beside the server's. */
const TAG = '2027-01-12';
const NEUN = Date.parse(`${TAG}T09:00:00+01:00`);
const RUECKNAHME_MS = 8001;

type Netz = 'gut' | 'weg' | 'antwortWeg' | 'langsam' | 'fremdesNetz' | 'abgelaufen';
/** A server with a memory, and the network to it. */
class Gegenueber {
  netz: Netz = 'gut';
  readonly zeilen = new Map<string, Feldmeldung>();
  readonly wer = new Set<string>();
  person = 'jonas';
  anfragen = 0;
  /** Its clock, whatever the phone's says. */
  uhr = (): number => Date.now();

  readonly fetch = async (pfad: string, init: RequestInit): Promise<Response> => {
    this.anfragen += 1;
    if (this.netz === 'weg') throw new TypeError('fetch failed');
    if (this.netz === 'fremdesNetz')
      return new Response('<h1>Willkommen im Café</h1>', { headers: { 'content-type': 'text/html' } });
    if (pfad.endsWith('/zugang') && this.netz !== 'abgelaufen')
      return json({ accessToken: this.person, laeuftAb: new Date(this.uhr() + 7_200_000).toISOString() });
    if (pfad.endsWith('/geraet'))
      return json({ nachweis: 'n', kennung: 'k', laeuftAb: new Date(this.uhr() + 50_000_000).toISOString() });
    if (this.netz === 'abgelaufen') return json({ type: 'nicht-angemeldet' }, 401);
    if (pfad.startsWith('/api/heute?')) return this.#paket();
    return this.#nimm(init);
  };

  #paket(): Response {
    const inhalt: Partial<Tagespaket> = {
      tag: TAG,
      besuche: [],
      meldungen: [...this.zeilen.keys()].map((id) => id.slice(0, 8)),
      abgeschlossenAm: null,
    };
    return json({ ...inhalt, serverzeit: new Date(this.uhr()).toISOString() });
  }

  #nimm(init: RequestInit): Response {
    const { meldungen } = JSON.parse(String(init.body)) as { meldungen: Feldmeldung[] };
    this.wer.add(String(new Headers(init.headers).get('authorization')));
    const antworten = meldungen.map((eine): Feldantwort => {
      const doppelt = this.zeilen.has(eine.id);
      if (!doppelt) this.zeilen.set(eine.id, eine);
      return {
        id: eine.id,
        ergebnis: doppelt ? 'doppelt' : 'uebernommen',
        damals: doppelt ? 'uebernommen' : null,
        nachweis: false,
        hinweis: '',
      };
    });
    if (this.netz === 'antwortWeg') throw new TypeError('terminated');
    // It answers after 15 seconds; nobody listens for more than eight.
    if (this.netz === 'langsam') throw new DOMException('too late', 'TimeoutError');
    return json({ antworten, serverzeit: new Date(this.uhr()).toISOString() });
  }
}
const json = (inhalt: unknown, status = 200): Response =>
  new Response(JSON.stringify(inhalt), { status, headers: { 'content-type': 'application/json' } });

let server: Gegenueber;
const person = 'jonas';
beforeEach(() => {
  vi.useFakeTimers({
    now: NEUN,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  server = new Gegenueber();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page as it starts, with what lies on the phone; a portal's session only where one is named. */
const starte = async (wessen = person, sitzung: string | null = 'portal'): Promise<Feldtag> => {
  const tag = new Feldtag(await oeffneSpeicher(wessen), () => sitzung);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  await tag.beginne();
  return tag;
};
const drucke = (tag: Feldtag, ...termine: string[]) =>
  tag.melde(termine.map((terminId) => ({ terminId, art: 'erledigt' as const })));
/** So much later, with all that happens until then. */
const nach = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const staende = (tag: Feldtag): Marke['stand'][] => tag.bild().marken.map(({ stand }) => stand);
/** What the store does between two ticks of the clock takes turns of its own. */
const bis = (was: () => void) => vi.waitFor(was, { timeout: 120_000, interval: 5 });
const wartetNichts = (tag: Feldtag) => bis(() => expect(tag.bild().sende.wartend).toBe(0));

it('cold start offline after a kill with an expired token: the day and what was told are there', async () => {
  const vorher = await starte();
  await vorher.frischeAuf();
  server.netz = 'weg';
  await drucke(vorher, 'a');
  vi.setSystemTime(NEUN + 3 * 3_600_000);
  const danach = await starte((await zuletztDa())?.person, null);
  expect(danach.bild().paket?.inhalt.tag).toBe(TAG);
  expect(staende(danach)).toEqual(['wartet']);
});

it('mark, kill, restart: it is told once', async () => {
  server.netz = 'weg';
  await drucke(await starte(), 'a');
  const danach = await starte();
  server.netz = 'gut';
  await nach(RUECKNAHME_MS);
  danach.weiter();
  await wartetNichts(danach);
  expect(server.zeilen.size).toBe(1);
});

it.each([
  ['answer lost', 'antwortWeg'],
  ['15 s latency', 'langsam'],
] as const)('%s: one row', async (_, netz) => {
  const tag = await starte();
  server.netz = netz;
  await drucke(tag, 'a', 'b');
  await nach(RUECKNAHME_MS);
  tag.weiter();
  await bis(() => expect(server.zeilen.size).toBe(2));
  expect(staende(tag)).toEqual(['wartet', 'wartet']);
  server.netz = 'gut';
  await bis(async () => {
    await nach(1000);
    expect(tag.bild().sende.wartend).toBe(0);
  });
  expect(server.zeilen.size).toBe(2);
});

it('401 in the middle of a batch: everything stays, and goes when the same person has logged in', async () => {
  const tag = await starte(person, null);
  server.netz = 'abgelaufen';
  await drucke(tag, 'a', 'b');
  await nach(RUECKNAHME_MS);
  tag.weiter();
  await bis(() => expect(tag.bild().anmelden).toBe(true));
  expect(staende(tag)).toEqual(['wartet', 'wartet']);
  server.netz = 'gut';
  const angemeldet = await starte();
  angemeldet.weiter();
  await wartetNichts(angemeldet);
  expect(server.zeilen.size).toBe(2);
});

it('401 in the middle of a batch: another person sees a count, and sends nothing of it', async () => {
  const tag = await starte(person, null);
  server.netz = 'abgelaufen';
  await drucke(tag, 'a', 'b');
  server.netz = 'gut';
  await nach(RUECKNAHME_MS);
  const mira = await starte('mira');
  mira.weiter();
  await mira.frischeAuf();
  expect(mira.bild().marken).toEqual([]);
  expect(mira.bild().andere).toBe(2);
  expect(server.zeilen.size).toBe(0);
});

it.each([
  ['clock +3 h', 3 * 3_600_000],
  ['clock −1 day', -24 * 3_600_000],
  ['a phone whose clock is a year off', -365 * 24 * 3_600_000],
])(
  '%s: what was told carries the difference, and leaves at once when the clock is set',
  async (_, falsch) => {
    server.uhr = () => NEUN;
    vi.setSystemTime(NEUN + falsch);
    const tag = await starte();
    await tag.frischeAuf();
    server.netz = 'weg';
    await drucke(tag, 'a');
    server.netz = 'gut';
    // The phone hears of the right time by itself.
    vi.setSystemTime(NEUN + 60_000);
    tag.weiter();
    await wartetNichts(tag);
    const [eine] = server.zeilen.values();
    expect(Date.parse(eine?.gesehenAm ?? '') + Number(eine?.uhrVersatz)).toBe(NEUN);
  },
);

it('the clock is put back a day while something waits: it does not wait for that day', async () => {
  const tag = await starte();
  server.netz = 'weg';
  await drucke(tag, 'a');
  vi.setSystemTime(NEUN - 24 * 3_600_000);
  server.netz = 'gut';
  tag.weiter();
  await wartetNichts(tag);
});

it.each([
  ['spring', '2027-03-28T01:59:00+01:00', 90],
  ['autumn', '2027-10-31T02:59:00+02:00', 90],
])('clock change in %s: the moment is the same one', async (_, beginn, minuten) => {
  vi.setSystemTime(Date.parse(beginn));
  const tag = await starte();
  server.netz = 'weg';
  await drucke(tag, 'a');
  vi.setSystemTime(Date.parse(beginn) + minuten * 60_000);
  server.netz = 'gut';
  tag.weiter();
  await wartetNichts(tag);
  expect([...server.zeilen.values()].map(({ gesehenAm }) => Date.parse(gesehenAm))).toEqual([
    Date.parse(beginn),
  ]);
});

it('logout with unsent work: it stays on the phone for the same person, and the day goes', async () => {
  const tag = await starte();
  await tag.frischeAuf();
  server.netz = 'weg';
  await drucke(tag, 'a');
  await tag.meldeAb();
  expect(await wartendeAnderer('mira')).toBe(1);
  expect(await zuletztDa()).toBeUndefined();
  server.netz = 'gut';
  const wieder = await starte();
  expect(wieder.bild().paket).toBeUndefined();
  await nach(RUECKNAHME_MS);
  wieder.weiter();
  await wartetNichts(wieder);
  expect(server.zeilen.size).toBe(1);
});

it('storage evicted: the day is fetched anew, and what was sent is not offered twice', async () => {
  const tag = await starte();
  await tag.frischeAuf();
  await drucke(tag, 'a');
  await nach(RUECKNAHME_MS);
  tag.weiter();
  await wartetNichts(tag);
  vi.stubGlobal('indexedDB', new IDBFactory());
  const leer = await starte();
  expect(leer.bild().paket).toBeUndefined();
  await leer.frischeAuf();
  expect(leer.bild().paket?.inhalt.tag).toBe(TAG);
  expect(server.zeilen.size).toBe(1);
});

it('persist denied: it is kept all the same', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Android', storage: { persist: async () => false } });
  const tag = await starte();
  await drucke(tag, 'a');
  expect(staende(tag)).toEqual(['wartet']);
});

it('quota: what the phone could not keep is not shown as told', async () => {
  const tag = await starte();
  const merke = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(drucke(tag, 'a')).rejects.toThrow('no room');
  merke.mockRestore();
  expect(tag.bild().marken).toEqual([]);
});

it('captive portal, no answer of ours: nothing counts as sent', async () => {
  const tag = await starte();
  await tag.frischeAuf();
  server.netz = 'fremdesNetz';
  await drucke(tag, 'a');
  await nach(RUECKNAHME_MS);
  tag.weiter();
  await bis(() => expect(tag.bild().sende.ohneNetz).toBe(true));
  expect(staende(tag)).toEqual(['wartet']);
  server.netz = 'gut';
  await bis(async () => {
    await nach(1000);
    expect(tag.bild().sende.wartend).toBe(0);
  });
  expect(server.zeilen.size).toBe(1);
});

it('two tabs: what one tells the other shows, and it is sent once', async () => {
  const [eine, andere] = [await starte(), await starte()];
  await drucke(eine, 'a', 'b');
  await bis(() => expect(andere.bild().marken).toHaveLength(2));
  await nach(RUECKNAHME_MS);
  eine.weiter();
  andere.weiter();
  await bis(async () => {
    await nach(1000);
    expect(staende(andere)).toEqual(['gesendet', 'gesendet']);
  });
  expect(server.zeilen.size).toBe(2);
});

it('update with a full queue: the newer page waits until nothing is to be sent', async () => {
  const gesagt: unknown[] = [];
  const registration = {
    waiting: { postMessage: (was: unknown) => gesagt.push(was) },
    update: async () => undefined,
  };
  const seite = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const registriert = Promise.resolve(registration);
  vi.stubGlobal('navigator', { serviceWorker: { register: () => registriert } });
  vi.stubGlobal('document', seite);
  let leer = false;
  halteSeiteBereit(() => leer);
  await registriert;
  await Promise.resolve();
  seite.dispatchEvent(new Event('visibilitychange'));
  expect(gesagt).toEqual([]);
  leer = true;
  seite.dispatchEvent(new Event('visibilitychange'));
  expect(gesagt).toEqual(['uebernimm']);
});

it('take back before sending: nobody ever hears of it', async () => {
  const tag = await starte();
  await drucke(tag, 'a');
  await tag.nimmZurueck(tag.bild().marken);
  await nach(RUECKNAHME_MS);
  tag.weiter();
  await tag.frischeAuf();
  expect([tag.bild().marken.length, server.zeilen.size]).toEqual([0, 0]);
});

it('take back after sending: it is a fact of its own that names the first', async () => {
  const tag = await starte();
  await drucke(tag, 'a');
  await nach(RUECKNAHME_MS);
  tag.weiter();
  await wartetNichts(tag);
  const [erste] = tag.bild().marken;
  await tag.nimmZurueck(erste ? [erste] : []);
  tag.weiter();
  await wartetNichts(tag);
  expect([...server.zeilen.values()].map(({ art, bezugId }) => [art, bezugId])).toEqual([
    ['erledigt', null],
    ['ruecknahme', erste?.id],
  ]);
});

it('midnight with unsent work: it goes on the next day, with when it was seen', async () => {
  vi.setSystemTime(Date.parse(`${TAG}T23:58:00+01:00`));
  const tag = await starte();
  server.netz = 'weg';
  await drucke(tag, 'a');
  vi.setSystemTime(Date.parse('2027-01-13T06:00:00+01:00'));
  server.netz = 'gut';
  const morgens = await starte();
  expect(morgens.bild().tag).toBe('2027-01-13');
  morgens.weiter();
  await wartetNichts(morgens);
  expect([...server.zeilen.values()][0]?.gesehenAm).toBe(new Date(`${TAG}T23:58:00+01:00`).toISOString());
});

it('first install offline: nobody knows whose day it is, and nothing is shown of anybody', async () => {
  server.netz = 'weg';
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('https://app.kehrtour.example/heute'));
  expect(await werIstDa()).toBe('niemand');
});

it('server restored from an older backup: the phone offers seven days again, and each is one row', async () => {
  const tag = await starte();
  await drucke(tag, 'a', 'b', 'c');
  await nach(RUECKNAHME_MS);
  tag.weiter();
  await wartetNichts(tag);
  const [bleibt] = server.zeilen.keys();
  for (const id of server.zeilen.keys()) if (id !== bleibt) server.zeilen.delete(id);
  await nach(60_000);
  await bis(async () => {
    await tag.frischeAuf();
    expect(server.zeilen.size).toBe(3);
  });
  await wartetNichts(tag);
  const { anfragen } = server;
  await tag.frischeAuf();
  // What is there is not offered once more.
  expect(server.anfragen).toBe(anfragen + 1);
});
