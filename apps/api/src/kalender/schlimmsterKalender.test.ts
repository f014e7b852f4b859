import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as kalender from '@kehrtour/contract/kalender';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { endetMittendrin } from '../../test/endetMittendrin.ts';
import { auftraege } from '../../test/fragen.ts';
import { laengsterZug } from '../../test/laengsterZug.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { ganz, liesZeile, loescheZeilen } from '../../test/zeilen.ts';
import { aktualisiereAbo, aktualisiereFaelligesAbo } from './aktualisiereAbo.ts';
import { reiheFaelligeEin } from './kalender.jobs.ts';

/** By day a part of what is read at most: what costs more than its length shows at a megabyte, too. */
const MB = (1024 * 1024) / Number(process.env['SCHLIMMSTES_TEILER']);
let api: TestApi;
let wo: TestBetrieb;
let server: Server;
let hier: string;
let gefragt: number;
/** What a stranger's server says to each question. */
let antworte: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    gefragt += 1;
    antworte(request, response);
  });
  await new Promise<void>((bereit) => server.listen(0, '127.0.0.1', bereit));
  hier = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await testApi({ privateHosts: [hier] });
  wo = await api.neuerBetrieb();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});
beforeEach(async () => {
  gefragt = 0;
  await loescheZeilen(wo, 'kalender_abo');
});

const dav = (xml: string) => (request: IncomingMessage, response: ServerResponse) =>
  request.method === 'REPORT' ? response.writeHead(207).end(xml) : response.writeHead(405).end();
const datei = (text: string) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/calendar' }).end(text);
const kalenderMit = (mitte: string): string => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${mitte}END:VCALENDAR\r\n`;
const bisZu = (zeichen: number, stueck: string): string => stueck.repeat(Math.floor(zeichen / stueck.length));

const person = () => wo.mitarbeiterId.geselle;
async function abonniere(): Promise<string> {
  const { body } = await api.call(
    kalender.aboAnlegen,
    {
      params: { mitarbeiterId: person() },
      body: { name: 'Fremd', adresse: `http://${hier}/dav/`, benutzer: '', passwort: '' },
      idempotencyKey: randomUUID(),
    },
    wo.token.geselle,
  );
  return body.abos?.at(-1)?.id ?? '';
}
const stand = async (id: string) => {
  const { body } = await api.call(kalender.kalenderHolen, {}, wo.token.geselle);
  return body.personen[0]?.abos.find((abo) => abo.id === id);
};
const eintrag = (nth: number, mehr = ''): string => {
  const am = (minuten: number): string =>
    new Date(Date.parse('2027-01-12T00:00:00Z') + minuten * 60_000)
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, '');
  return `BEGIN:VEVENT\r\nUID:e${nth}\r\nDTSTART:${am(nth * 15)}\r\nDTEND:${am(nth * 15 + 5)}\r\n${mehr}END:VEVENT\r\n`;
};

