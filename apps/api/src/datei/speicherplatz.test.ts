import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { zuTunHolen } from '@kehrtour/contract/betrieb';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import { speicherplatzHolen } from '@kehrtour/contract/speicherplatz';
import { gigabyte } from '@kehrtour/domain/datei/speicherplatz';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen } from '../../test/zeilen.ts';
import { schaffePlatz } from '../importauftrag/schaffePlatz.ts';
import { systemCtx } from '../platform/ctx.ts';
import { insertDatei } from './datei.ts';

const GB = 0.0001;
const GRENZE = gigabyte(GB);
const TAG_MS = 86_400_000;
let api: TestApi;
let wo: TestBetrieb;
let nachbar: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ env: { SPEICHER_GB_JE_BETRIEB: String(GB) } });
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  nachbar = await api.neuerBetrieb();
});

const ctxVon = (betrieb: TestBetrieb) => systemCtx(api.deps, betrieb.unternehmenId, 'test');
const belege = (betrieb: TestBetrieb, groesse: number) =>
  ctxVon(betrieb).transaction((tx) =>
    insertDatei(tx, {
      id: randomUUID(),
      name: 'Vorhandenes',
      typ: 'application/pdf',
      groesse,
      schluessel: `${betrieb.unternehmenId}/${randomUUID()}`,
    }),
  );
const abgelegtes = (betrieb: TestBetrieb): string[] => {
  const ordner = join(api.deps.env.dataDir, 'dateien', betrieb.unternehmenId);
  return existsSync(ordner) ? readdirSync(ordner) : [];
};
const speicherplatz = async (betrieb: TestBetrieb) =>
  (await api.call(speicherplatzHolen, {}, betrieb.token.inhaber)).body;

