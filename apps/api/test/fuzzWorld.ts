import { randomUUID } from 'node:crypto';

import { PARTNERRECHTE } from '@kehrtour/domain/partner';

import { legeAdminUserAn } from '../src/konto/legeAdminUserAn.ts';
import { systemCtx } from '../src/platform/ctx.ts';
import { BETRIEB_ID } from '../src/platform/outbox.ts';
import { hashToken, newToken } from '../src/platform/secrets.ts';
import { instant, json, sql } from '../src/platform/sql.ts';
import type { Known } from './arbitraryOf.ts';
import { eineZeit, gebucht, KAMINOFEN } from './buchungFixture.ts';
import { fremderBetrieb, type FremderBetrieb } from './fremderBetrieb.ts';
import { ladeHoch } from './importFixture.ts';
import { neueHaeuser } from './kehrtourFixture.ts';
import type { TestApi } from './testApi.ts';

export const KNOCKERS = ['inhaber', 'buero', 'geselle', 'azubi', 'adminUser', 'partner', 'gast'] as const;
export type Knocker = (typeof KNOCKERS)[number];

/** A company that has one of everything, so that what is sent gets further than the door. */
export type FuzzWorld = {
  /** Everybody is logged in, active and within all limits again, whatever the endpoint before did to them. */
  readonly refresh: () => Promise<void>;
  readonly tokenOf: (knocker: Knocker) => string | undefined;
  /** Values that exist, for the fields of the endpoint at this path. */
  readonly knownAt: (path: string) => Known;
};

const LISTE = 'Straße;Hausnr;PLZ;Ort;Name\nHardtstraße;3;91207;Lauf;Meier\n;;;;\n';

export async function fuzzWorld(api: TestApi): Promise<FuzzWorld> {
  const wo = await fremderBetrieb(api);
  await neueHaeuser(wo, 6);
  await ladeHoch(api, wo.token.inhaber, 'liste.csv', LISTE);
  const buchung = await gebucht(api, wo);
  const zeit = await eineZeit(api, wo);
  const operator = await anOperator(api);
  const tokens: Partial<Record<Knocker, string>> = {};
  let ids: Record<string, readonly string[]> = {};
  const values: Record<string, readonly unknown[]> = {
    slug: [wo.slug],
    code: [wo.code, buchung.code],
    reservierung: [wo.reservierung],
    zeitId: [zeit.id],
    datei: [wo.feed],
    taetigkeitId: [KAMINOFEN, wo.taetigkeit],
    taetigkeitIds: [[KAMINOFEN]],
    plz: ['91207'],
    strasse: ['Hardtstraße'],
    hausnr: ['12'],
    ort: ['Lauf a.d.Pegnitz'],
    version: [1, 2, 3, 4],
    von: ['2027-02-01'],
    bis: ['2027-02-05'],
    aboId: [wo.abo],
  };
  return {
    refresh: async () => {
      ids = await idsOf(wo);
      await api.deps.db.query('delete from zaehler');
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
      tokens.partner = await aProgram(api, wo);
    },
    tokenOf: (knocker) => tokens[knocker],
    knownAt: (path) => (field) => {
      const asked = field === 'id' || field === 'ids' ? path : field;
      return idsByPath(wo, ids, asked) ?? values[field] ?? idsFor(ids, asked);
    },
  };
}

/** An activity has a word for an id, a company its own, and a booking is found by its appointment. */
function idsByPath(wo: FremderBetrieb, ids: Ids, asked: string): readonly unknown[] | undefined {
  if (asked.startsWith('/taetigkeiten')) return [KAMINOFEN, wo.taetigkeit];
  if (asked.startsWith('/buchungen')) return ids['termin'] ?? [];
  return asked.startsWith('/betrieb/unternehmen') ? [wo.unternehmenId] : undefined;
}

async function anOperator(api: TestApi): Promise<string> {
  const ctx = systemCtx(api.deps, BETRIEB_ID, 'test');
  const login = { name: 'Olga Peter', email: 'operator@example.org' };
  await ctx.transaction((tx) => legeAdminUserAn(ctx, tx, login));
  const { rows } = await api.deps.db.query('select id from admin_user limit 1');
  return (rows[0] as { id: string }).id;
}

/** Connected without the steps of its vendor, of which others are tried here. */
async function aProgram(api: TestApi, wo: FremderBetrieb): Promise<string> {
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
  return token;
}

type Ids = Record<string, readonly string[]>;
/** A few ids of every table of the company: a table that is added is in by itself. */
async function idsOf(wo: FremderBetrieb): Promise<Ids> {
  return wo.ctx.transaction(async (tx) => {
    const tables = await tx.rows<{ name: string }>(sql`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
      join pg_attribute b on b.attrelid = c.oid and b.attname = 'unternehmen_id'
      where c.relkind = 'r' and has_table_privilege(c.oid, 'select') order by 1`);
    const each = tables.map(({ name }) => `(select '${name}' as name, id from ${name} limit 6)`);
    const { rows } = await tx.raw(each.join(' union all '));
    const known = rows as { name: string; id: string }[];
    return Object.fromEntries(
      [...Map.groupBy(known, ({ name }) => name)].map(([name, some]) => [name, some.map(({ id }) => id)]),
    );
  });
}

/** `/kehrtouren/:id` and `mitarbeiterIds` say which ids are meant; what says nothing may be any. */
function idsFor(ids: Ids, said: string): readonly unknown[] {
  const words = said
    .toLowerCase()
    .split('/')
    .filter((word) => word !== '' && !word.startsWith(':'));
  const fitting = Object.keys(ids).filter((table) =>
    words.some((word) => word.startsWith(table) || table.startsWith(word.replace(/(en|e|n)$/, ''))),
  );
  const found = fitting.flatMap((table) => ids[table] ?? []);
  const some = found.length > 0 || !said.includes('/') ? found : Object.values(ids).flat();
  return said.endsWith('s') && !said.includes('/') ? [some.slice(0, 1), some.slice(0, 2)] : some;
}
