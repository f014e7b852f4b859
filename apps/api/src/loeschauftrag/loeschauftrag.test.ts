import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { mitarbeiterAnmelden, mitarbeiterHolen } from '@kehrtour/contract/konto';
import * as loeschauftrag from '@kehrtour/contract/loeschauftrag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { einHaus, einTermin } from '../../test/bauten.ts';
import { mitFaktor, mitPasswort, PASSWORT } from '../../test/faktorFixture.ts';
import { fremderBetrieb, GEHEIM } from '../../test/fremderBetrieb.ts';
import { ladeHoch } from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { JETZT } from '../../test/werte.ts';
import { ganz, liesZeile, liesZeilen, loescheZeilen, neueZeile, setzeZeilen } from '../../test/zeilen.ts';
import { ABGESAGT } from '../kehrtour/kehrtournews.ts';
import { json, sql } from '../platform/db/sql.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { loescheFaellige } from './loescheFaellige.ts';
import { spieleLoeschungenNach } from './spieleLoeschungenNach.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
const ANFANG = new Date('2027-01-11T08:00:00+01:00');
beforeEach(async () => {
  api.clock.now = ANFANG;
  await vergissZaehler(api);
});

const tageSpaeter = (tage: number) => void (api.clock.now = new Date(ANFANG.getTime() + tage * 86_400_000));
const neuer = async (): Promise<TestBetrieb> => mitPasswort(api, await api.neuerBetrieb());
const nameVon = async ({ ctx }: TestBetrieb): Promise<string> =>
  (await liesZeile(ctx, 'unternehmen', ['name']))?.name ?? '';
const beantrage = async (
  betrieb: TestBetrieb,
  teil: { name?: string; passwort?: string; code?: string } = {},
) =>
  api.call(
    loeschauftrag.loeschauftragAnlegen,
    { body: { name: await nameVon(betrieb), passwort: PASSWORT, ...teil } },
    betrieb.token.inhaber,
  );
const hole = ({ token }: TestBetrieb) => api.call(loeschauftrag.loeschauftragHolen, {}, token.inhaber);
const zurueck = ({ token }: TestBetrieb) =>
  api.call(loeschauftrag.loeschauftragZuruecknehmen, {}, token.inhaber);
const mailsAn = async ({ ctx }: TestBetrieb): Promise<string[]> =>
  (
    await ctx.transaction((tx) =>
      tx.rows<{ b: string }>(
        sql`select nachricht ->> 'betreff' as b from ausgang where ereignis like 'loeschauftrag/%' order by angelegt_am, id`,
      ),
    )
  ).map(({ b }) => b);

