import type { Tag } from '@kehrtour/domain/tag';
import type { Mangelart } from '@kehrtour/domain/termin/mangel';

import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

/** Found and not told yet, and mended and not told yet. */
export async function countMaengelrueckgabe(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(sql`select (count(*) filter (where rueckgabe_id is null)
    + count(*) filter (where behoben_am is not null and rueckgabe_ende_id is null))::int as anzahl from mangel`);
  return row?.anzahl ?? 0;
}
/** Two at once: the second finds none. */
export async function takeMaengel(tx: Tx, rueckgabeId: string): Promise<number> {
  const gefunden = await tx.run(
    sql`update mangel set rueckgabe_id = ${rueckgabeId} where rueckgabe_id is null`,
  );
  const behoben = await tx.run(
    sql`update mangel set rueckgabe_ende_id = ${rueckgabeId} where behoben_am is not null and rueckgabe_ende_id is null`,
  );
  return gefunden + behoben;
}

export type MangelrueckgabeRow = {
  id: string;
  ende: boolean;
  art: Mangelart;
  text: string;
  gefunden_am: Date;
  frist: Tag;
  behoben_am: Tag | null;
  external_id: string | null;
  laufnummer: number | null;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  einheit: string;
  einheit_id: string | null;
};
export const listMaengelrueckgabe = (tx: Tx, rueckgabeId: string): Promise<MangelrueckgabeRow[]> =>
  tx.rows(sql`select m.id, e.ende, m.art, m.text, m.gefunden_am, m.frist::text as frist, m.behoben_am::text as behoben_am, l.external_id,
      l.laufnummer::float as laufnummer, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
      coalesce(n.bezeichnung, '') as einheit, n.external_id as einheit_id
    from mangel m cross join (values (false), (true)) as e(ende)
    join liegenschaft l on l.unternehmen_id = m.unternehmen_id and l.id = m.liegenschaft_id
    left join nutzungseinheit n on n.unternehmen_id = m.unternehmen_id and n.id = m.nutzungseinheit_id
    where (not e.ende and m.rueckgabe_id = ${rueckgabeId}) or (e.ende and m.rueckgabe_ende_id = ${rueckgabeId})
    order by m.gefunden_am, m.id, e.ende`);
