import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as importauftrag from '@kehrtour/contract/importauftrag';
import * as importordner from '@kehrtour/contract/importordner';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { holeImport, importiere } from '../../../../test/importFixture.ts';
import { SFTP_ORDNER, type SftpServer, sftpServer } from '../../../../test/sftpServer.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../../test/testApi.ts';
import { vergissZaehler } from '../../../../test/vergissZaehler.ts';
import { NICHT_NULL, wie } from '../../../../test/werte.ts';
import { ganz, geordnet, liesZeile, liesZeilen, loescheZeilen, neueZeile } from '../../../../test/zeilen.ts';
import { zivdatei } from '../../../../test/zivdatei.ts';
import { oeffneSftp } from './ablage/sftp/oeffneSftp.ts';
import { liesOrdner } from './liesOrdner.ts';
import { reiheFaelligeEin } from './ordner.jobs.ts';

const KOPF = 'Straße;Hausnummer;PLZ;Ort;Name;Objektnummer';
const liste = (...nummern: number[]): Buffer =>
  Buffer.from([KOPF, ...nummern.map((n) => `Hardtstraße;${n};91207;Lauf;Haus ${n};H-${n}`)].join('\r\n'));
const viele = (von: number, bis: number): Buffer =>
  liste(...Array.from({ length: bis - von + 1 }, (_, i) => von + i));

let api: TestApi;
let wo: TestBetrieb;
let server: SftpServer;
let eimer: Server;
let eimerWirt: string;
const objekte = new Map<string, { bytes: Buffer; am: Date }>();
const anfragen: { url: string; unterschrieben: boolean }[] = [];