describe('asking for the deletion of a company', () => {
  it('takes the name and the password, and only the Inhaberin', async () => {
    const betrieb = await neuer();
    const falsch = await beantrage(betrieb, { passwort: 'falsch' });
    expect([falsch.status, falsch.body.felder?.[0]?.feld]).toEqual([422, 'passwort']);
    const andererName = await beantrage(betrieb, { name: 'Irgendwas' });
    expect([andererName.status, andererName.body.felder?.[0]?.feld]).toEqual([400, 'name']);
    for (const rolle of ['buero', 'geselle', 'azubi'] as const)
      expect((await api.call(loeschauftrag.loeschauftragHolen, {}, betrieb.token[rolle])).status).toBe(403);
    expect((await hole(betrieb)).body.auftrag).toBeNull();
  });
  it('takes the second factor, too, of whoever has one', async () => {
    const betrieb = await neuer();
    const naechsterCode = await mitFaktor(api, betrieb);
    const ohne = await beantrage(betrieb);
    expect([ohne.status, ohne.body.type, ohne.body.felder?.[0]?.feld]).toEqual([
      422,
      'zweiter-faktor-falsch',
      'code',
    ]);
    expect((await beantrage(betrieb, { code: '000000' })).status).toBe(422);
    expect((await hole(betrieb)).body.auftrag).toBeNull();
    expect((await beantrage(betrieb, { code: naechsterCode() })).body.auftrag).not.toBeNull();
  });
  it('gives two weeks, tells every Inhaberin, closes the booking page, and can be taken back', async () => {
    const betrieb = await neuer();
    await setzeZeilen(betrieb, 'unternehmen', {}, { terminbuchung: true });
    const { status, body } = await beantrage(betrieb);
    expect([status, body.auftrag]).toMatchObject([200, { faelligAm: '2027-01-25', von: 'inhaber Test' }]);
    await beantrage(betrieb);
    expect(await mailsAn(betrieb)).toEqual([`${await nameVon(betrieb)} wird am 25. Januar 2027 gelöscht`]);
    const wer = await api.call(mitarbeiterHolen, {}, betrieb.token.geselle);
    expect(wer.body.mitarbeiter?.unternehmen).toMatchObject({
      loeschungAm: '2027-01-25',
      terminbuchung: false,
    });
    expect((await zurueck(betrieb)).body.auftrag).toBeNull();
    expect((await zurueck(betrieb)).status).toBe(404);
    tageSpaeter(20);
    await loescheFaellige(api.deps);
    expect((await hole(betrieb)).status).toBe(200);
  });
  it('is refused while customers count on appointments, a round is under way or a plan goes on', async () => {
    const mitTermin = await mitPasswort(api, await fremderBetrieb(api));
    const termine = await beantrage(mitTermin);
    expect([termine.status, termine.body.type]).toEqual([409, 'loeschauftrag.hindernis']);
    expect(termine.body.detail).toContain('Sagen Sie sie ab');
    const unterwegs = await neuer();
    await neueZeile(unterwegs, 'kehrtour', { nummer: 1, name: 'Runde', status: 'unterwegs' });
    expect((await beantrage(unterwegs)).body.detail).toContain('unterwegs');
    const mitTarif = await neuer();
    await neueZeile(mitTarif, 'tarifwechsel', { ab: '2027-01-01', tarif: 'bezirk' });
    expect((await beantrage(mitTarif)).body.detail).toContain('Beenden Sie ihn zuerst');
    // Ended with the month, it may be asked for: not before that day, and not before the last invoice is there.
    await neueZeile(mitTarif, 'tarifwechsel', { ab: '2027-02-01', tarif: null });
    expect((await beantrage(mitTarif)).body.auftrag?.faelligAm).toBe('2027-02-01');
    tageSpaeter(30);
    await loescheFaellige(api.deps);
    expect((await liesZeilen(mitTarif, 'mitarbeiter', [])).length).toBe(4);
    tageSpaeter(30 + 60);
    await loescheFaellige(api.deps);
    expect(await liesZeilen(mitTarif, 'unternehmen', [])).toEqual([]);
  });
  it('waits while somebody was promised an appointment meanwhile, and reminds once before the end', async () => {
    const betrieb = await neuer();
    await beantrage(betrieb);
    tageSpaeter(11);
    await loescheFaellige(api.deps);
    await loescheFaellige(api.deps);
    expect((await mailsAn(betrieb)).map((b) => b.slice(0, 17))).toEqual([
      expect.stringMatching(/^Betrieb/),
      'Letzte Erinnerung',
    ]);
    await betrieb.ctx.transaction(async (tx) => {
      const haus = randomUUID();
      await einHaus(tx, { id: haus, strasse: 'A' });
      await einTermin(tx, {
        liegenschaft_id: haus,
        quelle: 'hand',
        von: '2027-03-01 08:00+01',
        bis: '2027-03-01 09:00+01',
      });
    });
    tageSpaeter(15);
    await loescheFaellige(api.deps);
    const { body } = await hole(betrieb);
    expect(body.hindernisse).toEqual([{ art: 'termine', anzahl: 1 }]);
    await setzeZeilen(betrieb, 'termin', {}, { status: 'abgesagt' });
    await loescheFaellige(api.deps);
    expect((await hole(betrieb)).status).toBe(401);
  });
});

type Zeilen = Record<string, number>;
/** Every table of the database, those of the queue among them, with the rows in which a text stands. */
async function suche(text: string): Promise<Zeilen> {
  const { rows } = await api.deps.db.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  const gefunden: Zeilen = {};
  for (const { name } of rows as { name: string }[]) {
    const treffer = await api.deps.db.query(
      `select count(*)::int as n from ${name} t where t::text ilike $1`,
      [`%${text}%`],
    );
    const { n } = treffer.rows[0] as { n: number };
    if (n > 0) gefunden[name.replace('public.', '')] = n;
  }
  return gefunden;
}
const dateienMit = (text: string): string[] =>
  globSync('**/*', { cwd: api.deps.env.dataDir }).filter((name) => {
    const pfad = join(api.deps.env.dataDir, name);
    return statSync(pfad).isFile() && (name.includes(text) || readFileSync(pfad).includes(text));
  });

