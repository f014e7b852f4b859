import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FreshDb, freshDb } from '../../test/freshDb.ts';
import { sql } from './db/sql.ts';

/** Tables without a company: closed to the application, read and written by the functions of the gate alone. */
const GLOBAL = [
  'admin_user',
  'anmeldeort',
  'anmeldeversuch',
  'anmeldung',
  'anfragezahl',
  'einmalcode',
  'feldgeraet',
  'geloeschtes_unternehmen',
  'installation',
  'newsletter_anmeldung',
  'partner',
  'partner_app',
  'passkey',
  'passkeyfrage',
  'rechnung_entfernt',
  'rechnungsreihe',
  'schema_version',
  'sitzung',
  'slug',
  'gebiet_suche',
  'verlaufswort',
  'versandzaehler',
  'zaehler',
  'zugang',
];

let fresh: FreshDb;
beforeAll(async () => void (fresh = await freshDb()));
afterAll(async () => {
  await fresh.db.close();
  await fresh.drop();
});
const rows = async <Row>(text: string): Promise<Row[]> => (await fresh.db.query(text)).rows as Row[];

describe('the catalog', () => {
  it('has no table outside the list of global ones that is not protected by forced row-level security', async () => {
    const tables = await rows<{
      name: string;
      on: boolean;
      forced: boolean;
      spalte: boolean;
      regeln: number;
    }>(`
      select c.relname as name, c.relrowsecurity as on, c.relforcerowsecurity as forced,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'unternehmen_id' and a.attnotnull) as spalte,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polname = 'mandant' and p.polqual is not null and p.polwithcheck is not null) as regeln
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> all ('{${GLOBAL.join(',')}}') order by 1`);
    expect(tables.length).toBeGreaterThanOrEqual(25);
    expect(
      tables.filter((table) => !(table.on && table.forced && table.spalte && table.regeln === 1)),
    ).toEqual([]);
  });
  it('gives the application no right on any global table', async () => {
    const granted = await rows(
      `select table_name, privilege_type from information_schema.role_table_grants where grantee in ('kehrtour_app', 'kehrtour_jobs', 'kehrtour_betrieb', 'PUBLIC') and table_schema = 'public' and table_name = any ('{${GLOBAL.join(',')}}')`,
    );
    expect(granted).toEqual([]);
  });
  it('lets no role of the application bypass row-level security or own a table', async () => {
    const roles = await rows(
      `select rolname from pg_roles where rolname like 'kehrtour\\_%' and (rolsuper or rolbypassrls or rolcreaterole or rolcanlogin)`,
    );
    const owned = await rows(
      `select relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname like 'kehrtour\\_%'`,
    );
    expect([roles, owned]).toEqual([[], []]);
  });
  it('begins every unique and exclusion key of a company with the company, except public slugs', async () => {
    const keys = await rows<{ tabelle: string; name: string; erste: string }>(`
      select c.conrelid::regclass::text as tabelle, c.conname as name, (select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]) as erste
      from pg_constraint c join pg_class t on t.oid = c.conrelid where c.contype in ('p', 'u', 'x') and t.relnamespace = 'public'::regnamespace and t.relname <> all ('{${GLOBAL.join(',')}}')`);
    expect(keys.filter((key) => key.erste !== 'unternehmen_id').map((key) => key.name)).toEqual([
      'unternehmen_slug_key',
    ]);
  });
  it('lets foreign keys between tables of a company carry the company, because they ignore row-level security', async () => {
    const loose = await rows(`
      select c.conrelid::regclass::text, c.conname from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confrelid <> 'verlaufswort'::regclass
        and not exists (select from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k where a.attname = 'unternehmen_id')`);
    expect(loose).toEqual([]);
  });
  it('has exactly the SECURITY DEFINER functions of the gate, closed to everyone but the application', async () => {
    const functions = await rows<{ name: string; offen: boolean }>(`
      select p.proname as name, has_function_privilege('public', p.oid, 'execute') as offen from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`);
    expect(functions.filter(({ name }) => !name.startsWith('tor_')).map(({ name }) => name)).toEqual([
      'gebiet_nachfuehren',
      'slug_nachfuehren',
    ]);
    expect(functions.filter(({ name, offen }) => name.startsWith('tor_') && offen)).toEqual([]);
  });
});

describe('two companies', () => {
  const [a, b] = [randomUUID(), randomUUID()];
  const as = <T>(id: string | undefined, work: Parameters<typeof fresh.db.transaction<T>>[1]): Promise<T> =>
    fresh.db.transaction({ unternehmenId: id }, work);
  beforeAll(async () => {
    for (const id of [a, b]) {
      await as(id, async (tx) => {
        await tx.run(sql`insert into unternehmen (slug, name) values (${`s-${id}`}, 'X')`);
        await tx.run(sql`insert into kontakt (id, nachname) values (${id}, 'Huber')`);
      });
    }
  });
  it('see their own rows and no others', async () => {
    expect(await as(a, (tx) => tx.rows(sql`select id from kontakt`))).toEqual([{ id: a }]);
    expect(await as(b, (tx) => tx.run(sql`update kontakt set nachname = 'Y' where id = ${a}`))).toBe(0);
    expect(await as(b, (tx) => tx.run(sql`delete from kontakt where id = ${a}`))).toBe(0);
  });
  it('see nothing without a company, and nothing is left over for the next transaction', async () => {
    await as(a, (tx) => tx.rows(sql`select 1 from kontakt`));
    expect(await as(undefined, (tx) => tx.rows(sql`select 1 from kontakt`))).toEqual([]);
    expect(await as(undefined, (tx) => tx.rows(sql`select current_user as wer`))).toEqual([
      { wer: 'kehrtour_app' },
    ]);
  });
  it('cannot write rows for each other', async () => {
    await expect(
      as(b, (tx) =>
        tx.run(
          sql`insert into kontakt (unternehmen_id, id, nachname) values (${a}, ${randomUUID()}, 'Fremd')`,
        ),
      ),
    ).rejects.toThrow();
  });
  it('cannot read logins, sessions or codes with plain SQL', async () => {
    for (const table of [
      sql`anmeldung`,
      sql`sitzung`,
      sql`zugang`,
      sql`einmalcode`,
      sql`admin_user`,
      sql`newsletter_anmeldung`,
    ])
      await expect(as(a, (tx) => tx.rows(sql`select * from ${table}`))).rejects.toThrow(/permission denied/);
  });
  it('stay apart over a thousand interleaved transactions', async () => {
    // More at once than there are connections, each one after the other: who is last in the queue of a busy machine is not refused.
    const lanes = Array.from({ length: 20 }, async (_, lane) => {
      const own: boolean[] = [];
      for (let nth = 0; nth < 50; nth += 1) {
        const wer = (lane + nth) % 2 === 0 ? a : b;
        const found = await as(wer, (tx) => tx.rows<{ id: string }>(sql`select id from kontakt`));
        own.push(found.length === 1 && found[0]?.id === wer);
      }
      return own;
    });
    const seen = (await Promise.all(lanes)).flat();
    expect(seen).toHaveLength(1000);
    expect(seen.every(Boolean)).toBe(true);
  });
  it('would be caught by these tests if one policy were weakened', async () => {
    await fresh.db.script('alter policy mandant on kontakt using (true)');
    const leaked = await as(a, (tx) => tx.rows(sql`select id from kontakt`));
    await fresh.db.script('alter policy mandant on kontakt using (unternehmen_id = aktuelles_unternehmen())');
    expect(leaked).toHaveLength(2);
  });
});
