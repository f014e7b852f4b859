import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ablehnung } from '../../ablehnung.ts';
import { eigenerBau } from '../../test/eigenerBau.ts';
import { einStand } from '../../test/eineBuchung.ts';
import { fakeServer } from '../../test/fakeServer.ts';
import { versiegle } from '../shared/siegel.server.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const quelltext = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] })
  .map((datei) => readFileSync(`${src}${datei}`, 'utf8'))
  .join('\n');
const genannt = (muster: RegExp): string[] => [
  ...new Set([...quelltext.matchAll(muster)].map(([, name]) => name ?? '')),
];
/** Every name that a page reads, from its source: a new one is in by itself. */
const QUERY = genannt(/query\.(?:get|has|getAll)\('(\w+)'\)/g);
const FELDER = [...genannt(/(?:feld|zeile)\((?:form, )?'([\w-]+)'\)/g), '__proto__', 'angaben.geschosse'];

const WERTE = [
  '',
  '%00',
  '%ff',
  '%zz',
  '%F0%9F%94%A5',
  '-1',
  '1e309',
  '2026-02-30',
  '275760-09-13',
  '__proto__',
  'x'.repeat(3000),
  '%3Cb%3E',
  'KdQsqjzj8lPShtAQisWfrphA',
  '7K2M-9QXA',
  'buchen',
  'kehrung_1x',
  'zeit-1',
];
const BETRIEBE = ['musterbach', 'a%00b', '%ff', '%zz', '%', '__proto__', '%2e%2e', 'ü', 'x'.repeat(400)];
const KOERPER: readonly [string, string][] = [
  ['', 'a=b'],
  ['application/json', '{"a":1}'],
  ['text/plain', 'a'],
  ['application/x-www-form-urlencoded', ''],
  ['application/x-www-form-urlencoded; charset=utf-16', 'a=%00&a=%ff&=&&'],
  ['application/x-www-form-urlencoded', 'schluessel=%00%0d%0a%F0%9F%94%A5&aktion=buchen&antwort=daheim'],
  ['multipart/form-data', 'a'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x\r\nkaputt'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="code"; filename="a\u0000"\r\n\r\nb\r\n--x--\r\n',
  ],
];

let bau: Awaited<ReturnType<typeof eigenerBau>>;
let server: Server;
beforeAll(async () => {
  vi.stubEnv('SECRET_KEY', 'geheim');
  const api = await fakeServer();
  server = api.server;
  vi.stubEnv('API_URL', api.url);
  bau = await eigenerBau();
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

/** The way of a request through the process: refused at its door or rendered. Answers its status and kind. */
async function frage(method: string, url: string, typ = '', body?: string): Promise<string> {
  const headers = {
    host: 'haus',
    ...(typ === '' ? {} : { 'content-type': typ }),
    'content-length': String(body?.length ?? 0),
  };
  const abgelehnt = ablehnung({ method, url, headers } as unknown as IncomingMessage);
  if (abgelehnt) return String(abgelehnt.status);
  const response = await bau.render(
    new Request(`http://haus${url}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    }),
  );
  await response.text();
  return String(response.status);
}
const pfade = (betrieb: string): string[] =>
  bau.pfade.map((pfad) => pfad.replace(':slug', betrieb).replace('*', `mehr/${betrieb}`));
let stelle = 0;
const WERTE_JE_FELD = Number(process.env['WERTE_JE_FELD'] ?? 3);
/** Some values by turns: every one meets every page, not every field of it. */
const naechste = (): string[] =>
  Array.from({ length: WERTE_JE_FELD }, () => WERTE[(stelle += 1) % WERTE.length] ?? '');
const siegel = (): string => versiegle(einStand());

/** Answers what failed, so that all of it stands in one list. */
async function fehler(
  anfragen: Iterable<[method: string, url: string, typ?: string, body?: string]>,
): Promise<string[]> {
  const gescheitert: string[] = [];
  let anzahl = 0;
  for (const anfrage of anfragen) {
    anzahl += 1;
    const status = await frage(...anfrage);
    if (!/^[234]/.test(status)) gescheitert.push(`${status} ${anfrage.join(' ').slice(0, 300)}`);
  }
  expect(anzahl).toBeGreaterThan(50);
  return gescheitert;
}

describe('every page', () => {
  it('is shown when nothing is wrong with the request, so that what follows gets past the door', async () => {
    expect(await frage('GET', '/unternehmen/musterbach/termin')).toBe('200');
    expect(await frage('GET', `/unternehmen/musterbach/termin/kontaktdaten?s=${siegel()}`)).toBe('200');
    expect(await frage('GET', '/termin?code=KdQsqjzj8lPShtAQisWfrphA')).toBe('200');
    expect(QUERY.length).toBeGreaterThan(8);
    expect(FELDER.length).toBeGreaterThan(15);
  });
  it('takes any company and any method', async () => {
    const anfragen = BETRIEBE.flatMap((betrieb) =>
      pfade(betrieb).flatMap((pfad) =>
        ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method): [string, string] => [method, pfad]),
      ),
    );
    expect(await fehler(anfragen)).toEqual([]);
  });
  it('takes any value in any part of its address', async () => {
    const anfragen = pfade('musterbach').flatMap((pfad) =>
      QUERY.flatMap((name) =>
        naechste().map((wert): [string, string] => [
          'GET',
          `${pfad}?s=${siegel()}&${name}=${wert}&${name}=x`,
        ]),
      ),
    );
    expect(await fehler(anfragen)).toEqual([]);
  });
  it('takes any value in any field of its form', async () => {
    const typ = 'application/x-www-form-urlencoded';
    const anfragen = pfade('musterbach').flatMap((pfad) =>
      FELDER.flatMap((feld) =>
        naechste().map((wert): [string, string, string, string] => [
          'POST',
          `${pfad}?s=${siegel()}&code=KdQsqjzj8lPShtAQisWfrphA`,
          typ,
          `aktion=buchen&tun=absagen&antwort=frage&${feld}=${wert}&zeit=zeit-1`,
        ]),
      ),
    );
    expect(await fehler(anfragen)).toEqual([]);
  });
  it('takes any kind of body', async () => {
    const anfragen = pfade('musterbach').flatMap((pfad) =>
      KOERPER.map(([typ, body]): [string, string, string, string] => [
        'POST',
        `${pfad}?s=${siegel()}`,
        typ,
        body,
      ]),
    );
    expect(await fehler(anfragen)).toEqual([]);
  });
});
