import type { Db } from '../../platform/db/db.ts';
import { openPglite } from '../../platform/db/dbPglite.ts';
import { openPostgres } from '../../platform/db/dbPostgres.ts';

/** One connection, without bringing the database to the state of this program: what is backed up is what is there. */
export const oeffnePostgres = (adresse: string): Db => openPostgres(adresse, { max: 1 });
/** The embedded database of a folder; whoever opens it holds the lock. */
export const oeffneEingebettete = (ordner: string): Promise<Db> => openPglite(ordner);

export type Stand = { fassung: number; stand: string | null; abdruck: string | null };
/** Version of the server, newest migration, fingerprint of the key; null where the database is none of ours yet. */
export async function findStand(db: Db): Promise<Stand> {
  const { rows } = await db.query<{ fassung: number; da: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as fassung, to_regclass('public.installation') is not null as da`,
  );
  const { fassung = 0, da = false } = rows[0] ?? {};
  if (!da) return { fassung, stand: null, abdruck: null };
  const { rows: innen } = await db.query<{ stand: string | null; abdruck: string | null }>(
    `select (select max(name) from schema_version) as stand, (select encode(abdruck, 'hex') from installation) as abdruck`,
  );
  return { fassung, stand: innen[0]?.stand ?? null, abdruck: innen[0]?.abdruck ?? null };
}

/** A database that an older version made has no place for it yet. */
export const merkeGesichert = (db: Db, am: Date): Promise<void> =>
  db.script(`do $$ begin
    if exists (select from pg_attribute where attrelid = 'public.installation'::regclass and attname = 'gesichert_am' and not attisdropped)
    then update public.installation set gesichert_am = '${am.toISOString()}'; end if; end $$`);

/** Tables and the like that somebody made in this database; a restore begins with none. */
export async function countTabellen(db: Db): Promise<number> {
  const { rows } = await db.query<{ anzahl: number }>(
    `select count(*)::int as anzahl from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%' and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  return rows[0]?.anzahl ?? 0;
}

/** Which of these roles its user may not take on. */
export async function listFremdeRollen(db: Db, rollen: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ rolle: string }>(
    `select rolle from unnest($1::text[]) as gesucht (rolle)
      where not exists (select from pg_roles r where r.rolname = rolle and pg_has_role(current_user, r.oid, 'member'))`,
    [rollen],
  );
  return rows.map(({ rolle }) => rolle);
}

export const lassRuhen = (db: Db): Promise<void> => db.script(RUHE);

/** After a dump, in its transaction: nobody can find it played back and the outbox open. */
export const RUHE = `
alter table public.installation add column if not exists versand_ruht_seit timestamptz;
update public.installation set versand_ruht_seit = now();
`;