describe('a deleted company', () => {
  it('is gone from every table, file, queue, mailbox and log, but for the invoices that the law keeps', async () => {
    const wo = await mitPasswort(api, await fremderBetrieb(api));
    const fremd = await fremderBetrieb(api);
    await setzeZeilen(ganz(api), 'unternehmen', { unternehmen_id: fremd.unternehmenId }, { name: 'Nachbar' });
    // Whatever is theirs is told from the neighbour's by another word.
    const KANARIE = 'Kanarienvogel';
    await verteile(wo, KANARIE);
    const [vorher, nachbarVorher] = [await suche(KANARIE), await suche(fremd.unternehmenId)];
    expect(Object.keys(vorher).length).toBeGreaterThanOrEqual(25);
    expect(dateienMit(KANARIE).length).toBeGreaterThanOrEqual(3);
    await wo.ctx.transaction(async (tx) => {
      await setzeZeilen(tx, 'termin', {}, { status: 'abgesagt' });
      await setzeZeilen(tx, 'kehrtour', {}, { status: 'abgesagt' });
    });
    expect((await beantrage(wo)).status).toBe(200);
    tageSpaeter(14);
    await loescheFaellige(api.deps);

    expect(await suche(KANARIE)).toEqual({ rechnung: 1 });
    expect(Object.keys(await suche(wo.unternehmenId)).toSorted()).toEqual([
      'geloeschtes_unternehmen',
      'rechnung',
      'rechnungsbeleg',
      'slug',
      'unternehmen',
    ]);
    expect(Object.keys(await suche(`inhaber@${wo.unternehmenId.slice(0, 8)}.example`))).toEqual([]);
    const belege = dateienMit(KANARIE);
    expect(belege).toHaveLength(1);
    // That it was deleted is kept beside the database, for the day on which a backup is played back.
    expect(dateienMit(wo.unternehmenId)).toEqual([`dateien/geloescht/${wo.unternehmenId}`, ...belege]);
    expect(api.logLines.filter((line) => line.includes(KANARIE))).toEqual([]);
    expect((await hole(wo)).status).toBe(401);
    const anmeldung = await api.call(mitarbeiterAnmelden, {
      body: { email: `inhaber@${wo.unternehmenId.slice(0, 8)}.example`, passwort: PASSWORT },
    });
    expect(anmeldung.status).toBe(401);
    // Nothing of the neighbour is missing.
    expect(await suche(fremd.unternehmenId)).toEqual(nachbarVorher);
    // Once more does no harm.
    await loescheFaellige(api.deps);
    expect(await suche(KANARIE)).toEqual({ rechnung: 1 });
  });
  it('leaves not even its own row where there is no invoice, and its address is free again', async () => {
    const betrieb = await neuer();
    const slug = `betrieb-${betrieb.unternehmenId.slice(0, 8)}`;
    await beantrage(betrieb);
    tageSpaeter(14);
    await loescheFaellige(api.deps);
    expect(Object.keys(await suche(betrieb.unternehmenId))).toEqual(['geloeschtes_unternehmen']);
    expect(await suche(slug)).toEqual({});
    expect(existsSync(join(api.deps.env.dataDir, 'dateien', betrieb.unternehmenId))).toBe(false);
    await api.neuerBetrieb({ slug });
  });
});

