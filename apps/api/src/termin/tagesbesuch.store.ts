import type { Tx } from '../platform/db/db.ts';
import { liste, sql } from '../platform/db/sql.ts';

export type BesuchsangabenRow = {
  id: string;
  halt_id: string | null;
  lat: number | null;
  lon: number | null;
  notiz: string;
  notiz_zugang: string;
  notiz_arbeit: string;
};
/** What stands beside the lines of a day, by appointment. */
export const listBesuchsangaben = (tx: Tx, terminIds: readonly string[]): Promise<BesuchsangabenRow[]> =>
  tx.rows(sql`select t.id, t.halt_id, l.lat, l.lon, t.notiz, l.notiz_zugang, l.notiz_arbeit
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where t.id = any(${liste(terminIds)}::uuid[])`);
