import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

/** A house that somebody named when booking and that the stock does not know. */
export type HausNeu = {
  readonly anschrift: { strasse: string; hausnr: string; plz: string; ort: string };
  readonly ort: { lat: number; lon: number } | null;
  readonly ortQuelle: string | null;
  readonly ortGuete: string | null;
  readonly einheiten: number;
};

/** Bookings of one new address stand in line, so that the house is made once. */
export const sperreAdresse = (tx: Tx, schluessel: string): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${schluessel}, 44))`);
export const hausGibtEs = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.row(sql`select 1 from liegenschaft where id = ${id}`)) !== undefined;
export const listHaeuserDerStrasse = (
  tx: Tx,
  { plz, strasse }: { plz: string; strasse: string },
): Promise<{ id: string; hausnr: string }[]> =>
  tx.rows(sql`select id, hausnr || hausnr_zusatz as hausnr from liegenschaft
    where plz = ${plz} and replace(suchtext(strasse), ' ', '') = replace(suchtext(${strasse}), ' ', '') order by id limit 500`);

export const insertHaus = (
  tx: Tx,
  id: string,
  { anschrift, ort, ortQuelle, ortGuete, einheiten }: HausNeu,
): Promise<number> =>
  tx.run(sql`insert into liegenschaft (id, quelle, strasse, hausnr, plz, ort, lat, lon, ort_quelle, ort_guete, einheiten_anzahl)
    values (${id}, 'buchung', ${anschrift.strasse}, ${anschrift.hausnr}, ${anschrift.plz}, ${anschrift.ort}, ${ort?.lat ?? null},
      ${ort?.lon ?? null}, ${ort ? ortQuelle : null}, ${ort ? ortGuete : null}, ${einheiten})`);

export type KontaktNeu = { vorname: string; nachname: string; email: string; telefon: string };

/** The same person at the same house, by mail and name. */
export const findBewohner = (
  tx: Tx,
  liegenschaftId: string,
  { email, nachname }: KontaktNeu,
): Promise<{ id: string } | undefined> =>
  tx.row(sql`select k.id from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.liegenschaft_id = ${liegenschaftId} and lower(k.email) = ${email} and suchtext(k.nachname) = suchtext(${nachname}) order by k.id limit 1`);

/**
 * @param empfaengt whether slips and mails of coming rounds go to this person too: not where a stranger merely named a house
 */
export async function insertKontakt(
  tx: Tx,
  id: string,
  liegenschaftId: string,
  neu: KontaktNeu & { nutzungseinheitId: string | null; empfaengt: boolean },
): Promise<void> {
  await tx.run(sql`insert into kontakt (id, anrede, vorname, nachname, telefon, email, email_fuer_termine, datenherkunft)
    values (${id}, 'ohne', ${neu.vorname}, ${neu.nachname}, ${neu.telefon}, ${neu.email}, true, 'selbst')`);
  await tx.run(sql`insert into liegenschaft_kontakt (id, liegenschaft_id, nutzungseinheit_id, kontakt_id, rolle, empfaengt_termin)
    values (gen_random_uuid(), ${liegenschaftId}, ${neu.nutzungseinheitId}, ${id}, 'bewohner', ${neu.empfaengt})`);
}

/** The person and the house of a booking that came to nothing, unless anything else needs them. */
export async function vergissGebuchtes(
  tx: Tx,
  { kontakt_id, liegenschaft_id }: { kontakt_id: string | null; liegenschaft_id: string },
): Promise<void> {
  await tx.run(sql`delete from kontakt k
    where k.id = ${kontakt_id} and k.datenherkunft = 'selbst'
      and not exists (select from buchung b where b.unternehmen_id = k.unternehmen_id and b.kontakt_id = k.id)
    and not exists (select from liegenschaft_kontakt lk
    where lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id and lk.liegenschaft_id <> ${liegenschaft_id})`);
  await tx.run(sql`delete from liegenschaft l
    where l.id = ${liegenschaft_id} and l.quelle = 'buchung' and l.version = 1
      and not exists (select from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id)
    and not exists (select from aufgabe a where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id)
      and not exists (select from liegenschaft_kontakt lk where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id)
    and not exists (select from halt h where h.unternehmen_id = l.unternehmen_id and h.liegenschaft_id = l.id)`);
}
