import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { KEIN_WEG } from '../fahrzeiten/fahrzeiten.ts';
import { frageDienst } from './dienst.ts';
import { nominatimSuche } from './nominatimSuche.ts';
import { osrmDienst } from './osrmDienst.ts';
import { photonSuche } from './photonSuche.ts';
import { valhallaDienst } from './valhallaDienst.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A service on this machine that answers as the test says; remembers what it was asked. */
async function dienst(antworte: (frage: URL, body: string, res: ServerResponse) => unknown) {
  const fragen: string[] = [];
  server = createServer(async (req: IncomingMessage, res) => {
    let body = '';
    for await (const stueck of req) body += stueck;
    fragen.push(`${req.method} ${decodeURIComponent(req.url ?? '')}`);
    const antwort = antworte(new URL(req.url ?? '', 'http://x'), body, res);
    if (antwort !== undefined) res.end(JSON.stringify(antwort));
  });
  await new Promise<void>((fertig) => server?.listen(0, '127.0.0.1', fertig));
  const basis = `http://127.0.0.1:${(server.address() as AddressInfo).port}/karten`;
  return { basis, abruf: fetch, fragen };
}

const adresse = { strasse: 'Hardtstr.', hausnr: '6a', plz: '91207', ort: 'Lauf a.d.Pegnitz' };
const orte = [
  { lat: 49.5, lon: 11.2 },
  { lat: 49.51, lon: 11.21 },
];

