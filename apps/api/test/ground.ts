import type { Db } from '../src/platform/db/db.ts';

/** How a migrated database is before anybody has used it. */
export interface Ground {
  /** Says of two databases whether their schemas are the same one. */
  readonly schema: string;
  /** Tables that migrations have filled, with their rows as JSON. */
  readonly filled: readonly { readonly table: string; readonly rows: string; readonly mark: string }[];
}

/** Every row of the catalog carries the transaction that wrote it, also in a copy: whatever was changed since shows in the sums. */
const SCHEMA = `select concat_ws(' ', ${[
  'pg_class',
  'pg_attribute',
  'pg_proc',
  'pg_trigger',
  'pg_constraint',
  'pg_policy',
  'pg_type',
  'pg_namespace',
]
  .map((catalog) => `(select count(*) || '/' || sum(xmin::text::bigint) from pg_catalog.${catalog})`)
  .join(', ')}) as schema`;
const TABLES = `select c.oid::regclass::text as "table" from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`;
const contents = (table: string): string =>
  `select coalesce(json_agg(t order by t::text), '[]')::text as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as mark from ${table} t`;

async function schemaOf(db: Db): Promise<string> {
  const { rows } = await db.query<{ schema: string }>(SCHEMA);
  return rows[0]?.schema ?? '';
}

async function contentsOf(db: Db, table: string): Promise<{ rows: string; mark: string }> {
  const { rows } = await db.query<{ rows: string; mark: string }>(contents(table));
  return rows[0] ?? { rows: '[]', mark: '' };
}

/** @param db of a database that was migrated and not used yet */
export async function readGround(db: Db): Promise<Ground> {
  const { rows: tables } = await db.query<{ table: string }>(TABLES);
  const all: { table: string; rows: string; mark: string }[] = [];
  for (const { table } of tables) all.push({ table, ...(await contentsOf(db, table)) });
  return { schema: await schemaOf(db), filled: all.filter(({ rows }) => rows !== '[]') };
}

/** Without triggers and foreign keys: what they would do is done by emptying everything. */
const emptied = (kept: readonly string[]): string => `do $$
declare
  one record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for one in ${TABLES} loop
    if one.table <> all (array[${kept.map((table) => `'${table}'`).join(', ')}]::text[])
       and pg_relation_size(one.table::regclass) > 0 then
      execute 'delete from ' || one.table;
    end if;
  end loop;
  for one in select format('%I.%I', schemaname, sequencename)::regclass as name, start_value
      from pg_sequences where last_value is not null loop
    perform setval(one.name, one.start_value, false);
  end loop;
end $$`;

const COLUMNS = `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

async function fillAgain(db: Db, table: string, json: string): Promise<void> {
  const { rows } = await db.query<{ columns: string }>(COLUMNS, [table]);
  const columns = rows[0]?.columns ?? '';
  await db.script(`begin; set local session_replication_role = replica; delete from ${table};
    insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, $ground$${json}$ground$); commit`);
}

/**
 * Makes a used database as it was before.
 *
 * @param db as its superuser
 * @returns false where its schema was changed: nobody else can use it
 */
export async function backToGround(db: Db, ground: Ground): Promise<boolean> {
  if ((await schemaOf(db)) !== ground.schema) return false;
  await db.script(emptied(ground.filled.map(({ table }) => table)));
  for (const { table, rows, mark } of ground.filled)
    if ((await contentsOf(db, table)).mark !== mark) await fillAgain(db, table, rows);
  return true;
}
