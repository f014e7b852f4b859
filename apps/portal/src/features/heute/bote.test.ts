import { afterEach, describe, expect, it, vi } from 'vitest';

import { Feldbote } from './bote.ts';
import type { Speicher, Zugang } from './speicher.ts';
import { handyuhr } from './uhr.ts';

const json = (status: number, inhalt: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(inhalt, { status, headers });
const GUT = (): Response =>
  json(200, { antworten: [], serverzeit: new Date(Date.now() + 3_600_000).toISOString() });

/** A phone with a token, and a network that answers as told, one after the other. */
function handy(zugang: Zugang | undefined, ...antworten: readonly (Response | Error)[]) {
  const bleibt = [...antworten];
  const gerufen: string[] = [];
  let versatz = 0;
  let hat = zugang;
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    gerufen.push(`${url} ${headers['authorization'] ?? '–'}`);
    const naechste = bleibt.shift() ?? new Error('nobody there');
    if (naechste instanceof Error) throw naechste;
    return naechste;
  });
  const speicher = {
    zugang: async () => hat,
    merkeZugang: async (neu: Zugang) => void (hat = neu),
    merkeVersatz: async (ms: number) => void (versatz = ms),
  } as unknown as Speicher;
  return { bote: new Feldbote(speicher, () => null, handyuhr), gerufen, versatz: () => versatz };
}
const bald = (): string => new Date(Date.now() + 7_200_000).toISOString();
const mitToken = (): Zugang => ({ nachweis: 'n', kennung: 'k', bis: bald(), token: 't1', tokenBis: bald() });
afterEach(() => vi.unstubAllGlobals());

describe('the way to the server', () => {
  it('brings the answers, and the clock of whoever gave them', async () => {
    const { bote, versatz } = handy(mitToken(), GUT());
    expect(await bote.sende([])).toEqual({ art: 'antwort', antworten: [] });
    expect(Math.round(versatz() / 60_000)).toBe(60);
  });
  it('gets two more hours where a token is over, and asks once more', async () => {
    const frisch = json(200, { accessToken: 't2', laeuftAb: bald() });
    const { bote, gerufen } = handy(mitToken(), json(401, { type: 'nicht-angemeldet' }), frisch, GUT());
    expect((await bote.sende([])).art).toBe('antwort');
    expect(gerufen).toEqual([
      '/api/heute/meldungen Bearer t1',
      '/api/heute/zugang –',
      '/api/heute/meldungen Bearer t2',
    ]);
  });
  it('says that somebody has to log in where the credential is over, too', async () => {
    const nein = () => json(401, { type: 'nicht-angemeldet' });
    expect(await handy(mitToken(), nein(), nein()).bote.sende([])).toEqual({ art: 'anmelden' });
    expect(await handy(undefined).bote.sende([])).toEqual({ art: 'anmelden' });
  });
  it.each([
    [
      'the page of a café’s network',
      new Response('<html>Willkommen</html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['JSON that is not ours', json(200, { ok: true })],
    ['a troubled server', json(503, {})],
    ['too much at once', json(429, {})],
    ['nobody', new TypeError('failed to fetch')],
  ])('takes %s for no network', async (_wer, antwort) => {
    expect(await handy(mitToken(), antwort).bote.sende([])).toEqual({ art: 'keinNetz' });
  });
  it('passes on why the server does not take something', async () => {
    const nein = json(400, { type: 'eingabe-ungueltig', detail: 'Das ist kein Zeitpunkt.' });
    expect(await handy(mitToken(), nein).bote.sende([])).toMatchObject({
      art: 'abgelehnt',
      satz: 'Das ist kein Zeitpunkt.',
    });
  });
});
