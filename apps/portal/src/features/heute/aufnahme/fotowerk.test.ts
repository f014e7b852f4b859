import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { entwurfname, vergissEntwuerfe } from '../entwuerfe.ts';
import { Feldtag, type Fotowerk } from '../feldtag.ts';
import { oeffneSpeicher } from '../speicher.ts';
import { Fotoablage } from './fotoablage.ts';
import { beginneFotos } from './fotowerk.ts';

const NEUN = Date.parse('2027-01-12T09:00:00+01:00');
const BESUCH = 'besuch-1';

type Antwort = { status: number; satz?: string } | 'weg' | 'anmelden';
/** What came in, in its order; and how the server, or the network, answers pictures. */
let eingegangen: string[] = [];
let fotos: Antwort = { status: 200 };
let netz = true;
const json = (inhalt: unknown, status = 200): Response =>
  new Response(JSON.stringify(inhalt), { status, headers: { 'content-type': 'application/json' } });
const laeuftAb = new Date(NEUN + 7_200_000).toISOString();

async function server(pfad: string, init: RequestInit): Promise<Response> {
  if (!netz) throw new TypeError('fetch failed');
  if (pfad.endsWith('/geraet')) return json({ nachweis: 'n', kennung: 'k', laeuftAb });
  if (pfad.endsWith('/zugang')) return json({ accessToken: 'feld', laeuftAb });
  if (pfad.startsWith('/api/heute/fotos/')) return nimmFoto(pfad, init);
  const { meldungen } = JSON.parse(String(init.body)) as { meldungen: { id: string; art: string }[] };
  eingegangen.push(...meldungen.map(({ art }) => art));
  const leer = { damals: null, nachweis: false, hinweis: '' };
  return json({ antworten: meldungen.map(({ id }) => ({ id, ergebnis: 'uebernommen', ...leer })) });
}
function nimmFoto(pfad: string, { body }: RequestInit): Response {
  if (fotos === 'weg') throw new TypeError('terminated');
  if (fotos === 'anmelden') return json({}, 401);
  const { pathname, searchParams } = new URL(pfad, 'https://kehrtour.example');
  if (fotos.status === 200) {
    const datei = (body as FormData).get('datei') as File;
    const zu = searchParams.has('meldungId') ? 'zur Meldung' : 'zum Besuch';
    eingegangen.push(`${pathname.split('/').at(-1)} ${zu}, ${datei.size} Bytes`);
  }
  return json(fotos.satz ? { detail: fotos.satz } : {}, fotos.status);
}

/** The page as it starts on this phone. */
async function starte(person = 'jonas'): Promise<Feldtag & { fotos: Fotowerk }> {
  const tag = new Feldtag(await oeffneSpeicher(person), () => 'portal');
  await tag.beginne();
  beginneFotos(tag);
  return tag as Feldtag & { fotos: Fotowerk };
}
const lege = (tag: { fotos: Fotowerk }, id: string, meldungId: string): Promise<void> =>
  tag.fotos.lege({ id, terminId: BESUCH, meldungId, blob: new Blob(['Kaminkopf']) });
const zahlen = (tag: Feldtag) => tag.bild().fotos;
/** What the store does between two ticks of the clock takes turns of its own. */
const bis = (was: () => void) => vi.waitFor(was, { timeout: 120_000, interval: 5 });

