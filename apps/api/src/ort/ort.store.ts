import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

export type KarteRow = { version: string; name: string; eingelesen_am: Date };

/** The map extract of the company; the map itself is a folder named by its version. */
export const findKarte = (tx: Tx): Promise<KarteRow | undefined> =>
  tx.row(sql`select version, name, eingelesen_am from karte`);

/** Makes the map the company's. Answers the version that it had before. */
export async function saveKarte(
  tx: Tx,
  karte: { version: string; name: string },
): Promise<string | undefined> {
  const vorher = await tx.row<{ version: string }>(sql`select version from karte for update`);
  await tx.run(
    sql`insert into karte (version, name) values (${karte.version}, ${karte.name})
      on conflict (unternehmen_id) do update set version = excluded.version, name = excluded.name, eingelesen_am = now()`,
  );
  await tx.run(sql`delete from karte_kommt`);
  return vorher?.version;
}

/** Answers the version that the company had. */
export const deleteKarte = async (tx: Tx): Promise<string | undefined> =>
  (await tx.row<{ version: string }>(sql`delete from karte returning version`))?.version;

export const saveKommende = (tx: Tx, version: string, seit: Date): Promise<number> =>
  tx.run(
    sql`insert into karte_kommt (version, seit) values (${version}, ${seit})
      on conflict (unternehmen_id) do update set version = excluded.version, seit = excluded.seit`,
  );

/** Whether any company has this map, or began to store it after `seit`; needs the role `kehrtour_betrieb`. */
export async function findKartennutzung(tx: Tx, version: string, seit: Date): Promise<boolean> {
  const row = await tx.row<{ genutzt: boolean }>(
    sql`select exists (select 1 from karte where version = ${version})
      or exists (select 1 from karte_kommt where version = ${version} and seit > ${seit}) as genutzt`,
  );
  return row?.genutzt === true;
}
