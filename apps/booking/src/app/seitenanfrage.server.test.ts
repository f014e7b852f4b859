import { createServer, type Server } from 'node:http';

import { fehlerStatus } from '@kehrtour/contract/fehler';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ladeAblauf } from '../features/buchung/ablauf.server.ts';
import { ladeSeiteFuer, nimmFormular } from './seitenanfrage.server.ts';

let grund: 'nicht-gefunden' | 'buchung.nicht-angeboten' | 'zu-viele-versuche' | 'interner-fehler' | 'fort';
const gesehen: (string | undefined)[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    gesehen.push(request.headers['x-forwarded-for']?.toString());
    if (grund === 'fort') return void request.socket.destroy();
    response.writeHead(fehlerStatus(grund), { 'content-type': 'application/problem+json' });
    const angaben = { name: 'Kehrbetrieb Aus', telefon: '09999 1' };
    response.end(
      JSON.stringify({ type: grund, title: 'x', detail: 'y', status: fehlerStatus(grund), angaben }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  vi.stubEnv('API_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const anfrage = (init?: RequestInit) => ({
  request: new Request('http://haus/unternehmen/aus/termin', {
    headers: { 'x-forwarded-for': '203.0.113.7' },
    ...init,
  }),
  params: { slug: 'aus' },
});
const ausfall = async (arbeit: Promise<unknown>) =>
  arbeit.then(
    () => expect.unreachable(),
    (grundDesAusfalls: unknown) => grundDesAusfalls,
  );

describe('a page that cannot be shown', () => {
  it.each([
    ['nicht-gefunden', 404, 'unbekannt'],
    ['buchung.nicht-angeboten', 404, 'nicht-angeboten'],
    ['zu-viele-versuche', 429, 'zu-oft'],
    ['interner-fehler', 503, 'gestoert'],
    ['fort', 503, 'gestoert'],
  ] as const)('is another page: %s', async (antwort, status, art) => {
    grund = antwort;
    expect(
      await ausfall(ladeSeiteFuer(anfrage(), ({ api, slug, query }) => ladeAblauf(api, slug, query))),
    ).toMatchObject({
      data: { grund: art, felder: [] },
      init: { status },
    });
  });

  it('names whom to call when the company takes no bookings', async () => {
    grund = 'buchung.nicht-angeboten';
    expect(
      await ausfall(ladeSeiteFuer(anfrage(), ({ api, slug, query }) => ladeAblauf(api, slug, query))),
    ).toMatchObject({
      data: { name: 'Kehrbetrieb Aus', telefon: '09999 1' },
    });
  });

  it('keeps what was about to be sent, to be sent again as it is', async () => {
    grund = 'fort';
    const body = new URLSearchParams({ vorname: 'Irmgard', schluessel: 'seite-1' });
    const gesendet = nimmFormular(anfrage({ method: 'POST', body }), async ({ api, slug, query }) => {
      await ladeAblauf(api, slug, query);
      return { weiter: '/' };
    });
    expect(await ausfall(gesendet)).toMatchObject({
      data: {
        grund: 'gestoert',
        felder: [
          ['vorname', 'Irmgard'],
          ['schluessel', 'seite-1'],
        ],
      },
    });
  });

  it('tells the API who asks, because limits count by it', () => {
    expect(gesehen[0]).toBe('203.0.113.7');
  });
});
