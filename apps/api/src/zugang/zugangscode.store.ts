import type { Zugangsart } from '@kehrtour/domain/unternehmen/konto';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

export type ZugangRow = {
  art: Exclude<Zugangsart, 'kalender'>;
  unternehmen_id: string;
  zugangscode_id: string;
};
export const findZugang = (tx: Tx, hash: Uint8Array): Promise<ZugangRow | undefined> =>
  tx.row(sql`select art, unternehmen_id, zugangscode_id from tor_zugang(${hash})`);
export const insertZugang = (
  tx: Tx,
  neu: { hash: Uint8Array; art: ZugangRow['art']; unternehmenId: string; codeId: string },
): Promise<unknown> =>
  tx.rows(sql`select tor_zugang_anlegen(${neu.hash}, ${neu.art}, ${neu.unternehmenId}, ${neu.codeId})`);
export const insertZugangscode = (
  tx: Tx,
  neu: { id: string; terminId: string; gueltigBis: Date },
): Promise<number> =>
  tx.run(
    sql`insert into zugangscode (id, termin_id, gueltig_bis) values (${neu.id}, ${neu.terminId}, ${instant(neu.gueltigBis)})`,
  );
export const findZugangscode = (
  tx: Tx,
  id: string,
): Promise<{ termin_id: string; gueltig_bis: Date; hausnr: string } | undefined> =>
  tx.row(sql`select z.termin_id, z.gueltig_bis, l.hausnr || l.hausnr_zusatz as hausnr from zugangscode z
    join termin t on t.unternehmen_id = z.unternehmen_id and t.id = z.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id where z.id = ${id}`);
/** One code of a Hausverwaltung at a time: the former one ends with it. */
export const insertVerwaltungscode = (
  tx: Tx,
  neu: { id: string; kontaktId: string; gueltigBis: Date },
): Promise<number> =>
  tx.run(
    sql`insert into zugangscode (id, kontakt_id, gueltig_bis) values (${neu.id}, ${neu.kontaktId}, ${instant(neu.gueltigBis)})`,
  );
export type VerwaltungscodeRow = { id: string; kontakt_id: string; gueltig_bis: Date };
export const findVerwaltungscode = (tx: Tx, kontaktId: string): Promise<VerwaltungscodeRow | undefined> =>
  tx.row(sql`select id, kontakt_id, gueltig_bis from zugangscode where kontakt_id = ${kontaktId}`);
export const findVerwaltungscodeById = (tx: Tx, id: string): Promise<VerwaltungscodeRow | undefined> =>
  tx.row(
    sql`select id, kontakt_id, gueltig_bis from zugangscode where id = ${id} and kontakt_id is not null`,
  );
/** Two who make a code for one Hausverwaltung do so one after the other. */
export const lockKontakt = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.row(sql`select id from kontakt where id = ${id} for update`);
export async function deleteVerwaltungscode(tx: Tx, kontaktId: string): Promise<void> {
  await tx.rows(sql`select tor_zugang_entfernen(z.id) from zugangscode z where z.kontakt_id = ${kontaktId}`);
  await tx.run(sql`delete from zugangscode where kontakt_id = ${kontaktId}`);
}
/** A moved appointment keeps its code; it only lives longer. */
export const verlaengereZugangscode = (tx: Tx, terminId: string, gueltigBis: Date): Promise<number> =>
  tx.run(
    sql`update zugangscode set gueltig_bis = greatest(gueltig_bis, ${instant(gueltigBis)}) where termin_id = ${terminId}`,
  );
/** Links that open nothing any more. */
export async function deleteTote(tx: Tx, jetzt: Date): Promise<void> {
  const gebuchte = sql`zugangscode z
    where z.gueltig_bis < ${instant(jetzt)}
      and exists (select from buchung b where b.unternehmen_id = z.unternehmen_id and b.termin_id = z.termin_id)`;
  await tx.rows(sql`select tor_zugang_entfernen(z.id) from ${gebuchte}`);
  await tx.run(sql`delete from ${gebuchte}`);
}
/** The links of an appointment that is about to be forgotten. */
export const deleteZugaenge = (tx: Tx, terminId: string): Promise<unknown> =>
  tx.rows(sql`select tor_zugang_entfernen(z.id) from zugangscode z where z.termin_id = ${terminId}`);