function sende(betrieb: TestBetrieb, url: string, bytes: Buffer, method: 'POST' | 'PUT' = 'POST') {
  const rand = 'rand-der-teile';
  const kopf = `--${rand}\r\ncontent-disposition: form-data; name="datei"; filename="Datei"\r\ncontent-type: text/plain\r\n\r\n`;
  return api.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${betrieb.token.inhaber}`,
      'content-type': `multipart/form-data; boundary=${rand}`,
    },
    payload: Buffer.concat([Buffer.from(kopf), bytes, Buffer.from(`\r\n--${rand}--\r\n`)]),
  });
}

const pdf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 32)]);
/** A list of houses that is at least so long. */
function liste(bytes: number, nr = 0): Buffer {
  const zeilen = ['Straße;Hausnr;PLZ;Ort'];
  for (let haus = 1; zeilen.length * 40 < bytes; haus += 1)
    zeilen.push(`Straße der Liste ${nr};${haus};91207;Lauf`.padEnd(38, ' '));
  return Buffer.from(zeilen.join('\n'));
}
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Ablegen = {
  readonly endpunkt: string;
  readonly sende: (betrieb: TestBetrieb) => ReturnType<typeof sende>;
};
/** Every door by which a file of a company comes in. */
const TAFEL: readonly Ablegen[] = [
  { endpunkt: 'POST /importe', sende: (betrieb) => sende(betrieb, '/importe', liste(2000)) },
  {
    endpunkt: 'POST /liegenschaften/:id/dokumente',
    sende: async (betrieb) => {
      const [haus] = await neueHaeuser(betrieb);
      return sende(betrieb, `/liegenschaften/${haus}/dokumente`, pdf(2000));
    },
  },
  {
    endpunkt: 'PUT /heute/fotos/:id',
    sende: async (betrieb) => {
      const [liegenschaftId = ''] = await neueHaeuser(betrieb);
      const { id } = await neuerTermin(betrieb, {
        liegenschaftId,
        mitarbeiterId: betrieb.mitarbeiterId.inhaber,
      });
      const query = new URLSearchParams({ terminId: id, gesehenAm: api.clock.now.toISOString() });
      return sende(betrieb, `/heute/fotos/${randomUUID()}?${query}`, PNG, 'PUT');
    },
  },
  { endpunkt: 'POST /unternehmen/logo', sende: (betrieb) => sende(betrieb, '/unternehmen/logo', PNG) },
  { endpunkt: 'POST /ort/karte', sende: (betrieb) => sende(betrieb, '/ort/karte', Buffer.alloc(2000)) },
];
/** Takes a form with a file and keeps none: entries of the operator's own bank. */
const BEHAELT_KEINE = ['POST /betrieb/bankauszug'];

describe('the room of a company', () => {
  it('is asked for at every door by which a file comes in', async () => {
    const ordner = join(import.meta.dirname, '../../../../packages/contract/src');
    const endpunkte: string[] = [];
    for (const datei of globSync('*.ts', { cwd: ordner, exclude: ['*.test.ts'] })) {
      const alles = Object.values(
        (await import(join(ordner, datei))) as Record<string, Partial<Endpoint> | null>,
      );
      for (const einer of alles)
        if (typeof einer === 'object' && einer?.kind === 'upload')
          endpunkte.push(`${einer.method} ${einer.path}`);
    }
    const bekannt = [...TAFEL.map(({ endpunkt }) => endpunkt), ...BEHAELT_KEINE];
    expect(endpunkte.toSorted()).toEqual(bekannt.toSorted());
  });

  it('is asked for by whatever keeps bytes of a company, and by nothing beside it', () => {
    const quellen = join(import.meta.dirname, '..');
    const schreibende = globSync('**/*.ts', { cwd: quellen, exclude: ['**/*.test.ts'] }).filter((datei) =>
      /files\.(?:put|putFile)\(/.test(readFileSync(join(quellen, datei), 'utf8')),
    );
    expect(schreibende.toSorted()).toEqual([
      // What was kept before, brought back from a backup.
      'betrieb/sicherung/dateisicherung.ts',
      'betrieb/sicherung/spieleZurueck.ts',
      // Everything that is one file in one piece.
      'datei/platz.ts',
      // One for each company, a week long, and nobody is refused his own data.
      'datenauszug/erzeugeAuszug.ts',
      // A mark of no bytes.
      'loeschauftrag/loescheFaellige.ts',
      // Travel times between a company's houses: computed by us, and computed again where they are missing.
      'ort/fahrzeiten/lagerAblage.ts',
      // Parts of a map, after `liesKarteEin` asked for all of it.
      'ort/kartenlager.ts',
      // After `sagePlatzZu`, as it streams.
      'ort/nimmKarteAn.ts',
      // Ours to her, and the law wants it kept.
      'rechnung/legeRechnungAb.ts',
    ]);
  });

  it.each(TAFEL)(
    'is refused with the way out when there is none, and nothing is left behind: $endpunkt',
    async ({ sende: ablegen }) => {
      await belege(wo, GRENZE - 10);
      const vorher = abgelegtes(wo);
      const antwort = await ablegen(wo);
      expect([antwort.statusCode, antwort.json().type]).toEqual([413, 'betrieb.speicher-voll']);
      expect(antwort.json().detail).toMatch(/Speicherplatz/);
      expect(abgelegtes(wo)).toEqual(vorher);
      expect((await speicherplatz(wo)).belegt).toBe(GRENZE - 10);
      const andere = await ablegen(nachbar);
      expect(andere.statusCode === 200 || andere.json().type === 'ort.karte-unlesbar').toBe(true);
    },
  );

  it('is not passed by uploads at the same time', async () => {
    const [haus] = await neueHaeuser(wo);
    const bytes = Math.floor(GRENZE / 4) + 1;
    const antworten = await Promise.all(
      Array.from({ length: 9 }, () => sende(wo, `/liegenschaften/${haus}/dokumente`, pdf(bytes))),
    );
    expect(antworten.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(antworten.filter(({ statusCode }) => statusCode === 413)).toHaveLength(6);
    expect(abgelegtes(wo)).toHaveLength(3);
    expect(await speicherplatz(wo)).toEqual({
      belegt: 3 * bytes,
      grenze: GRENZE,
      teile: [{ art: 'dokument', anzahl: 3, bytes: 3 * bytes }],
    });
  });

  it('is given back by what was refused afterwards', async () => {
    const antwort = await sende(wo, '/ort/karte', Buffer.alloc(5000));
    expect(antwort.json().type).toBe('ort.karte-unlesbar');
    expect(await speicherplatz(wo)).toMatchObject({ belegt: 0, teile: [] });
  });

  it(
    'is made by imports that nobody went on with, the oldest first, and by none of the last day',
    { tags: 'night' },
    async () => {
      const vorher = api.clock.now;
      const bytes = Math.floor(GRENZE * 0.45);
      const lege = async (nr: number) => (await sende(wo, '/importe', liste(bytes, nr))).statusCode;
      for (const nr of [1, 2]) {
        api.clock.now = new Date(vorher.getTime() + nr * 1000);
        expect(await lege(nr)).toBe(200);
      }
      expect(await lege(3)).toBe(413);
      api.clock.now = new Date(vorher.getTime() + 2 * TAG_MS);
      expect(await lege(4)).toBe(200);
      const da = await liesZeilen(ctxVon(wo), 'importauftrag', ['status'], geordnet(['angelegt_am']));
      expect(da.map(({ status }) => status)).toEqual(['verworfen', 'hochgeladen', 'hochgeladen']);
      expect(abgelegtes(wo)).toHaveLength(2);
      api.clock.now = vorher;
    },
  );

  it('stays as it is while there is enough of it', async () => {
    expect((await sende(wo, '/importe', liste(1000))).statusCode).toBe(200);
    const vorher = api.clock.now;
    api.clock.now = new Date(vorher.getTime() + 5 * TAG_MS);
    await schaffePlatz(ctxVon(wo));
    api.clock.now = vorher;
    expect(abgelegtes(wo)).toHaveLength(1);
  });

  it('is refused first to who has much of it when the disk is nearly full, and the operator reads of it', async () => {
    const env = api.deps.env as { reserveBytes: number };
    const token = await anOperator(api);
    const platte = async () => ({
      bereit: (await api.app.inject('/health/ready')).json(),
      zuTun: (await api.call(zuTunHolen, {}, token)).body.vollePlatte,
    });
    expect(await platte()).toEqual({ bereit: { status: 'ok' }, zuTun: 0 });
    env.reserveBytes = gigabyte(1_000_000);
    const antwort = await sende(wo, '/importe', liste(1000));
    expect([antwort.statusCode, antwort.json().type]).toEqual([507, 'kein-speicherplatz']);
    expect(await platte()).toMatchObject({
      bereit: { status: 'ok', hinweise: [{ was: 'speicherplatz-knapp' }] },
      zuTun: 1,
    });
    env.reserveBytes = 0;
  });
});
