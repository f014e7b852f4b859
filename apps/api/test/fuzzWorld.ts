import { randomUUID } from 'node:crypto';

import { PARTNERRECHTE } from '@kehrtour/domain/unternehmen/partner';

import { ordnerSiegel } from '../src/importauftrag/quelle/ordner/liesOrdnerziel.ts';
import { legeAdminUserAn } from '../src/konto/legeAdminUserAn.ts';
import { systemCtx } from '../src/platform/ctx.ts';
import { instant, json, liste, sql } from '../src/platform/db/sql.ts';
import { BETRIEB_ID } from '../src/platform/post/outbox.ts';
import { hashToken, newToken } from '../src/platform/settings/secrets.ts';
import { startWorker } from '../src/worker.ts';
import type { Known } from './arbitraryOf.ts';
import { eineZeit, gebucht, KAMINOFEN } from './buchungFixture.ts';
import { fremderBetrieb, type FremderBetrieb } from './fremderBetrieb.ts';
import { ladeHoch } from './importFixture.ts';
import { neueHaeuser, neueKehrtour, plane } from './kehrtourFixture.ts';
import type { TestApi } from './testApi.ts';
import { vergissZaehler } from './vergissZaehler.ts';

export const KNOCKERS = ['inhaber', 'buero', 'geselle', 'azubi', 'adminUser', 'partner', 'gast'] as const;
export type Knocker = (typeof KNOCKERS)[number];

/** A company that has one of everything, so that what is sent gets further than the door. */
export type FuzzWorld = {
  /** Everybody is logged in, active and within all limits again, whatever the endpoint before did to them. */
  readonly refresh: (before: { written: boolean }) => Promise<void>;
  readonly tokenOf: (knocker: Knocker) => string | undefined;
  /** Values that exist, for the fields of the endpoint at this path. */
  readonly knownAt: (path: string) => Known;
};

const LISTE = 'Straße;Hausnr;PLZ;Ort;Name\nHardtstraße;3;91207;Lauf;Meier\n;;;;\n';

export async function fuzzWorld(api: TestApi): Promise<FuzzWorld> {
  const wo = await fremderBetrieb(api);
  await rundenAus(api, wo, await neueHaeuser(wo, 6));
  await wo.ctx.transaction((tx) => tx.run(sql`update liegenschaft_kontakt set rolle = 'verwalter'`));
  await ladeHoch(api, wo.token.inhaber, 'liste.csv', LISTE);
  const buchung = await gebucht(api, wo);
  const zeit = await eineZeit(api, wo);
  const operator = await anOperator(api);
  await legeOrdnerDazu(api, wo);
  const haus = await mehrVomHaus(wo);
  const tokens: Partial<Record<Knocker, string>> = {};
  const withId = await tablesWith(wo, ['id uuid', 'unternehmen_id uuid']);
  const withVersion = await tablesWith(wo, ['version integer']);
  let ids = await idsOf(wo, withId);
  let versionen = await versionenVon(wo, withVersion);
  let partner = '';
  const values = bekannteWerte(wo, [wo.code, buchung.code], zeit.id);
  return {
    refresh: async ({ written }) => {
      if (written) {
        ids = await idsOf(wo, withId);
        versionen = await versionenVon(wo, withVersion);
      }
      await vergissZaehler(api);
      for (const knocker of KNOCKERS) {
        if (knocker === 'gast' || knocker === 'partner') continue;
        const token = newToken();
        tokens[knocker] = token;
        const [strategie, person, firma] =
          knocker === 'adminUser'
            ? ['adminUser', operator, null]
            : ['mitarbeiter', wo.mitarbeiterId[knocker], wo.unternehmenId];
        const bis = new Date(api.clock.now.getTime() + 7_200_000);
        await wo.ctx.transaction(async (tx) => {
          await tx.rows(
            sql`select tor_sitzung_anlegen(${hashToken(token)}, ${strategie}, ${person}, ${firma}, ${instant(api.clock.now)}, ${instant(bis)}, 'test')`,
          );
          await tx.run(sql`update mitarbeiter set aktiv = true, rolle = ${knocker} where id = ${person}`);
          await tx.run(
            sql`update unternehmen set terminbuchung = true, gesperrt = false, gesperrt_am = null`,
          );
        });
      }
      const program = await aProgram(api, wo);
      tokens.partner = program.token;
      partner = program.partner;
    },
    tokenOf: (knocker) => tokens[knocker],
    knownAt: (path) => (field) => {
      const asked = field === 'id' || field === 'ids' ? path : field;
      if (asked.startsWith('/betrieb/partner')) return [partner];
      // What belongs to a house is found at that house alone.
      if (asked.startsWith('/liegenschaften/:id/')) return [haus.id];
      if (field === 'teilId') return haus.teile;
      if (field === 'version') return [...found(versionen, path), 1, 2];
      return idsByPath(wo, ids, asked) ?? values[field] ?? idsFor(ids, asked);
    },
  };
}

