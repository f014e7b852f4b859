import { STEHENDE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql, worte } from '../../platform/db/sql.ts';

export type WellenRow = {
  termin_id: string;
  referenz: string;
  name: string;
  email: string;
  anschrift: string;
  angelegt_am: Date;
  beginn: Date;
  netz: string;
  bestaetigt: boolean;
  haus_unbekannt: boolean;
  /** Still takes somebody's time. */
  offen: boolean;
};

/** From outside and without a code; what a wave has ended is seen no more. */
const VON_AUSSEN = sql`b.netz_hash is not null and b.bestaetigen_bis is not null and b.welle_id is null`;
const HAUS_UNBEKANNT = sql`(l.quelle = 'buchung' and l.lat is null)`;
const QUELLE = sql`from buchung b join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join offener_kontakt k on k.unternehmen_id = b.unternehmen_id and k.id = b.kontakt_id`;

/** Bookings made since `ab`, the newest first. */
export const listSeit = (tx: Tx, ab: Date, limit: number): Promise<WellenRow[]> =>
  tx.rows(sql`select b.termin_id, b.referenz, coalesce(k.vorname || ' ' || k.nachname, '') as name, coalesce(k.email, '') as email,
      coalesce(b.wunsch #>> '{anschrift,zeile}', '') as anschrift,
      b.angelegt_am, t.beginn, encode(b.netz_hash, 'hex') as netz, b.bestaetigt_am is not null as bestaetigt,
        ${HAUS_UNBEKANNT} as haus_unbekannt, t.status in ${worte(STEHENDE)} as offen
    ${QUELLE} where b.angelegt_am > ${instant(ab)} and ${VON_AUSSEN} order by b.angelegt_am desc, b.id limit ${limit}`);
/** How many suspicious ones came between. */
export async function countVerdaechtige(tx: Tx, von: Date, bis: Date): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl ${QUELLE}
      where b.angelegt_am > ${instant(von)} and b.angelegt_am <= ${instant(bis)} and ${VON_AUSSEN}
        and (b.bestaetigt_am is null or ${HAUS_UNBEKANNT})`,
  );
  return row?.anzahl ?? 0;
}
export const merkeWelle = (tx: Tx, id: string, welleId: string): Promise<number> =>
  tx.run(sql`update buchung set welle_id = ${welleId} where id = ${id}`);