beforeAll(async () => {
  server = await sftpServer();
  eimer = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const unterschrieben = (request.headers.authorization ?? '').includes('Credential=schluessel/');
    anfragen.push({ url: url.pathname + url.search, unterschrieben });
    if (!unterschrieben) return void response.writeHead(403).end();
    const beginn = url.searchParams.get('prefix');
    if (beginn === null) {
      const da = objekte.get(decodeURIComponent(url.pathname.replace('/kehrbezirk/', '')));
      return void response.writeHead(da ? 200 : 404).end(da?.bytes);
    }
    const inhalt = [...objekte]
      .filter(([key]) => key.startsWith(beginn))
      .map(
        ([key, { bytes, am }]) =>
          `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${am.toISOString()}</LastModified><ETag>&quot;${bytes.length}&quot;</ETag><Size>${bytes.length}</Size></Contents>`,
      );
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${inhalt.join('')}</ListBucketResult>`);
  });
  await new Promise<void>((bereit) => eimer.listen(0, '127.0.0.1', bereit));
  eimerWirt = `127.0.0.1:${(eimer.address() as AddressInfo).port}`;
  api = await testApi({ worker: true, privateHosts: [server.wirt, eimerWirt] });
});
afterAll(async () => {
  await api.close();
  await server.close();
  eimer.close();
});
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
});
afterEach(async () => {
  // What was set up before is due some day, and would log in beside whoever counts logins.
  await loescheZeilen(ganz(api), 'importordner');
  server.dateien.clear();
  server.benehmen = 'brav';
  server.geholt.length = 0;
  objekte.clear();
  anfragen.length = 0;
});

const sftp = { ...SFTP_ORDNER, sofort: false };
const richteEin = (body: Partial<typeof sftp> & { wirt?: string } = {}) =>
  api.call(
    importordner.importordnerAnlegen,
    { body: { ...sftp, wirt: server.wirt, ...body } },
    wo.token.inhaber,
  );
/** Set up in the database's own words, so that the job of the worker does not come in between. */
async function einOrdner(body: Partial<typeof sftp> & { wirt?: string } = {}): Promise<string> {
  const { status, body: antwort } = await richteEin(body);
  if (status !== 200) throw new Error(JSON.stringify(antwort));
  await warteBis(async () => (await holeOrdner()).versuchtAm !== null);
  return antwort.id;
}
const holeOrdner = async (): Promise<importordner.Importordner> => {
  const { body } = await api.call(importordner.importordnerHolen, {}, wo.token.inhaber);
  const [einer] = body.ordner;
  if (!einer) throw new Error('kein Ordner');
  return einer;
};
const pruefe = async (id: string) =>
  (await api.call(importordner.importordnerPruefen, { params: { id } }, wo.token.inhaber)).body;
const lege = (name: string, bytes: Buffer, minuten = 10): void =>
  void server.dateien.set(name, { bytes, am: vor(minuten) });
const vor = (minuten: number): Date => new Date(api.clock.now.getTime() - minuten * 60_000);
async function warteBis(ist: () => Promise<boolean>): Promise<void> {
  for (let versuch = 0; versuch < 800; versuch += 1) {
    if (await ist()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('es geschieht nicht');
}
/** Looks until nothing is left to be done by itself. */
async function lies(id: string): Promise<importordner.Importordner> {
  await warteBis(async () => {
    await liesOrdner(wo.ctx, id);
    const offen = await liesZeilen(wo, 'importordnerdatei', [], { weiter: NICHT_NULL });
    return offen.length === 0;
  });
  await warteBis(async () => {
    const laufend = await liesZeilen(wo, 'vorgang', [], { status: ['wartet', 'laeuft'] });
    return laufend.length === 0;
  });
  return holeOrdner();
}
const hausnummern = async (): Promise<string[]> => {
  const rows = await liesZeilen(wo, 'liegenschaft', ['hausnr'], geordnet(['hausnr::int']));
  return rows.map(({ hausnr }) => hausnr);
};
const mails = async (): Promise<string[]> => {
  const rows = await liesZeilen(
    wo,
    'ausgang',
    ['betreff'],
    geordnet(['angelegt_am'], { vorlage: 'importordner' }),
  );
  return rows.map(({ betreff }) => betreff);
};

describe('a folder on an SFTP server', () => {
  it('is looked into when it is set up; its file waits with a preview, and changes nothing', async () => {
    lege('Liegenschaften.csv', liste(1, 2, 3));
    const id = await einOrdner();
    const { dateien, schluessel, fehler } = await lies(id);
    expect(fehler).toBeNull();
    expect(schluessel).toMatch(/^SHA256:[\w+/]{43}$/);
    expect(dateien).toMatchObject([
      { name: 'Liegenschaften.csv', stand: 'eingelesen', importauftrag: { status: 'geprueft' } },
    ]);
    const auftrag = await holeImport(api, wo.token.buero, dateien[0]?.importauftrag?.id ?? '');
    expect(auftrag.anzahl).toMatchObject({ neu: 3 });
    expect(auftrag.vorschau).toHaveLength(3);
    expect(await hausnummern()).toEqual([]);
  });

  it('says on the button what lies there', async () => {
    const id = await einOrdner();
    lege('neu.csv', liste(1));
    lege('letztes Jahr.csv', liste(2), 60 * 24 * 200);
    lege('wird gerade geschrieben.csv', liste(3), 0);
    expect(await pruefe(id)).toEqual({
      fehler: null,
      dateien: 3,
      neue: 1,
      alte: 1,
      beispiele: ['neu.csv'],
    });
  });

  it('is taken once, under whatever name and time it lies there again', { tags: 'night' }, async () => {
    const id = await einOrdner();
    lege('a.csv', liste(1));
    await lies(id);
    lege('a.csv', liste(1), 5);
    lege('b.csv', liste(1), 4);
    const { dateien } = await lies(id);
    expect(dateien.map(({ name, stand }) => `${name} ${stand}`).toSorted()).toEqual([
      'a.csv bekannt',
      'a.csv eingelesen',
      'b.csv bekannt',
    ]);
    server.geholt.length = 0;
    await lies(id);
    expect(server.geholt).toEqual([]);
  });

  it(
    'is taken again when it goes back to what it said before, and then once more by nobody',
    { tags: 'night' },
    async () => {
      const id = await einOrdner();
      const begonnen = api.clock.now;
      const gelesen = async (): Promise<string[]> => (await lies(id)).dateien.map(({ stand }) => stand);
      for (const [nth, nummern] of [[1], [1, 2], [1]].entries()) {
        api.clock.now = new Date(begonnen.getTime() + nth * 3_600_000);
        lege('export.csv', liste(...nummern));
        await Promise.all([liesOrdner(wo.ctx, id), liesOrdner(wo.ctx, id)]);
        expect(await gelesen()).toEqual(Array.from({ length: nth + 1 }, () => 'eingelesen'));
      }
      lege('export.csv', liste(1), 5);
      lege('Kopie.csv', liste(1, 2), 4);
      expect((await gelesen()).filter((stand) => stand === 'bekannt')).toHaveLength(2);
      api.clock.now = begonnen;
    },
  );

  it(
    'leaves the list a quarter of a year after it was taken away, and not before',
    { tags: 'night' },
    async () => {
      const id = await einOrdner();
      const begonnen = api.clock.now;
      lege('weg.csv', liste(1));
      lege('bleibt.csv', liste(2));
      await lies(id);
      server.dateien.delete('weg.csv');
      const nach = async (tage: number): Promise<string[]> => {
        api.clock.now = new Date(begonnen.getTime() + tage * 86_400_000);
        return (await lies(id)).dateien.map(({ name }) => name).toSorted();
      };
      expect(await nach(89)).toEqual(['bleibt.csv', 'weg.csv']);
      expect(await nach(91)).toEqual(['bleibt.csv']);
      api.clock.now = begonnen;
    },
  );

  it('is taken once by two who look at the same moment', { tags: 'night' }, async () => {
    const id = await einOrdner();
    lege('a.csv', liste(1));
    await Promise.all([liesOrdner(wo.ctx, id), liesOrdner(wo.ctx, id), liesOrdner(wo.ctx, id)]);
    await lies(id);
    const { eintraege } = (await api.call(importauftrag.importeHolen, { query: {} }, wo.token.buero)).body;
    expect(eintraege).toHaveLength(1);
    const liegen = await api.deps.files.list(wo.unternehmenId);
    expect(liegen).toHaveLength(1);
  });

  it(
    'is not let mark a district by an export that names none of its houses: a person looks first',
    { tags: 'night' },
    async () => {
      await importiere(api, wo, { name: 'von Hand.csv', bytes: viele(1, 20) });
      const id = await einOrdner({ sofort: true });
      lege('Export.db', Buffer.from(zivdatei()));
      const { dateien } = await lies(id);
      expect(dateien).toMatchObject([{ halt: 'viele-fehlen', importauftrag: { status: 'geprueft' } }]);
      expect(await mails()).toEqual(['Eine Datei aus Ihrem Ordner wartet auf Sie']);
    },
  );

  it('takes over without a person what nobody has to decide', { tags: 'night' }, async () => {
    const id = await einOrdner({ sofort: true });
    lege('Export.db', Buffer.from(zivdatei()));
    const { dateien } = await lies(id);
    expect(dateien).toMatchObject([{ halt: null, importauftrag: { status: 'uebernommen' } }]);
    expect(await hausnummern()).toEqual(['1', '2']);
  });

  it('waits for a person where nobody has said yet how such a list is read', { tags: 'night' }, async () => {
    const id = await einOrdner({ sofort: true });
    lege('Liste.csv', liste(1, 2));
    expect((await lies(id)).dateien).toMatchObject([
      { halt: 'neue-liste', importauftrag: { status: 'geprueft' } },
    ]);
    expect(await hausnummern()).toEqual([]);
  });

  it('tells the company which file it could not read, and reads the next', { tags: 'night' }, async () => {
    const id = await einOrdner();
    lege('Urlaub.pdf', Buffer.from('%PDF-1.7 Strand'), 20);
    lege('gut.csv', liste(1), 10);
    const { dateien } = await lies(id);
    expect(dateien.map(({ name, stand }) => `${name} ${stand}`).toSorted()).toEqual([
      'Urlaub.pdf abgelehnt',
      'gut.csv eingelesen',
    ]);
    expect(dateien.find(({ stand }) => stand === 'abgelehnt')?.grund).toContain('Bitte');
    expect(await mails()).toEqual(['Eine Datei aus Ihrem Ordner ließ sich nicht lesen']);
  });

  it(
    'reads no more of a server while ten of its files lie there that nobody has looked at',
    { tags: 'night' },
    async () => {
      const id = await einOrdner();
      // Older than what is to be read: the list shows the latest only.
      const frueher = vor(60);
      const wartende = async (zahl: number): Promise<void> => {
        for (let nummer = 0; nummer < zahl; nummer += 1) {
          const datei = { dateiname: 'alt.csv', art: 'csv', angelegt_am: frueher };
          const auftrag = await neueZeile(wo, 'importauftrag', datei);
          await neueZeile(wo, 'importordnerdatei', {
            ordner_id: id,
            name: auftrag,
            stempel: '',
            am: frueher,
            stand: 'eingelesen',
            importauftrag_id: auftrag,
          });
        }
      };
      await wartende(9);
      lege('zehnte.csv', liste(1), 20);
      lege('elfte.csv', liste(2), 10);
      await lies(id);
      // The worker may look at the same moment: both fetch, one takes.
      expect([...new Set(server.geholt)]).toEqual(['zehnte.csv']);
      expect((await holeOrdner()).dateien.filter(({ name }) => name === 'zehnte.csv')).toHaveLength(1);
    },
  );
});

describe('a server that is none of ours', () => {
  it(
    'is told apart by its key: another one is not logged in to until a person has said that it is right',
    { tags: 'night' },
    async () => {
      const id = await einOrdner();
      const bekannt = (await holeOrdner()).schluessel;
      server.neuerSchluessel();
      const { logins } = server;
      lege('a.csv', liste(1));
      expect(await pruefe(id)).toMatchObject({ fehler: 'schluessel-anders', dateien: 0 });
      const stand = await holeOrdner();
      expect(stand.schluessel).toBe(bekannt);
      expect(stand.neuerSchluessel).toMatch(/^SHA256:/);
      await liesOrdner(wo.ctx, id);
      expect(server.logins).toBe(logins);
      expect(await mails()).toEqual([`${server.wirt} zeigt einen anderen Schlüssel`]);
      const nimm = (schluessel: string) =>
        api.call(
          importordner.importordnerSchluesselAnnehmen,
          { params: { id }, body: { schluessel } },
          wo.token.inhaber,
        );
      expect((await nimm('SHA256:etwas anderes')).status).toBe(409);
      expect((await nimm(stand.neuerSchluessel ?? '')).status).toBe(200);
      expect((await lies(id)).dateien).toHaveLength(1);
    },
  );

  it(
    'with a wrong password, a missing folder or nothing behind the address says so',
    { tags: 'night' },
    async () => {
      const falsch = async (body: Parameters<typeof einOrdner>[0]) => {
        const id = await einOrdner(body);
        const { fehler } = await pruefe(id);
        await api.call(importordner.importordnerLoeschen, { params: { id } }, wo.token.inhaber);
        return fehler;
      };
      expect(await falsch({ geheimnis: 'geraten' })).toBe('anmeldung-falsch');
      expect(await falsch({ pfad: '/gibt es nicht' })).toBe('pfad-fehlt');
    },
  );

  it('that never answers is hung up on', async () => {
    server.benehmen = 'stumm';
    const [host = '', port] = server.wirt.split(':');
    const ablage = await oeffneSftp({
      ziel: { ...sftp, wirt: host, port: Number(port) },
      schluessel: null,
      privateHosts: [server.wirt],
      fristMs: 700,
    });
    await expect(ablage.liste()).rejects.toMatchObject({ grund: 'zu-langsam' });
    ablage.schliesse();
  });

  it('that lists without an end is not listened to', { tags: 'night' }, async () => {
    const id = await einOrdner();
    server.benehmen = 'endlos';
    expect(await pruefe(id)).toMatchObject({ fehler: 'zu-viele-dateien' });
  });

  it(
    'points nowhere else: links, names with a path and files that are larger than they said stay where they are',
    { tags: 'night' },
    async () => {
      const id = await einOrdner();
      server.dateien.set('verweis.csv', { bytes: liste(1), am: vor(10), art: 'verweis' });
      lege('../../etc/passwd', liste(2));
      lege('..', liste(3));
      lege('a\\b.csv', liste(4));
      server.dateien.set('riesig.csv', { bytes: liste(5), am: vor(10), angeblich: 2 ** 40 });
      const { dateien } = await lies(id);
      expect(server.geholt).toEqual([]);
      expect(dateien).toMatchObject([{ name: 'riesig.csv', stand: 'abgelehnt' }]);
    },
  );

  it('in our own network is refused while it can still be corrected, and when its name turns out to be there', async () => {
    for (const wirt of ['127.0.0.1:1', 'localhost', '10.0.0.7:22', '[::1]:22', '169.254.169.254'])
      expect((await richteEin({ wirt })).status, wirt).toBe(400);
    await expect(
      oeffneSftp({
        ziel: { ...sftp, wirt: 'localhost', port: 22 },
        schluessel: null,
        privateHosts: [],
        fristMs: 2000,
      }),
    ).rejects.toMatchObject({ grund: 'adresse-gesperrt' });
  });
});

describe('a folder in a bucket', () => {
  const s3 = () => ({
    art: 's3' as never,
    wirt: `http://${eimerWirt}`,
    bucket: 'kehrbezirk',
    region: 'eu-central-1',
    pfad: 'exporte/2026',
    benutzer: 'schluessel',
    geheimnis: 'geheim',
  });

  it('is read with signed questions, whatever its files are called', { tags: 'night' }, async () => {
    objekte.set('exporte/2026/Häuser + Höfe.csv', { bytes: liste(1, 2), am: vor(10) });
    objekte.set('exporte/2026/tiefer/nicht.csv', { bytes: liste(3), am: vor(10) });
    objekte.set('exporte/2026/..', { bytes: liste(4), am: vor(10) });
    const { dateien } = await lies(await einOrdner(s3()));
    expect(dateien).toMatchObject([{ name: 'Häuser + Höfe.csv', importauftrag: { status: 'geprueft' } }]);
    expect(anfragen.every(({ unterschrieben }) => unterschrieben)).toBe(true);
  });

  it('is told that its key does not fit', async () => {
    const id = await einOrdner({ ...s3(), benutzer: 'fremd' });
    expect(await pruefe(id)).toMatchObject({ fehler: 'anmeldung-falsch' });
  });

  it('is asked with TLS only', async () => {
    expect((await richteEin({ ...s3(), wirt: 'http://s3.example.org' })).body).toMatchObject({
      felder: [{ feld: 'wirt' }],
    });
    expect((await richteEin({ ...s3(), bucket: '../fremd' })).body).toMatchObject({
      felder: [{ feld: 'bucket' }],
    });
  });
});