describe('a service of the operator', () => {
  const probe = { name: 'Der Dienst', timeoutMs: 2_000 };

  it('is called only under its own address', async () => {
    const { fragen, ...ziel } = await dienst(() => ({}));
    await frageDienst({ ...probe, ...ziel }, { pfad: 'api', query: { q: 'http://anderswo/?a=b#c' } });
    expect(fragen).toEqual(['GET /karten/api?q=http://anderswo/?a=b#c']);
  });

  it.each([
    [
      'redirects elsewhere',
      /nicht erreichbar/,
      (res: ServerResponse) => res.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    ['is broken', /meldet einen Fehler/, (res: ServerResponse) => res.writeHead(503).end()],
    ['talks nonsense', /unverständlich/, (res: ServerResponse) => res.end('<html>')],
    ['does not answer', /nicht rechtzeitig/, () => {}],
    [
      'sends without end',
      /zu große Antwort/,
      (res: ServerResponse) => res.end(Buffer.alloc(21 * 1024 * 1024, 32)),
    ],
  ])('is given up with a German sentence when it %s', async (_, satz, antworte) => {
    const ziel = await dienst((_frage, _body, res) => void antworte(res));
    // Only who does not answer is waited for; a busy machine needs longer for the rest.
    const timeoutMs = satz.test('nicht rechtzeitig') ? 500 : 25_000;
    await expect(frageDienst({ ...probe, ...ziel, timeoutMs }, { pfad: 'api' })).rejects.toThrow(satz);
  });

  it('is given up when nobody is there', async () => {
    const ziel = { basis: 'http://127.0.0.1:1', abruf: fetch };
    await expect(frageDienst({ ...probe, ...ziel }, { pfad: 'api' })).rejects.toThrow(/nicht erreichbar/);
  });
});

describe('Photon', () => {
  const haus = (nr: string, plz: string) => ({
    geometry: { coordinates: [11.27, 49.51] },
    properties: { street: 'Hardtstraße', housenumber: nr, postcode: plz, city: 'Lauf an der Pegnitz' },
  });

  it('finds the house among its answers', async () => {
    const { fragen, ...ziel } = await dienst(() => ({ features: [haus('6', '91207'), haus('6a', '91207')] }));
    const treffer = await photonSuche(ziel).sucheAdresse(adresse);
    expect(treffer).toMatchObject({
      guete: 'exakt',
      quelle: 'dienst',
      koordinate: { lat: 49.51, lon: 11.27 },
    });
    expect(fragen[0]).toContain('/karten/api?q=Hardtstr.+6a,+91207');
  });

  it('is not believed when it answers with another town', async () => {
    const anderswo = {
      ...haus('6a', '20095'),
      properties: { ...haus('6a', '20095').properties, city: 'Hamburg' },
    };
    const ziel = await dienst(() => ({ features: [anderswo] }));
    expect(await photonSuche(ziel).sucheAdresse(adresse)).toBeNull();
  });

  it('says how sure it is', async () => {
    const nurStrasse = {
      ...haus('', '91207'),
      properties: { name: 'Hardtstraße', osm_key: 'highway', postcode: '91207' },
    };
    const ziel = await dienst(() => ({ features: [nurStrasse] }));
    expect(await photonSuche(ziel).sucheAdresse(adresse)).toMatchObject({ guete: 'strasse' });
  });
});

describe('Nominatim', () => {
  it('is asked field by field and suggests addresses', async () => {
    const antwort = [
      {
        lat: '49.51',
        lon: '11.27',
        address: { road: 'Hardtstraße', house_number: '6a', postcode: '91207', town: 'Lauf' },
      },
    ];
    const { fragen, ...ziel } = await dienst(() => antwort);
    expect(await nominatimSuche(ziel).sucheAdresse(adresse)).toMatchObject({ guete: 'exakt' });
    expect(fragen[0]).toContain('street=6a+Hardtstr.&postalcode=91207');
    const [vorschlag] = await nominatimSuche(ziel).vorschlaege('Hardt', 3);
    expect(vorschlag?.text).toBe('Hardtstraße 6a, 91207 Lauf');
  });
});

describe('a Valhalla service', () => {
  it('answers times, places without roads and routes', async () => {
    const ziel = await dienst((frage) => {
      if (frage.pathname.endsWith('locate')) return [{ edges: [{}] }, { edges: null }];
      if (frage.pathname.endsWith('route'))
        return { trip: { summary: { time: 61.4, length: 1.5 }, legs: [{ shape: '' }] } };
      return {
        sources_to_targets: [
          [{ time: 0 }, { time: 61 }],
          [{ time: null }, { time: 0 }],
        ],
      };
    });
    const quelle = valhallaDienst(ziel);
    expect([...(await quelle.pruefeOrte(orte, 'auto')).keys()]).toEqual([1]);
    expect([...(await quelle.block({ von: orte, nach: orte, modus: 'auto' }))]).toEqual([0, 61, KEIN_WEG, 0]);
    expect(await quelle.route(orte, 'zu_fuss')).toMatchObject({ sekunden: 61, meter: 1500 });
  });

  it('is given up when it refuses', async () => {
    const ziel = await dienst((_frage, _body, res) => void res.writeHead(400).end('{"error":"zu viele"}'));
    await expect(valhallaDienst(ziel).block({ von: orte, nach: orte, modus: 'auto' })).rejects.toThrow(
      /lehnt/,
    );
  });
});

describe('an OSRM service', () => {
  it('answers times, places without roads and routes', async () => {
    const { fragen, ...ziel } = await dienst((frage) => {
      if (frage.pathname.includes('nearest'))
        return { waypoints: [{ distance: frage.pathname.includes('11.21') ? 5_000 : 3 }] };
      if (frage.pathname.includes('route'))
        return {
          routes: [
            { duration: 60, distance: 900, geometry: { type: 'LineString', coordinates: [[11.2, 49.5]] } },
          ],
        };
      return {
        durations: [
          [0, 59.6],
          [null, 0],
        ],
      };
    });
    const quelle = osrmDienst(ziel);
    expect([...(await quelle.pruefeOrte(orte, 'auto')).keys()]).toEqual([1]);
    expect([...(await quelle.block({ von: orte, nach: orte, modus: 'auto' }))]).toEqual([0, 60, KEIN_WEG, 0]);
    expect(fragen.at(-1)).toContain('/karten/table/v1/driving/11.200000,49.500000;');
    expect((await quelle.route(orte, 'zu_fuss')).linie.coordinates).toHaveLength(1);
  });
});
