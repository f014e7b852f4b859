import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import * as datenauszug from '@kehrtour/contract/datenauszug';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { mitFaktor, mitPasswort, PASSWORT } from '../../test/faktorFixture.ts';
import { fremderBetrieb, type FremderBetrieb, GEHEIM } from '../../test/fremderBetrieb.ts';
import { warteAuf } from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { liesZeilen, neueZeile } from '../../test/zeilen.ts';
import { sql } from '../platform/db/sql.ts';
import { AUSZUGSTABELLEN } from './auszugstabellen.ts';
import { loescheAlteAuszuege } from './loescheAlteAuszuege.ts';

/** What only the owner of a mailbox may read: whoever exports would confirm another's address, or learn that it is known. */
const NUR_FUERS_POSTFACH = [
  'adresse-bestaetigen',
  'einladung',
  'faktorfreigabe',
  'passwort',
  'rechnungsempfaenger-code',
];
let api: TestApi;
let wo: FremderBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true });
  wo = await fremderBetrieb(api);
});
afterAll(() => api.close());
beforeEach(async () => void (await vergissZaehler(api)));
const lade = async (betrieb: TestBetrieb, nachweis: object = { passwort: PASSWORT }) => {
  const { token } = await mitPasswort(api, betrieb);
  return api.app.inject({
    method: datenauszug.datenauszugLaden.method,
    url: datenauszug.datenauszugLaden.path,
    headers: { authorization: `Bearer ${token.inhaber}` },
    payload: nachweis,
  });
};

const fordere = ({ token }: TestBetrieb, rolle: keyof TestBetrieb['token'] = 'inhaber') =>
  api.call(datenauszug.datenauszugAnfordern, {}, token[rolle]);
const stand = async ({ token }: TestBetrieb) =>
  (await api.call(datenauszug.datenauszugHolen, {}, token.inhaber)).body.auszug;
