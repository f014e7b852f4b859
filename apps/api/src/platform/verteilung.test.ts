import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FreshDb, freshDb } from '../../test/freshDb.ts';

/** The page names it as one that has to go. */
const KNOWN = ['unternehmen_slug_key'];

type Placed = { readonly table: string; readonly by: string };
let fresh: FreshDb;
let placed: Placed[];
beforeAll(async () => {
  fresh = await freshDb();
  const page = await readFile(new URL('../../../../.github/DISTRIBUTION.md', import.meta.url), 'utf8');
  placed = [...page.matchAll(/^\| `(\w+)`\s*\| (?:`(\w+)`|(reference))\s*\|/gm)].map(
    ([, table = '', column, reference = '']) => ({ table, by: column ?? reference }),
  );
});
afterAll(async () => {
  await fresh.db.close();
  await fresh.drop();
});
const rows = async <Row>(text: string): Promise<Row[]> => (await fresh.db.query(text)).rows as Row[];
const columnOf = (table: string): string | undefined => placed.find((one) => one.table === table)?.by;

describe('the page of distribution', () => {
  it('places every table of the database once, and no other', async () => {
    const tables = await rows<{ name: string }>(
      "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1",
    );
    expect(placed.map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name));
  });
  it('places by a column that the table has and that is never empty', async () => {
    const columns = await rows<{ name: string }>(
      `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and a.attnotnull`,
    );
    const known = new Set(columns.map(({ name }) => name));
    const missing = placed.filter(({ table, by }) => by !== 'reference' && !known.has(`${table}.${by}`));
    expect(missing).toEqual([]);
  });
  it('knows every key that two servers could not keep together', async () => {
    const keys = await rows<{ tabelle: string; name: string; spalten: string[] }>(
      `select t.relname as tabelle, c.conname as name, (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = t.oid and a.attnum = any(c.conkey)) as spalten
       from pg_constraint c join pg_class t on t.oid = c.conrelid where c.contype in ('p', 'u', 'x') and t.relnamespace = 'public'::regnamespace`,
    );
    const torn = keys.filter(({ tabelle, spalten }) => {
      const by = columnOf(tabelle);
      return by !== 'reference' && !spalten.includes(by ?? '');
    });
    expect(torn.map(({ name }) => name)).toEqual(KNOWN);
  });
  it('lets no foreign key lead to another server', async () => {
    const links = await rows<{ von: string; nach: string; name: string }>(
      `select v.relname as von, n.relname as nach, c.conname as name from pg_constraint c join pg_class v on v.oid = c.conrelid join pg_class n on n.oid = c.confrelid
       where c.contype = 'f' and v.relnamespace = 'public'::regnamespace`,
    );
    expect(links.length).toBeGreaterThan(40);
    const apart = links.filter(
      ({ von, nach }) => columnOf(nach) !== 'reference' && columnOf(von) !== columnOf(nach),
    );
    expect(apart).toEqual([]);
  });
});