describe('a calendar that was made to hurt', () => {
  it.each<[string, ReturnType<typeof dav>]>([
    ['elements inside elements', dav(`<multistatus xmlns="DAV:">${bisZu(100_000, '<a>')}`)],
    ['many more of them', dav(bisZu(9 * MB, '<a xmlns="b">'))],
    ['elements', dav(`<multistatus xmlns="DAV:">${bisZu(9 * MB, '<a/>')}</multistatus>`)],
    ['zones that never end', datei(kalenderMit(bisZu(9 * MB, 'BEGIN:VTIMEZONE\r\n')))],
    ['entries that never end', datei(kalenderMit(bisZu(9 * MB, 'BEGIN:VEVENT\r\n')))],
    ['things inside things', datei(kalenderMit(bisZu(9 * MB, 'BEGIN:X\r\n')))],
    ['lines without a meaning', datei(kalenderMit(bisZu(9 * MB, 'x\r\n')))],
    ['one line that goes on and on', datei(kalenderMit(`X:${bisZu(9 * MB, 'y\r\n ')}\r\n`))],
    ['spaces', datei(bisZu(9 * MB, ' '))],
  ])('of ten megabytes stops nobody else: %s', async (_, wie) => {
    antworte = wie;
    const id = await abonniere();
    const zug = await laengsterZug(() => aktualisiereAbo(wo.ctx, id));
    expect(zug).toBeLessThan(1000);
    const { fehler, laeuft, zeiten } = (await stand(id)) ?? {};
    expect(['kein-kalender', 'unvollstaendig', 'zu-gross', 'zu-aufwendig', null]).toContain(fehler);
    expect({ laeuft, zeiten }).toEqual({ laeuft: false, zeiten: 0 });
  });
  it(
    'takes no more than five thousand times of the coming year: the shortest gaps count as busy, and it says so',
    { tags: 'night' },
    async () => {
      antworte = datei(kalenderMit(Array.from({ length: 30_000 }, (_, nth) => eintrag(nth)).join('')));
      const id = await abonniere();
      const zug = await laengsterZug(() => aktualisiereAbo(wo.ctx, id));
      expect(zug).toBeLessThan(5000);
      expect(await stand(id)).toMatchObject({ fehler: null, zeiten: 1, hinweise: ['zu-viele-zeiten'] });
    },
  );
  it('loses what cannot be read, and keeps the rest, however much that is', async () => {
    antworte = datei(kalenderMit(eintrag(1) + bisZu(2 * MB, 'BEGIN:VEVENT\r\nkaputt\r\nEND:VEVENT\r\n')));
    const id = await abonniere();
    await aktualisiereAbo(wo.ctx, id);
    expect(await stand(id)).toMatchObject({ zeiten: 1, hinweise: ['unlesbare-eintraege'] });
  });
});

describe('a calendar at which a process ended', () => {
  const endet = async (id: string): Promise<void> => {
    const gefragtWurde = Promise.withResolvers<void>();
    antworte = () => gefragtWurde.resolve();
    await endetMittendrin(wo.ctx, (ctx) => aktualisiereAbo(ctx, id), gefragtWurde.promise);
  };
  const wartetMinuten = async (): Promise<number | undefined> =>
    (await liesZeile(wo, 'kalender_abo', ['nachBeginn']))?.nachBeginn;
  const eingereiht = async (id: string): Promise<number> => {
    await loescheZeilen(ganz(api), 'pgboss.job', { name: 'kalender.lesen' });
    await reiheFaelligeEin(api.deps);
    return (await auftraege(api, 'kalender.lesen')).filter(({ data }) => data['aboId'] === id).length;
  };

  it('is not asked again at once by whoever starts after it, and waits longer each time', async () => {
    const begonnen = api.clock.now;
    const id = await abonniere();
    expect(await eingereiht(id)).toBe(1);
    await endet(id);
    expect(await stand(id)).toMatchObject({ laeuft: true, fehler: null });
    expect(await eingereiht(id)).toBe(0);
    gefragt = 0;
    await aktualisiereFaelligesAbo(wo.ctx, id);
    expect(gefragt).toBe(0);
    const minuten = [await wartetMinuten()];
    for (let nth = 0; nth < 2; nth += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 13 * 3_600_000);
      expect(await eingereiht(id)).toBe(1);
      await endet(id);
      minuten.push(await wartetMinuten());
    }
    expect(minuten).toEqual([30, 60, 120]);
    api.clock.now = new Date(api.clock.now.getTime() + 10 * 60_000);
    expect(await stand(id)).toMatchObject({ laeuft: false });
    antworte = datei(kalenderMit(eintrag(1)));
    await aktualisiereAbo(wo.ctx, id);
    expect(await stand(id)).toMatchObject({ fehler: null, laeuft: false });
    expect(await wartetMinuten()).toBe(30);
    api.clock.now = begonnen;
  });
});