/** The whole way: asked for, written, fetched. */
async function hole(betrieb: TestBetrieb): Promise<Record<string, Uint8Array>> {
  const { body } = await fordere(betrieb);
  const ende = await warteAuf(api, betrieb.token.inhaber, body.auszug?.vorgangId ?? '');
  expect(ende.status).toBe('fertig');
  const datei = await lade(betrieb);
  expect([datei.statusCode, datei.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(datei.rawPayload.length).toBe((await stand(betrieb))?.groesse);
  return unzipSync(new Uint8Array(datei.rawPayload));
}
const text = (zip: Record<string, Uint8Array>, name: string): string =>
  strFromU8(zip[name] ?? new Uint8Array());

describe('the list of the export', () => {
  it('names every table with rows of a company, and why some of them stay out', async () => {
    const { rows } = await api.deps.db
      .query(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'unternehmen_id'`);
    const tabellen = (rows as { name: string }[]).map(({ name }) => name);
    expect(Object.keys(AUSZUGSTABELLEN).toSorted()).toEqual(tabellen.toSorted());
  });
});

describe('an export', () => {
  it('has every row of the company, as JSON and as a table, and none of another company', async () => {
    const fremd = await api.neuerBetrieb();
    await neueZeile(fremd, 'kontakt', { nachname: 'Kanarienvogel' });
    const zip = await hole(wo);
    const alles = Object.values(zip)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(alles).toContain(GEHEIM);
    expect(alles).not.toContain('Kanarienvogel');
    expect(alles).not.toContain(fremd.unternehmenId);
    for (const [tabelle, eine] of Object.entries(AUSZUGSTABELLEN)) {
      if (!('inhalt' in eine)) continue;
      // That the file was taken is written after the file.
      const danach = tabelle === 'verlauf' ? "and was <> 'daten-ausgegeben'" : '';
      const { rows } = await api.deps.db.query(
        `select count(*)::int as anzahl from ${tabelle} where unternehmen_id = '${wo.unternehmenId}' ${danach}`,
      );
      const zeilen = JSON.parse(text(zip, `daten/${tabelle}.json`)) as object[];
      expect([tabelle, zeilen.length]).toEqual([tabelle, (rows[0] as { anzahl: number }).anzahl]);
      const tafel = Buffer.from(zip[`tabellen/${tabelle}.csv`] ?? []).toString();
      expect(tafel).toMatch(/^\uFEFF\w+/);
      expect(text(zip, 'LIESMICH.txt')).toContain(`${tabelle} (${zeilen.length}): ${eine.inhalt}`);
    }
  });
  it('is read page by page without losing or doubling a row', async () => {
    const betrieb = await api.neuerBetrieb();
    await betrieb.ctx.transaction((tx) =>
      tx.run(sql`insert into kontakt (id, nachname, plz)
        select gen_random_uuid(), '=Name ' || n, '01067' from generate_series(1, 1200) n`),
    );
    const zip = await hole(betrieb);
    const namen = (JSON.parse(text(zip, 'daten/kontakt.json')) as { nachname: string }[]).map(
      ({ nachname }) => nachname,
    );
    expect(new Set(namen).size).toBe(1200);
    expect(namen).toHaveLength(1200);
    const [kopf, erste, ...rest] = text(zip, 'tabellen/kontakt.csv').trimEnd().split('\r\n');
    expect(kopf).toContain('nachname;');
    // No cell becomes a formula, and a postcode keeps its zero.
    expect(erste).toMatch(/;'=Name \d+;/);
    expect(erste).toContain('"=""01067"""');
    expect(rest).toHaveLength(1199);
  });
  it('brings the files, and says which of them are gone', { tags: 'night' }, async () => {
    const betrieb = await api.neuerBetrieb();
    const [da, weg] = [randomUUID(), randomUUID()];
    await api.deps.files.put(`${betrieb.unternehmenId}/${da}`, Buffer.from('Bild'), 'image/png');
    await betrieb.ctx.transaction(async (tx) => {
      for (const id of [da, weg])
        await neueZeile(tx, 'datei', {
          id,
          name: '../../Logo.png',
          typ: 'image/png',
          groesse: 4,
          schluessel: `${betrieb.unternehmenId}/${id}`,
        });
    });
    const zip = await hole(betrieb);
    expect(text(zip, `dateien/${da}-____Logo.png`)).toBe('Bild');
    expect(Object.keys(zip).filter((name) => name.includes('..'))).toEqual([]);
    expect(text(zip, 'LIESMICH.txt')).toContain('DIESE DATEIEN WAREN NICHT MEHR DA');
  });
  it('opens no door: links in mails, hashes and sealed values are not in it', async () => {
    const betrieb = await api.neuerBetrieb();
    await betrieb.ctx.transaction(async (tx) => {
      for (const vorlage of [...NUR_FUERS_POSTFACH, 'buchung.vorgemerkt'])
        await neueZeile(tx, 'ausgang', {
          ereignis: 'x',
          empfaenger: 'a@example.org',
          vorlage,
          nachricht: { betreff: `Zu ${vorlage}`, text: `Link ${vorlage}`, html: 'Knopf' },
        });
    });
    const zip = await hole(betrieb);
    const mails = text(zip, 'daten/ausgang.json');
    expect(mails).toContain('Zu passwort');
    expect(mails).toContain('Link buchung.vorgemerkt');
    for (const vorlage of NUR_FUERS_POSTFACH) expect(mails).not.toContain(`Link ${vorlage}`);
    expect(mails).not.toContain('Knopf');
    const { rows } = await api.deps.db.query(
      `select attrelid::regclass::text as tabelle, attname as name from pg_attribute where atttypid = 'bytea'::regtype
        and attnum > 0 and attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)`,
    );
    expect(rows.length).toBeGreaterThan(10);
    const ganz = await hole(wo);
    for (const { tabelle, name } of rows as { tabelle: string; name: string }[])
      expect(text(ganz, `daten/${tabelle}.json`)).not.toContain(`"${name}":`);
  });
});

describe('who may, and how often', () => {
  it('is for the Inhaberin alone', async () => {
    for (const rolle of ['buero', 'geselle', 'azubi'] as const) {
      expect((await fordere(wo, rolle)).status).toBe(403);
      expect((await api.call(datenauszug.datenauszugHolen, {}, wo.token[rolle])).status).toBe(403);
      const laden = { body: { passwort: PASSWORT } };
      expect((await api.call(datenauszug.datenauszugLaden, laden, wo.token[rolle])).status).toBe(403);
    }
  });
  it('gives the file to nobody who only found an open screen, and writes down who took it', async () => {
    const betrieb = await api.neuerBetrieb();
    const { body } = await fordere(betrieb);
    await warteAuf(api, betrieb.token.inhaber, body.auszug?.vorgangId ?? '');
    const verlauf = () => liesZeilen(betrieb, 'verlauf', ['wer'], { was: 'daten-ausgegeben' });
    const leer = await lade(betrieb, {});
    expect([leer.statusCode, leer.json().felder?.[0]]).toEqual([400, { feld: 'passwort', text: 'fehlt' }]);
    const geraten = await lade(betrieb, { passwort: 'geraten' });
    expect([geraten.statusCode, geraten.json().type]).toEqual([422, 'passwort-falsch']);
    const vorher = api.clock.now;
    const naechsterCode = await mitFaktor(api, betrieb);
    const ohneCode = await lade(betrieb);
    expect([ohneCode.statusCode, ohneCode.json().type]).toEqual([422, 'zweiter-faktor-falsch']);
    expect(await verlauf()).toEqual([]);
    const mitCode = await lade(betrieb, { passwort: PASSWORT, code: naechsterCode() });
    expect([mitCode.statusCode, mitCode.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(await verlauf()).toHaveLength(1);
    api.clock.now = vorher;
  });
  it(
    'keeps one file for each company, however often it is asked for, and five a day at most',
    { tags: 'night' },
    async () => {
      const betrieb = await api.neuerBetrieb();
      const ordner = join(api.deps.env.dataDir, 'dateien', betrieb.unternehmenId);
      for (let mal = 0; mal < 3; mal += 1) {
        await hole(betrieb);
        expect(readdirSync(ordner)).toHaveLength(1);
      }
      const zwei = await Promise.all([fordere(betrieb), fordere(betrieb)]);
      expect(
        new Set(zwei.map(({ status, body }) => (status === 200 ? body.auszug?.vorgangId : status))).size,
      ).toBe(1);
      await warteAuf(api, betrieb.token.inhaber, zwei[0]?.body.auszug?.vorgangId ?? '');
      // Whoever of the two came late got the other's, and that is no request: one more may be left, and none that is still written.
      const weitere = await fordere(betrieb);
      if (weitere.status === 200)
        await warteAuf(api, betrieb.token.inhaber, weitere.body.auszug?.vorgangId ?? '');
      expect((await fordere(betrieb)).status).toBe(429);
      // The folder goes once the end has been told.
      const werkstatt = join(api.deps.env.dataDir, 'auszuege', betrieb.unternehmenId);
      await expect.poll(() => existsSync(werkstatt)).toBe(false);
    },
  );
  it('forgets the file after a week', { tags: 'night' }, async () => {
    const betrieb = await api.neuerBetrieb();
    await hole(betrieb);
    const vorher = api.clock.now;
    api.clock.now = new Date(vorher.getTime() + 7 * 86_400_000 + 1000);
    try {
      expect(await stand(betrieb)).toBeNull();
      expect((await lade(betrieb)).statusCode).toBe(404);
      await loescheAlteAuszuege(api.deps);
      expect(readdirSync(join(api.deps.env.dataDir, 'dateien', betrieb.unternehmenId))).toEqual([]);
    } finally {
      api.clock.now = vorher;
    }
  });
});