describe('a backup that is older than a deletion', () => {
  async function geloescht(): Promise<{ id: string; spieleZurueck: () => Promise<void> }> {
    const betrieb = await neuer();
    const id = betrieb.unternehmenId;
    const { rows } = await api.deps.db.query(
      'select to_jsonb(u) - $2::text as u from unternehmen u where unternehmen_id = $1',
      [id, 'suche'],
    );
    await beantrage(betrieb);
    tageSpaeter(14);
    await loescheFaellige(api.deps);
    const spieleZurueck = async () =>
      void (await api.deps.db.query(
        'insert into unternehmen select * from jsonb_populate_record(null::unternehmen, $1)',
        [JSON.stringify((rows[0] as { u: unknown }).u)],
      ));
    return { id, spieleZurueck };
  }
  it('does not bring the company back, though the database has forgotten that it was deleted', async () => {
    const { id, spieleZurueck } = await geloescht();
    await spieleZurueck();
    await loescheZeilen(ganz(api), 'geloeschtes_unternehmen', { unternehmen_id: id });
    expect(await spieleLoeschungenNach(api.deps)).toBe(1);
    expect(Object.keys(await suche(id))).toEqual(['geloeschtes_unternehmen']);
    expect(await spieleLoeschungenNach(api.deps)).toBe(0);
  });
  it('deletes nobody who was not deleted', async () => {
    const { id } = await geloescht();
    const nachbar = await neuer();
    expect(await spieleLoeschungenNach(api.deps)).toBe(0);
    expect(await nameVon(nachbar)).not.toBe('');
    expect(id).not.toBe(nachbar.unternehmenId);
  });
});

/** Something of theirs in every place that keeps anything. */
async function verteile(wo: Awaited<ReturnType<typeof fremderBetrieb>>, wort: string): Promise<void> {
  const { files, db } = api.deps;
  const { rows } = await db.query(
    `select c.relname as tabelle, a.attname as spalte, format_type(a.atttypid, null) as typ from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'unternehmen_id')
        and format_type(a.atttypid, null) in ('text', 'jsonb') and c.relname not in ('rechnung', 'slug')`,
  );
  await ladeHoch(
    api,
    wo.token.inhaber,
    'liste.csv',
    `Straße;Hausnr;PLZ;Ort;Name\n${wort}weg;3;91207;Lauf;${wort}\n`,
  );
  await wo.ctx.transaction(async (tx) => {
    await queueMail(
      wo.ctx,
      tx,
      { an: { name: wort, adresse: `${wort}@example.org` }, betreff: wort, text: wort, html: wort },
      { anlass: 'hinweis', ereignis: 'x/1', vorlage: 'x' },
    );
    await api.deps.jobs.enqueue(tx, ABGESAGT, {
      unternehmenId: wo.unternehmenId,
      kehrtourId: wo.kehrtour,
      grund: wort,
    });
    const [datei, rechnung] = [randomUUID(), randomUUID()];
    for (const [id, ordner] of [
      [datei, 'datei'],
      [rechnung, 'rechnung'],
    ])
      await files.put(`${wo.unternehmenId}/${id}`, Buffer.from(`${ordner} ${wort}`), 'text/plain');
    await files.put(`${wo.unternehmenId}/${randomUUID()}`, Buffer.from(`Waise ${wort}`), 'text/plain');
    await neueZeile(tx, 'datei', {
      id: datei,
      name: wort,
      typ: 'text/plain',
      groesse: 1,
      schluessel: `${wo.unternehmenId}/${datei}`,
    });
    await neueZeile(tx, 'rechnung', {
      id: rechnung,
      art: 'rechnung',
      nummer: 'RE-2027-00001',
      monat: '2026-12-01',
      ausgestellt_am: '2027-01-01',
      faellig_am: '2027-01-15',
      netto_cent: 100,
      ust_cent: 19,
      brutto_cent: 119,
      inhalt: { an: wort },
      xml: '<x/>',
      xml_sha256: 'x',
    });
    await neueZeile(tx, 'rechnungsbeleg', {
      rechnung_id: rechnung,
      schluessel: `${wo.unternehmenId}/${rechnung}`,
      groesse: 1,
      sha256: 'x',
      abgelegt_am: JETZT,
    });
  });
  // Column by column: what has rules of its own keeps them.
  for (const { tabelle, spalte, typ } of rows as { tabelle: string; spalte: string; typ: string }[])
    await wo.ctx
      .transaction((tx) =>
        tx.run(
          typ === 'jsonb'
            ? sql`update ${sql.identifier(tabelle)} set ${sql.identifier(spalte)} = ${json({ wort })}::jsonb where ${sql.identifier(spalte)} is null or jsonb_typeof(${sql.identifier(spalte)}) = 'object'`
            : sql`update ${sql.identifier(tabelle)} set ${sql.identifier(spalte)} = ${wort}`,
        ),
      )
      .catch(() => undefined);
  expect(GEHEIM).not.toBe(wort);
}