beforeEach(() => {
  vi.useFakeTimers({
    now: NEUN,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  [eingegangen, fotos, netz] = [[], { status: 200 }, true];
  const lager = new Map<string, string>();
  const sitzung = {
    getItem: (name: string) => lager.get(name) ?? null,
    setItem: (name: string, wert: string) =>
      Object.assign(sitzung, { [name]: wert }) && lager.set(name, wert),
    removeItem: (name: string) => Reflect.deleteProperty(sitzung, name) && lager.delete(name),
  };
  vi.stubGlobal('sessionStorage', sitzung);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a picture on the phone', () => {
  it('goes after its fact, once, and leaves the phone with it', async () => {
    const tag = await starte();
    await lege(tag, 'foto-1', 'mangel-1');
    netz = false;
    await tag.melde([{ id: 'mangel-1', terminId: BESUCH, art: 'mangel', text: 'Riss' }]);
    await tag.fotos.gibFrei('mangel-1', BESUCH, false);
    await bis(() => expect(zahlen(tag)).toEqual({ warten: 1, abgelehnt: 0 }));
    expect(eingegangen).toEqual([]);
    netz = true;
    await vi.advanceTimersByTimeAsync(61_000);
    await bis(() => expect(zahlen(tag)).toEqual({ warten: 0, abgelehnt: 0 }));
    expect(eingegangen).toEqual(['mangel', 'foto-1 zur Meldung, 9 Bytes']);
    expect(await tag.fotos.zu('mangel-1')).toEqual([]);
  });

  it('waits without a network and without a login, and holds up no fact', async () => {
    const tag = await starte();
    await lege(tag, 'foto-1', 'allein');
    for (fotos of ['weg', 'anmelden'] as const) {
      await tag.fotos.gibFrei('allein', BESUCH, true);
      await vi.advanceTimersByTimeAsync(61_000);
      await tag.melde([{ terminId: BESUCH, art: 'notiz', text: 'Hund' }]);
      await bis(() => expect(tag.bild().sende.wartend).toBe(0));
      expect(zahlen(tag)).toEqual({ warten: 1, abgelehnt: 0 });
    }
    fotos = { status: 200 };
    await vi.advanceTimersByTimeAsync(61_000);
    await bis(() => expect(zahlen(tag)?.warten).toBe(0));
    expect(eingegangen).toEqual(['notiz', 'notiz', 'foto-1 zum Besuch, 9 Bytes']);
  });

  it('that the server refuses says why, goes once more, or is thrown away', async () => {
    const tag = await starte();
    fotos = { status: 422, satz: 'Das ist kein Bild.' };
    for (const id of ['foto-1', 'foto-2']) await lege(tag, id, 'allein');
    await tag.fotos.gibFrei('allein', BESUCH, true);
    await bis(() => expect(zahlen(tag)).toEqual({ warten: 0, abgelehnt: 2 }));
    expect((await tag.fotos.abgelehnte()).map(({ hinweis }) => hinweis)).toEqual([
      'Das ist kein Bild.',
      'Das ist kein Bild.',
    ]);
    fotos = { status: 200 };
    await tag.fotos.nochEinmal('foto-1');
    await tag.fotos.verwirf('foto-2');
    await bis(() => expect(zahlen(tag)).toEqual({ warten: 0, abgelehnt: 0 }));
    expect(eingegangen).toEqual(['foto-1 zum Besuch, 9 Bytes']);
  });

  it('camera ends the page: what was taken is found again with what was begun', async () => {
    await lege(await starte(), 'foto-1', 'mangel-1');
    sessionStorage.setItem(entwurfname(`mangel/${BESUCH}`), JSON.stringify({ meldungId: 'mangel-1' }));
    const danach = await starte();
    await bis(() => expect(zahlen(danach)).toEqual({ warten: 0, abgelehnt: 0 }));
    expect((await danach.fotos.zu('mangel-1')).map(({ id }) => id)).toEqual(['foto-1']);
    expect(eingegangen).toEqual([]);
  });

  it('is neither lost nor sent unasked where what it was taken for is gone with the page', async () => {
    await lege(await starte(), 'foto-1', 'mangel-1');
    sessionStorage.setItem(entwurfname(`mangel/${BESUCH}`), JSON.stringify({ meldungId: 'mangel-1' }));
    vergissEntwuerfe();
    const danach = await starte();
    await bis(() => expect(zahlen(danach)).toEqual({ warten: 0, abgelehnt: 1 }));
    expect(eingegangen).toEqual([]);
    await danach.fotos.nochEinmal('foto-1');
    await bis(() => expect(eingegangen).toEqual(['foto-1 zum Besuch, 9 Bytes']));
  });

  it('goes where the page ended between its fact and its release', async () => {
    const tag = await starte();
    await lege(tag, 'foto-1', 'mangel-1');
    await tag.melde([{ id: 'mangel-1', terminId: BESUCH, art: 'mangel', text: 'Riss' }]);
    await bis(() => expect(eingegangen).toEqual(['mangel']));
    await starte();
    await bis(() => expect(eingegangen).toEqual(['mangel', 'foto-1 zur Meldung, 9 Bytes']));
  });

  it('is shown to nobody else, and opens with nobody else’s key', async () => {
    await lege(await starte(), 'foto-1', 'allein');
    const fremd = await starte('leon');
    expect(await fremd.fotos.zu('allein')).toEqual([]);
    const { schluessel } = fremd.speicher;
    await expect(new Fotoablage('jonas', schluessel).alle()).rejects.toThrow();
  });
});
