import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

export type Nachbarn = { davor: number | null; danach: number | null };

/** Whoever looks for a number between two waits for whoever has just found one. */
export const lockReihenfolge = (tx: Tx): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(aktuelles_unternehmen()::text, 47))`);

/** Number of a house and of the one behind it, the moved one left out. */
export const findNachbarn = (tx: Tx, nachId: string, ohneId: string): Promise<Nachbarn | undefined> =>
  tx.row(sql`
    select l.laufnummer as davor, (select min(n.laufnummer) from liegenschaft n where n.laufnummer > l.laufnummer and n.id <> ${ohneId}) as danach
    from liegenschaft l where l.id = ${nachId}`);

/** Number of a house and of the one before it; before the very first it is nought. */
export const findNachbarnDavor = (tx: Tx, vorId: string, ohneId: string): Promise<Nachbarn | undefined> =>
  tx.row(sql`
    select l.laufnummer as danach,
      coalesce((select max(n.laufnummer) from liegenschaft n where n.laufnummer < l.laufnummer and n.id <> ${ohneId}), 0) as davor
    from liegenschaft l where l.id = ${vorId}`);

export const updateLaufnummer = (tx: Tx, id: string, laufnummer: number | null): Promise<number> =>
  tx.run(sql`update liegenschaft set laufnummer = ${laufnummer} where id = ${id}`);
