import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

export type KarteRow = { version: string; name: string; eingelesen_am: Date };

/** The map extract of the company; the map itself is a folder named by its version. */
export const findKarte = (tx: Tx): Promise<KarteRow | undefined> =>
  tx.row(sql`select version, name, eingelesen_am from karte`);

/** Makes the map the company's. Answers the version that it had before. */
export async function saveKarte(
  tx: Tx,
  karte: { version: string; name: string; bytes?: number },
): Promise<string | undefined> {
  const vorher = await tx.row<{ version: string }>(sql`select version from karte for update`);
  await tx.run(
    sql`insert into karte (version, name, bytes) values (${karte.version}, ${karte.name}, ${karte.bytes ?? 0})
      on conflict (unternehmen_id) do update set version = excluded.version, name = excluded.name, bytes = excluded.bytes, eingelesen_am = now()`,
  );
  await tx.run(sql`delete from karte_kommt`);
  return vorher?.version;
}

/** Bytes of the company's map; 0 where it has none. */
export const findKartengroesse = async (tx: Tx): Promise<number> =>
  Number((await tx.row<{ bytes: number }>(sql`select bytes from karte`))?.bytes ?? 0);

/** In the middle of the houses; a few that were placed wrongly do not move it. */
export async function findMitte(tx: Tx): Promise<{ lat: number; lon: number } | null> {
  const row = await tx.row<{ lat: number | null; lon: number | null }>(sql`
    select percentile_cont(0.5) within group (order by lat) as lat,
      percentile_cont(0.5) within group (order by lon) as lon
    from liegenschaft where lat is not null and lon is not null`);
  const { lat = null, lon = null } = row ?? {};
  return lat === null || lon === null ? null : { lat, lon };
}

/** Houses with a position, and how many of them lie outside of a rectangle (west, south, east, north). */
export async function countAusserhalb(
  tx: Tx,
  [west = 0, sued = 0, ost = 0, nord = 0]: readonly number[],
): Promise<{ haeuser: number; ausserhalb: number }> {
  const row = await tx.row<{ haeuser: number; ausserhalb: number }>(sql`
    select count(*)::int as haeuser,
      (count(*) filter (where not (lon between ${west} and ${ost} and lat between ${sued} and ${nord})))::int as ausserhalb
    from liegenschaft where lat is not null`);
  return row ?? { haeuser: 0, ausserhalb: 0 };
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
