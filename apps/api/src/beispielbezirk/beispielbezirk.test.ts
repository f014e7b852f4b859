import { randomUUID } from 'node:crypto';

import * as bezirk from '@kehrtour/contract/beispielbezirk';
import { einrichtungHolen } from '@kehrtour/contract/unternehmen';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { JETZT } from '../../test/werte.ts';
import { liesZeilen, neueZeile, setzeZeilen } from '../../test/zeilen.ts';
import { sql } from '../platform/db/sql.ts';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(async () => void (await vergissZaehler(api)));

const lade = ({ token }: TestBetrieb, rolle: keyof TestBetrieb['token'] = 'buero') =>
  api.call(bezirk.beispielbezirkLaden, {}, token[rolle]);
const hole = async ({ token }: TestBetrieb) =>
  (await api.call(bezirk.beispielbezirkHolen, {}, token.buero)).body;
const loesche = ({ token }: TestBetrieb) => api.call(bezirk.beispielbezirkLoeschen, {}, token.buero);

/** Marks that only count up say nothing of what is there. */
const MARKEN = ['bestandsmarke', 'angebotsmarke'];
/** Every row of the company in every table, as text. */
async function alleZeilen(unternehmenId: string): Promise<Record<string, string[]>> {
  const { rows } = await api.deps.db.query(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'unternehmen_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1) order by 1`,
    [MARKEN],
  );
  const alle: Record<string, string[]> = {};
  for (const { name } of rows as { name: string }[]) {
    const zeilen = await api.deps.db.query(
      `select to_jsonb(t)::text as zeile from ${name} t where unternehmen_id = $1 order by 1`,
      [unternehmenId],
    );
    alle[name] = (zeilen.rows as { zeile: string }[]).map(({ zeile }) => zeile);
  }
  return alle;
}
const einHaus = (betrieb: TestBetrieb, id: string) =>
  neueZeile(betrieb, 'liegenschaft', {
    id,
    strasse: 'Eigene Straße',
    hausnr: '1',
    plz: '91207',
    ort: 'Lauf',
  });
const erfundene = async (betrieb: TestBetrieb): Promise<{ id: string; lat: number; lon: number }[]> =>
  betrieb.ctx.transaction((tx) =>
    tx.rows(
      sql`select l.id, l.lat, l.lon from liegenschaft l, beispielbezirk b where l.id = any(b.haeuser) order by l.laufnummer`,
    ),
  );

/** A round with its appointments, told and answered, and all that comes of it. */
async function fahre(betrieb: TestBetrieb, haeuser: readonly string[]): Promise<string> {
  const kehrtour = randomUUID();
  const { geselle } = betrieb.mitarbeiterId;
  await betrieb.ctx.transaction(async (tx) => {
    await neueZeile(tx, 'kehrtour', { id: kehrtour, nummer: 7, name: 'Probe', status: 'angekuendigt' });
    await neueZeile(tx, 'belegung', {
      mitarbeiter_id: geselle,
      zeitraum: '[2027-02-01 07:00+01, 2027-02-01 16:00+01)',
      art: 'kehrtour',
      bezug_id: kehrtour,
    });
    await neueZeile(tx, 'vorgang', { art: 'planen', bezug_id: kehrtour, status: 'fertig' });
    await neueZeile(tx, 'verlauf', {
      gegenstand: 'kehrtour',
      gegenstand_id: kehrtour,
      am: JETZT,
      wer: 'system',
      was: 'entworfen',
    });
    for (const [position, haus] of haeuser.entries()) {
      const [halt, termin] = [randomUUID(), randomUUID()];
      await neueZeile(tx, 'halt', {
        id: halt,
        kehrtour_id: kehrtour,
        liegenschaft_id: haus,
        mitarbeiter_id: geselle,
        tag: '2027-02-01',
        position,
        beginn: '2027-02-01 08:00+01',
        ende: '2027-02-01 09:00+01',
        fenster_von: '2027-02-01 08:00+01',
        fenster_bis: '2027-02-01 10:00+01',
        dauer_minuten: 20,
      });
      await neueZeile(tx, 'termin', {
        id: termin,
        liegenschaft_id: haus,
        kehrtour_id: kehrtour,
        halt_id: halt,
        status: 'angekuendigt',
        quelle: 'kehrtour',
        beginn: '2027-02-01 08:00+01',
        ende: '2027-02-01 09:00+01',
        fenster_von: '2027-02-01 08:00+01',
        fenster_bis: '2027-02-01 10:00+01',
      });
      const code = randomUUID();
      await neueZeile(tx, 'zugangscode', { id: code, termin_id: termin, gueltig_bis: '2027-03-01' });
      await tx.rows(
        sql`select tor_zugang_anlegen(decode(md5(${code}), 'hex'), 'token', ${betrieb.unternehmenId}, ${code})`,
      );
      await neueZeile(tx, 'rueckmeldung', { termin_id: termin, art: 'frage', text: 'Hallo', am: JETZT });
      await neueZeile(tx, 'verlauf', {
        gegenstand: 'liegenschaft',
        gegenstand_id: haus,
        am: JETZT,
        wer: 'system',
        was: 'Angaben geändert',
      });
    }
  });
  return kehrtour;
}

