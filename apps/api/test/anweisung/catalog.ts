import type { Db } from '../../src/platform/db/db.ts';
import { lastQuery, readTree, type Tree } from './queryTree.ts';

type Column = {
  readonly name: string;
  readonly notNull: boolean;
  readonly words: readonly string[] | undefined;
};
/** What the database knows of its types, columns and functions. */
export type Catalog = {
  readonly types: ReadonlyMap<number, string>;
  readonly arrayOf: ReadonlyMap<number, number>;
  /** By `table.number` of the column. */
  readonly columns: ReadonlyMap<string, Column>;
  /** What our own functions answer with, and views: the tree of their query, as far as it is SQL. */
  readonly bodies: ReadonlyMap<number, Tree>;
  readonly functions: ReadonlyMap<
    number,
    { readonly name: string; readonly strict: boolean; readonly own: boolean }
  >;
};

/**
 * Describes a statement without sending it: what it is made of is kept as the body of a function, whose tree says what every
 * column comes from. `prepare` finds the types of its parameters as it will for the driver.
 */
const DESCRIBE = `create or replace function pg_temp.beschreibe(anweisung text, liest boolean, out baum text, out fehler text) language plpgsql as $b$
declare typen text;
begin
  execute 'prepare beschrieben as ' || anweisung;
  select array_to_string(parameter_types, ', ') into typen from pg_prepared_statements where name = 'beschrieben';
  deallocate beschrieben;
  if liest then
    execute 'create function pg_temp.beschrieben(' || typen || ') returns void begin atomic ' || anweisung || '; end';
    select prosqlbody::text into baum from pg_proc where proname = 'beschrieben' and pronamespace = pg_my_temp_schema();
    execute 'drop function pg_temp.beschrieben(' || typen || ')';
  end if;
exception when others then
  fehler := sqlerrm;
end $b$`;

export type Description = { readonly baum: string | null; readonly fehler: string | null };
export type Asked = { readonly text: string; readonly reads: boolean };

/** All at once on one connection. */
export function describeAll(db: Db, asked: readonly Asked[]): Promise<Description[]> {
  return db.transaction({ role: 'eigner', statementTimeoutMs: 60_000 }, async (tx) => {
    await tx.raw(DESCRIBE);
    const { rows } = await tx.raw(
      `select d.baum, d.fehler from unnest($1::text[], $2::boolean[]) with ordinality as a(anweisung, liest, stelle),
        lateral pg_temp.beschreibe(a.anweisung, a.liest) d order by a.stelle`,
      [asked.map(({ text }) => text), asked.map(({ reads }) => reads)],
    );
    return rows as Description[];
  });
}

export async function readCatalog(db: Db): Promise<Catalog> {
  const [types, columns, functions] = await Promise.all([
    db.query(
      `select oid::int, case when typtype = 'd' then typbasetype::regtype::text else oid::regtype::text end as name, typarray::int from pg_type`,
    ),
    db.query(`select a.attrelid::int as relid, a.attnum, a.attname, a.attnotnull, (select pg_get_constraintdef(c.oid) from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum] and pg_get_constraintdef(c.oid) ~ '= ANY' limit 1) as regel
      from pg_attribute a join pg_class k on k.oid = a.attrelid where k.relkind in ('r', 'v', 'p', 'm') and a.attnum > 0`),
    db.query(
      `select oid::int, proname, proisstrict, pronamespace <> 'pg_catalog'::regnamespace as own from pg_proc`,
    ),
  ]);
  const typeRows = types.rows as { oid: number; name: string; typarray: number }[];
  return {
    types: new Map(typeRows.map(({ oid, name }) => [oid, name])),
    arrayOf: new Map(typeRows.map(({ oid, typarray }) => [oid, typarray])),
    columns: new Map(
      (
        columns.rows as {
          relid: number;
          attnum: number;
          attname: string;
          attnotnull: boolean;
          regel: string | null;
        }[]
      ).map(({ relid, attnum, attname, attnotnull, regel }) => [
        `${relid}.${attnum}`,
        { name: attname, notNull: attnotnull, words: wordsOf(regel) },
      ]),
    ),
    bodies: await readBodies(db),
    functions: new Map(
      (functions.rows as { oid: number; proname: string; proisstrict: boolean; own: boolean }[]).map(
        (row) => [row.oid, { name: row.proname, strict: row.proisstrict, own: row.own }],
      ),
    ),
  };
}

/** Functions in SQL keep their text alone: it is read as if it had been written down today. */
const BODIES = `create or replace function pg_temp.rumpf(welche oid, out baum text) language plpgsql as $b$
declare args text; rumpf text;
begin
  select pg_get_function_identity_arguments(oid), prosrc into args, rumpf from pg_proc where oid = welche;
  execute 'create function pg_temp.gelesen(' || args || ') returns void begin atomic ' || rtrim(btrim(rumpf, E' \n'), ';') || '; end';
  select prosqlbody::text into baum from pg_proc where proname = 'gelesen' and pronamespace = pg_my_temp_schema();
  execute 'drop function pg_temp.gelesen';
exception when others then baum := null;
end $b$`;

function readBodies(db: Db): Promise<Map<number, Tree>> {
  return db.transaction({ role: 'eigner' }, async (tx) => {
    await tx.raw(BODIES);
    const { rows } =
      await tx.raw(`select p.oid::int, r.baum from pg_proc p join pg_language l on l.oid = p.prolang, lateral pg_temp.rumpf(p.oid) r
      where l.lanname = 'sql' and p.pronamespace = 'public'::regnamespace and r.baum is not null
      union all select ev_class::int, ev_action::text from pg_rewrite w join pg_class c on c.oid = w.ev_class
        where w.rulename = '_RETURN' and c.relnamespace = 'public'::regnamespace`);
    return new Map(
      (rows as { oid: number; baum: string }[]).flatMap(({ oid, baum }) => {
        const query = lastQuery(readTree(baum));
        return query ? [[oid, query] as const] : [];
      }),
    );
  });
}

/** The words that a check allows a column to be. */
function wordsOf(rule: string | null): string[] | undefined {
  const [, list] = /^CHECK \(\(\(?\w+(?:::text)? = ANY \(\(?ARRAY\[(.+?)\]/.exec(rule ?? '') ?? [];
  return list === undefined ? undefined : [...list.matchAll(/'([^']+)'::/g)].map(([, one = '']) => one);
}