describe('what opens a folder', () => {
  it('is kept sealed and never shown again', async () => {
    await einOrdner();
    const { body } = await api.call(importordner.importordnerHolen, {}, wo.token.inhaber);
    expect(JSON.stringify(body)).not.toMatch(/Geheim|kehrtour"/);
    const row = await liesZeile(wo, 'importordner', ['ziel']);
    expect(Buffer.from(row?.ziel ?? []).toString('latin1')).not.toContain('Geheim');
  });

  it('is the owner’s matter, and of no other company', async () => {
    const id = await einOrdner();
    const rufe = (token: string) =>
      api.call(importordner.importordnerPruefen, { params: { id } }, token).then(({ status }) => status);
    expect(await rufe(wo.token.buero)).toBe(403);
    const andere = await api.neuerBetrieb();
    expect(await rufe(andere.token.inhaber)).toBe(404);
  });

  it('opens three folders at most, also for two who set one up at once', async () => {
    const versuche = await Promise.all(Array.from({ length: 6 }, () => richteEin()));
    expect(versuche.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(versuche.find(({ status }) => status !== 200)?.body).toMatchObject({
      type: 'importordner.zu-viele',
    });
  });

  it('makes us knock at nobody’s door in a loop', { tags: 'night' }, async () => {
    const id = await einOrdner();
    const antworten = [];
    for (let n = 0; n < 21; n += 1)
      antworten.push(
        (await api.call(importordner.importordnerPruefen, { params: { id } }, wo.token.inhaber)).status,
      );
    expect(antworten.filter((status) => status === 200)).toHaveLength(20);
    expect(antworten.at(-1)).toBe(429);
  });

  it('fails later and later, tells the owners after a day, and once', { tags: 'night' }, async () => {
    const id = await einOrdner({ geheimnis: 'geraten' });
    const wartet = async () => (await liesZeile(wo, 'importordner', ['nachVersuch']))?.nachVersuch;
    const minuten = [await wartet()];
    for (let n = 0; n < 3; n += 1) {
      await liesOrdner(wo.ctx, id);
      minuten.push(await wartet());
    }
    expect(minuten).toEqual([15, 30, 60, 120]);
    expect(await mails()).toEqual([]);
    const vorher = api.clock.now;
    api.clock.now = new Date(vorher.getTime() + 25 * 3_600_000);
    await liesOrdner(wo.ctx, id);
    await liesOrdner(wo.ctx, id);
    api.clock.now = vorher;
    expect(await mails()).toEqual([`Der Ordner bei ${server.wirt} ist nicht zu erreichen`]);
  });

  it('is looked into every quarter of an hour, and forgotten with its folder', async () => {
    const id = await einOrdner();
    lege('a.csv', liste(1));
    await api.call(importordner.importordnerLoeschen, { params: { id } }, wo.token.inhaber);
    const { logins } = server;
    await reiheFaelligeEin(api.deps);
    await liesOrdner(wo.ctx, id);
    expect(server.logins).toBe(logins);
    const was = await liesZeilen(wo, 'verlauf', ['was'], geordnet(['am', 'id'], { was: wie('ordner-%') }));
    expect(was.map((eines) => eines.was)).toEqual(['ordner-eingerichtet', 'ordner-entfernt']);
  });
});