describe('the invented district', () => {
  it('comes by one press into an empty stock, and opens the planner without counting as done', async () => {
    const betrieb = await api.neuerBetrieb();
    expect(await hole(betrieb)).toEqual({ geladen: null, moeglich: true });
    const zwei = await Promise.all([lade(betrieb), lade(betrieb)]);
    expect(zwei.map(({ status }) => status)).toEqual([200, 200]);
    expect((await hole(betrieb)).geladen).toMatchObject({ kehrtouren: 0, termine: 0, gemischte: [] });
    expect((await erfundene(betrieb)).length).toBeGreaterThan(100);
    expect((await hole(betrieb)).geladen?.liegenschaften).toBe((await erfundene(betrieb)).length);
    const { schritte } = (await api.call(einrichtungHolen, {}, betrieb.token.buero)).body;
    const schritt = schritte.find((eines) => eines.schritt === 'kundendaten');
    expect(schritt).toMatchObject({ stand: 'empfohlen', hinweis: expect.stringContaining('erfundene') });
    expect((await api.call(bezirk.beispielbezirkLaden, {}, betrieb.token.geselle)).status).toBe(403);
  });
  it('writes to nobody: not one of its people has an address, and nothing is in the outbox', async () => {
    const betrieb = await api.neuerBetrieb();
    await lade(betrieb);
    const mit = await betrieb.ctx.transaction((tx) =>
      tx.rows(
        sql`select 1 from kontakt where email <> '' or email_fuer_termine union all select 1 from ausgang`,
      ),
    );
    expect(mit).toEqual([]);
  });
  it('lies around the company, so that its rounds fit into a day', async () => {
    const betrieb = await api.neuerBetrieb();
    await setzeZeilen(betrieb, 'unternehmen', {}, { lat: 53.55, lon: 10 });
    await lade(betrieb);
    const haeuser = await erfundene(betrieb);
    expect(haeuser.every(({ lat, lon }) => Math.abs(lat - 53.55) < 0.1 && Math.abs(lon - 10) < 0.2)).toBe(
      true,
    );
  });
  it('goes by one press without a trace, with the round that was tried on it', async () => {
    const betrieb = await api.neuerBetrieb();
    const vorher = await alleZeilen(betrieb.unternehmenId);
    await lade(betrieb);
    const haeuser = (await erfundene(betrieb)).map(({ id }) => id);
    await fahre(betrieb, haeuser.slice(0, 5));
    expect((await hole(betrieb)).geladen).toMatchObject({ kehrtouren: 1, termine: 5 });
    expect((await loesche(betrieb)).body).toEqual({ geladen: null, moeglich: true });
    expect(await alleZeilen(betrieb.unternehmenId)).toEqual(vorher);
    expect((await loesche(betrieb)).status).toBe(404);
  });
  it('leaves what somebody made herself meanwhile, row by row', async () => {
    const betrieb = await api.neuerBetrieb();
    const eigenes = randomUUID();
    const kontakt = randomUUID();
    await lade(betrieb);
    const [erstes] = await erfundene(betrieb);
    await einHaus(betrieb, eigenes);
    const runde = await fahre(betrieb, [eigenes]);
    await betrieb.ctx.transaction(async (tx) => {
      await neueZeile(tx, 'kontakt', { id: kontakt, nachname: 'Eigen' });
      for (const haus of [eigenes, erstes?.id ?? ''])
        await neueZeile(tx, 'liegenschaft_kontakt', {
          liegenschaft_id: haus,
          kontakt_id: kontakt,
          rolle: 'eigentuemer',
        });
    });
    const eigen = (zeilen: Record<string, string[]>): Record<string, string[]> =>
      Object.fromEntries(
        [
          'liegenschaft',
          'kontakt',
          'kehrtour',
          'halt',
          'termin',
          'belegung',
          'zugangscode',
          'zugang',
          'verlauf',
          'rueckmeldung',
          'vorgang',
          'liegenschaft_kontakt',
        ].map((name) => [
          name,
          (zeilen[name] ?? []).filter((zeile) => !erfunden.some((id) => zeile.includes(id))),
        ]),
      );
    const b = await betrieb.ctx.transaction((tx) =>
      tx.row<{ ids: string[] }>(sql`select haeuser || kontakte as ids from beispielbezirk`),
    );
    const erfunden = b?.ids ?? [];
    const vorher = eigen(await alleZeilen(betrieb.unternehmenId));
    expect(vorher['kehrtour']?.[0]).toContain(runde);
    expect((await loesche(betrieb)).status).toBe(200);
    expect(eigen(await alleZeilen(betrieb.unternehmenId))).toEqual(vorher);
    const haeuser = await liesZeilen(betrieb, 'liegenschaft', ['id']);
    expect(haeuser).toEqual([{ id: eigenes }]);
    expect((await lade(betrieb)).body.type).toBe('beispielbezirk.bestand-da');
  });
  it('asks first where a round has invented and own houses', async () => {
    const betrieb = await api.neuerBetrieb();
    const eigenes = randomUUID();
    await lade(betrieb);
    await einHaus(betrieb, eigenes);
    const [erstes] = await erfundene(betrieb);
    await fahre(betrieb, [eigenes, erstes?.id ?? '']);
    const { status, body } = await loesche(betrieb);
    expect([status, body.type]).toEqual([409, 'beispielbezirk.gemischte-kehrtour']);
    expect(body.detail).toContain('„Probe“');
    expect((await hole(betrieb)).geladen?.gemischte).toEqual(['Probe']);
  });
});
