import type { Tx } from '../../platform/db.ts';
import { instant, sql } from '../../platform/sql.ts';

/** Every company, also one that takes bookings no more; seen as the operator sees them, without anything personal. */
export const listUnternehmen = (tx: Tx): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from unternehmen order by unternehmen_id`);

/** What visitors said while they held a time. */
export const deleteReservierungen = (tx: Tx, vor: Date): Promise<number> =>
  tx.run(sql`delete from reservierung where laeuft_ab < ${instant(vor)}`);

/** Requests that nobody answered, or that came to nothing, whose day lies before `vor`. */
export const listUnbestaetigte = (
  tx: Tx,
  { vor, verfallenVor, welleVor }: { vor: Date; verfallenVor: Date; welleVor: Date },
): Promise<{ termin_id: string; kontakt_id: string | null; liegenschaft_id: string }[]> =>
  tx.rows(sql`select b.termin_id, b.kontakt_id, t.liegenschaft_id from buchung b join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
    where (b.verfallen_am < ${instant(verfallenVor)} and t.status = 'abgesagt') or (b.welle_id is not null and t.geaendert_am < ${instant(welleVor)} and t.status = 'abgesagt') or (t.fenster_bis < ${instant(vor)} and b.widerrufen_am is null
      and (t.status = 'angefragt' or (t.status in ('abgesagt', 'angekuendigt', 'unsicher', 'abgelehnt') and not exists (select from verlauf v where v.unternehmen_id = t.unternehmen_id and v.gegenstand = 'termin' and v.gegenstand_id = t.id and v.was = 'gebucht' and v.nach ->> 'status' = 'bestaetigt'))))
    order by b.termin_id limit 500`);
/** The appointment with its booking, and the person and house that nothing else needs. */
export async function deleteUnbestaetigte(
  tx: Tx,
  {
    termin_id,
    kontakt_id,
    liegenschaft_id,
  }: { termin_id: string; kontakt_id: string | null; liegenschaft_id: string },
): Promise<void> {
  await tx.rows(sql`select tor_zugang_entfernen(z.id) from zugangscode z where z.termin_id = ${termin_id}`);
  await tx.run(
    sql`delete from aufgabe where schluessel = ${`buchung:${termin_id}`} and status <> 'erledigt'`,
  );
  await tx.run(
    sql`delete from ausgang where ereignis like ${`buchung/${termin_id}/%`} and status <> 'in_arbeit'`,
  );
  await tx.run(sql`delete from termin where id = ${termin_id}`);
  await tx.run(sql`delete from kontakt k where k.id = ${kontakt_id} and k.datenherkunft = 'selbst' and not exists (select from buchung b where b.unternehmen_id = k.unternehmen_id and b.kontakt_id = k.id)
    and not exists (select from liegenschaft_kontakt lk where lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id and lk.liegenschaft_id <> ${liegenschaft_id})`);
  await tx.run(sql`delete from liegenschaft l where l.id = ${liegenschaft_id} and l.quelle = 'buchung' and l.version = 1 and not exists (select from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id)
    and not exists (select from aufgabe a where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id) and not exists (select from liegenschaft_kontakt lk where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id)
    and not exists (select from halt h where h.unternehmen_id = l.unternehmen_id and h.liegenschaft_id = l.id)`);
}

/** Links that open nothing any more. */
export async function deleteCodes(tx: Tx, jetzt: Date): Promise<void> {
  const gebuchte = sql`zugangscode z where z.gueltig_bis < ${instant(jetzt)} and exists (select from buchung b where b.unternehmen_id = z.unternehmen_id and b.termin_id = z.termin_id)`;
  await tx.rows(sql`select tor_zugang_entfernen(z.id) from ${gebuchte}`);
  await tx.run(sql`delete from ${gebuchte}`);
}
/** Mails about bookings are proof for a while, then only personal data. */
export const deleteMails = (tx: Tx, vor: Date): Promise<number> =>
  tx.run(
    sql`delete from ausgang where (ereignis like 'buchung/%' or ereignis like 'wunsch/%') and status = 'gesendet' and angelegt_am < ${instant(vor)}`,
  );