/** What the fields of a call may say that are no ids of rows. */
function bekannteWerte(
  wo: FremderBetrieb,
  codes: readonly string[],
  zeitId: string,
): Record<string, readonly unknown[]> {
  return {
    slug: [wo.slug],
    code: codes,
    reservierung: [wo.reservierung],
    zeitId: [zeitId],
    datei: [wo.feed],
    taetigkeitId: [KAMINOFEN, wo.taetigkeit],
    taetigkeitIds: [[KAMINOFEN]],
    plz: ['91207'],
    strasse: ['Hardtstraße'],
    hausnr: ['12'],
    ort: ['Lauf a.d.Pegnitz'],
    von: ['2027-02-01'],
    bis: ['2027-02-05'],
    aboId: [wo.abo],
    unternehmenId: [wo.unternehmenId],
  };
}

/** An activity has a word for an id, a company its own, and a booking is found by its appointment. */
function idsByPath(wo: FremderBetrieb, ids: Ids, asked: string): readonly unknown[] | undefined {
  if (asked.startsWith('/taetigkeiten')) return [KAMINOFEN, wo.taetigkeit];
  if (asked.startsWith('/verwaltungen')) return ids['kontakt'] ?? [];
  if (asked.startsWith('/dateiprofile')) return ids['importprofil'] ?? [];
  if (asked.startsWith('/verbindungen/ordner')) return ids['importordner'] ?? [];
  if (asked === 'wunschId') return ids['hauswunsch'] ?? [];
  if (asked.startsWith('/betrieb/importauftraege')) return ids['importauftrag'] ?? [];
  if (asked.startsWith('/buchungen')) return ids['termin'] ?? [];
  return asked.startsWith('/betrieb/unternehmen') ? [wo.unternehmenId] : undefined;
}

/** Tables that have all of these columns and may be read. */
async function tablesWith(wo: FremderBetrieb, columns: readonly string[]): Promise<string[]> {
  const tables = await wo.ctx.transaction((tx) =>
    tx.rows<{ name: string }>(sql`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname || ' ' || a.atttypid::regtype = any(${liste(columns)}::text[])
      where c.relkind = 'r' and has_table_privilege(c.oid, 'select')
      group by c.relname having count(*) = ${columns.length} order by 1`),
  );
  return tables.map(({ name }) => name);
}

type Versionen = Record<string, readonly number[]>;
/** As they are now, by table: who read an older one is refused before anything else is looked at. */
async function versionenVon(wo: FremderBetrieb, tables: readonly string[]): Promise<Versionen> {
  const each = tables.map((name) => `(select distinct '${name}' as name, version from ${name} limit 4)`);
  const { rows } = await wo.ctx.transaction((tx) => tx.raw(each.join(' union all ')));
  return byName(rows as { name: string; version: number }[], ({ version }) => version);
}

/** A folder of the company, at an address where nothing may be asked. */
async function legeOrdnerDazu(api: TestApi, wo: FremderBetrieb): Promise<void> {
  for (const schluessel of ['SHA256:alt', 'SHA256:neu']) {
    const id = randomUUID();
    const ziel = {
      wirt: '203.0.113.7',
      port: 22,
      bucket: '',
      region: '',
      pfad: '',
      benutzer: 'x',
      geheimnis: 'x',
    };
    const siegel = api.deps.secrets.seal(ordnerSiegel(id), JSON.stringify(ziel));
    await wo.ctx.transaction((tx) =>
      tx.run(sql`insert into importordner (id, art, wirt, pfad, ziel, sofort, neuer_schluessel, angelegt_von, angelegt_am, naechster_ab)
        values (${id}, 'sftp', '203.0.113.7', '', ${siegel}, false, ${schluessel}, ${wo.mitarbeiterId.inhaber}, now(), '2099-01-01')`),
    );
  }
}

