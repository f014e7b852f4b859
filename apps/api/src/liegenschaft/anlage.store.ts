import type { Anlagedaten } from '@kehrtour/contract/anlage';
import { ANLAGEARTEN } from '@kehrtour/domain/anlage/anlage';

import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

export type HausanlageRow = {
  id: string;
  art: Anlagedaten['art'];
  bezeichnung: string;
  brennstoff: Anlagedaten['brennstoff'];
  benutzung: Anlagedaten['benutzung'];
  bauweise: Anlagedaten['bauweise'];
  selbstkalibrierend: boolean;
  leistung_kw: number | null;
  baujahr: number | null;
  arbeitswerte: number | null;
  nutzungseinheit_id: string | null;
  lage: string;
  aktiv: boolean;
};

/** Those in use first, then as the choice of kinds has them. */
export async function listAnlagen(tx: Tx, liegenschaftId: string): Promise<HausanlageRow[]> {
  const rows = await tx.rows<HausanlageRow>(sql`
    select id, art, bezeichnung, brennstoff, benutzung, bauweise, selbstkalibrierend, leistung_kw::float8, baujahr, arbeitswerte::float8,
      nutzungseinheit_id, lage, aktiv from anlage where liegenschaft_id = ${liegenschaftId} order by bezeichnung, id`);
  return rows.toSorted(
    (a, b) => Number(b.aktiv) - Number(a.aktiv) || ANLAGEARTEN.indexOf(a.art) - ANLAGEARTEN.indexOf(b.art),
  );
}

export async function countAnlagen(tx: Tx, liegenschaftId: string): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from anlage where liegenschaft_id = ${liegenschaftId}`,
  );
  return row?.anzahl ?? 0;
}

export const insertAnlage = (tx: Tx, liegenschaftId: string, id: string, neu: Anlagedaten): Promise<number> =>
  tx.run(sql`
    insert into anlage (id, liegenschaft_id, art, bezeichnung, brennstoff, benutzung, bauweise, selbstkalibrierend, leistung_kw, baujahr,
      arbeitswerte, nutzungseinheit_id, lage, aktiv)
    values (${id}, ${liegenschaftId}, ${neu.art}, ${neu.bezeichnung}, ${neu.brennstoff}, ${neu.benutzung}, ${neu.bauweise},
      ${neu.selbstkalibrierend}, ${neu.leistungKw}, ${neu.baujahr}, ${neu.arbeitswerte}, ${neu.nutzungseinheitId}, ${neu.lage}, ${neu.aktiv})`);

/** 0 when this house has no such installation. */
export const updateAnlage = (tx: Tx, liegenschaftId: string, id: string, neu: Anlagedaten): Promise<number> =>
  tx.run(sql`
    update anlage
    set art = ${neu.art}, bezeichnung = ${neu.bezeichnung}, brennstoff = ${neu.brennstoff}, benutzung = ${neu.benutzung},
      bauweise = ${neu.bauweise}, selbstkalibrierend = ${neu.selbstkalibrierend}, leistung_kw = ${neu.leistungKw}, baujahr = ${neu.baujahr},
      arbeitswerte = ${neu.arbeitswerte}, nutzungseinheit_id = ${neu.nutzungseinheitId}, lage = ${neu.lage}, aktiv = ${neu.aktiv}
    where id = ${id} and liegenschaft_id = ${liegenschaftId}`);

export const deleteAnlage = (tx: Tx, liegenschaftId: string, id: string): Promise<number> =>
  tx.run(sql`delete from anlage where id = ${id} and liegenschaft_id = ${liegenschaftId}`);
