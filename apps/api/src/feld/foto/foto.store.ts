import { FOTO_ZEILE, type FotoJson } from '../../mangel/fotozeile.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export const findFoto = (tx: Tx, id: string): Promise<{ mitarbeiter_id: string } | undefined> =>
  tx.row(sql`select mitarbeiter_id from feldfoto where id = ${id}`);

export type Fotoneu = {
  id: string;
  terminId: string;
  meldungId: string | null;
  mitarbeiterId: string;
  gesehenAm: Date;
  am: Date;
};
export const insertFoto = (tx: Tx, neu: Fotoneu): Promise<number> =>
  tx.run(sql`insert into feldfoto (id, termin_id, meldung_id, mitarbeiter_id, gesehen_am, am)
    values (${neu.id}, ${neu.terminId}, ${neu.meldungId}, ${neu.mitarbeiterId}, ${instant(neu.gesehenAm)}, ${instant(neu.am)})`);

/** Photos of one visit, the oldest first. */
export const listFotos = (tx: Tx, terminId: string): Promise<{ foto: FotoJson }[]> =>
  tx.rows(sql`select ${FOTO_ZEILE} as foto from feldfoto f
    join dokument d on d.unternehmen_id = f.unternehmen_id and d.id = f.id and d.geloescht_am is null and d.liegenschaft_id is not null
    where f.termin_id = ${terminId} order by f.gesehen_am, f.id`);
/** Pictures of one person since then. */
export const countFotosSeit = async (tx: Tx, mitarbeiterId: string, seit: Date): Promise<number> =>
  (
    await tx.row<{ anzahl: number }>(
      sql`select count(*)::int as anzahl from feldfoto where mitarbeiter_id = ${mitarbeiterId} and am >= ${instant(seit)}`,
    )
  )?.anzahl ?? 0;