/** Rows that take long to come about, all at one house. */
async function mehrVomHaus(wo: FremderBetrieb): Promise<{ id: string; teile: string[] }> {
  return wo.ctx.transaction(async (tx) => {
    const haus = await tx.row<{ id: string }>(sql`select id from liegenschaft order by id limit 1`);
    if (!haus) throw new Error('no house in the world');
    for (const art of ['kaminofen', 'schornstein', 'heizkessel'])
      await tx.run(
        sql`insert into anlage (id, liegenschaft_id, art) values (${randomUUID()}, ${haus.id}, ${art})`,
      );
    for (const name of ['EG links', '1. OG', '2. OG'])
      await tx.run(
        sql`insert into nutzungseinheit (id, liegenschaft_id, bezeichnung) values (${randomUUID()}, ${haus.id}, ${name})`,
      );
    for (const text of ['freitags ab 15 Uhr', 'vormittags'])
      await tx.run(
        sql`insert into hauswunsch (id, liegenschaft_id, text, gemerkt_am) values (${randomUUID()}, ${haus.id}, ${text}, now())`,
      );
    for (const name of ['Liste vom Amt', 'Liste vom Vorgänger'])
      await tx.run(
        sql`insert into importprofil (kopf_hash, name, lesart, zuordnung, koepfe) values (${name}, ${name}, '{}', '{}', '{Straße}')`,
      );
    const papier = randomUUID();
    await tx.run(sql`insert into datei (id, name, typ, groesse, schluessel)
      values (${papier}, 'Bescheid.pdf', 'application/pdf', 5, ${`${wo.unternehmenId}/${papier}`})`);
    await tx.run(sql`insert into dokument (id, liegenschaft_id, name, typ, groesse, angelegt_am)
      values (${papier}, ${haus.id}, 'Bescheid.pdf', 'application/pdf', 5, now())`);
    const teile = await tx.rows<{ id: string }>(
      sql`select id from anlage where liegenschaft_id = ${haus.id}
        union all select id from nutzungseinheit where liegenschaft_id = ${haus.id}
        union all select id from dokument where liegenschaft_id = ${haus.id}
        union all select id from schluessel where liegenschaft_id = ${haus.id}
        union all select kontakt_id from liegenschaft_kontakt where liegenschaft_id = ${haus.id}`,
    );
    return { id: haus.id, teile: teile.map(({ id }) => id) };
  });
}

/** One round that is planned, and one that waits for it; afterwards nothing happens by itself any more. */
async function rundenAus(api: TestApi, wo: FremderBetrieb, haeuser: string[]): Promise<void> {
  const stopWorker = await startWorker(api.deps);
  await plane(api, wo, await neueKehrtour(api, wo, haeuser.slice(0, 3)));
  await stopWorker();
  await neueKehrtour(api, wo, haeuser.slice(3));
}

async function anOperator(api: TestApi): Promise<string> {
  const ctx = systemCtx(api.deps, BETRIEB_ID, 'test');
  const login = { name: 'Olga Peter', email: 'operator@example.org' };
  const neu = await ctx.transaction((tx) => legeAdminUserAn(ctx, tx, login));
  return neu?.id ?? '';
}

/** Connected without the steps of its vendor, of which others are tried here. */
async function aProgram(api: TestApi, wo: FremderBetrieb): Promise<{ token: string; partner: string }> {
  const [token, am] = [newToken(), instant(api.clock.now)];
  const [partner, verbindung] = [randomUUID(), randomUUID()];
  await wo.ctx.transaction(async (tx) => {
    await tx.rows(sql`select tor_partner_anlegen(${partner}, ${`Programm ${partner}`}, ${am})`);
    await tx.rows(
      sql`select tor_partner_app_anlegen(${hashToken(newToken())}, ${randomUUID()}, ${partner}, 'produktion', 'abcd', ${am}, ${am})`,
    );
    await tx.run(sql`insert into partnerverbindung (id, partner_id, partner_name, umgebung, rechte, mail_fuer_termine, gleiche, angelegt_am, zuletzt_am)
      values (${verbindung}, ${partner}, 'Programm', 'produktion', ${json(PARTNERRECHTE)}::jsonb, true, 'zusammenfuehren', ${am}, ${am})`);
    await tx.rows(
      sql`select tor_zugang_anlegen(${hashToken(token)}, 'partner', ${wo.unternehmenId}, ${verbindung})`,
    );
  });
  return { token, partner };
}

type Ids = Record<string, readonly string[]>;
/** A few ids of every table of the company: a table that is added is in by itself. */
async function idsOf(wo: FremderBetrieb, tables: readonly string[]): Promise<Ids> {
  const each = tables.map((name) => `(select '${name}' as name, id from ${name} limit 6)`);
  const { rows } = await wo.ctx.transaction((tx) => tx.raw(each.join(' union all ')));
  return byName(rows as { name: string; id: string }[], ({ id }) => id);
}

function byName<R extends { name: string }, T>(rows: readonly R[], of: (row: R) => T): Record<string, T[]> {
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, some]) => [name, some.map(of)]),
  );
}

/** What the tables have that the words of a path or field name. */
function found<T>(byTable: Record<string, readonly T[]>, said: string): T[] {
  const words = said
    .toLowerCase()
    .split('/')
    .filter((word) => word !== '' && !word.startsWith(':'));
  return Object.keys(byTable)
    .filter((table) =>
      words.some((word) => word.startsWith(table) || table.startsWith(word.replace(/(en|e|n)$/, ''))),
    )
    .flatMap((table) => byTable[table] ?? []);
}

/** `/kehrtouren/:id` and `mitarbeiterIds` say which ids are meant; what says nothing may be any. */
function idsFor(ids: Ids, said: string): readonly unknown[] {
  const those = found(ids, said);
  const some = those.length > 0 || !said.includes('/') ? those : Object.values(ids).flat();
  return said.endsWith('s') && !said.includes('/') ? [some.slice(0, 1), some.slice(0, 2)] : some;
}
