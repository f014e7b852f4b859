import type { Kontaktdaten } from '@kehrtour/contract/liegenschaft';
import type { Kontaktart, Kontaktrolle } from '@kehrtour/domain/kontakt';

import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';
import type { KontaktRow } from './hausUndLeute.ts';

/** A person or firm as one house knows it; `id` is that of the connection, because one person may own several houses. */
export type HauskontaktRow = Omit<KontaktRow, 'art' | 'external_id' | 'import_id'> & {
  kontakt_id: string;
  rolle: Kontaktrolle;
  nutzungseinheit_id: string | null;
  empfaengt_termin: boolean;
};

const columns = sql`lk.id, lk.kontakt_id, lk.rolle, lk.nutzungseinheit_id, lk.empfaengt_termin, k.anrede, k.titel, k.vorname, k.nachname, k.firma, k.zeile2,
  k.strasse, k.hausnr, k.plz, k.ort, k.telefon, k.mobil, k.email, k.email_fuer_termine, k.datenherkunft
  from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id`;

/** Residents first: they open the door. */
export const listKontakte = (tx: Tx, liegenschaftId: string): Promise<HauskontaktRow[]> =>
  tx.rows(sql`select ${columns} where lk.liegenschaft_id = ${liegenschaftId}
    order by case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, k.nachname, k.firma, lk.id`);
export const findKontakt = (
  tx: Tx,
  liegenschaftId: string,
  id: string,
): Promise<HauskontaktRow | undefined> =>
  tx.row(sql`select ${columns} where lk.liegenschaft_id = ${liegenschaftId} and lk.id = ${id}`);

export async function insertKontakt(
  tx: Tx,
  liegenschaftId: string,
  ids: { id: string; kontaktId: string },
  neu: Kontaktdaten,
): Promise<void> {
  await tx.run(sql`
    insert into kontakt (id, art, anrede, titel, vorname, nachname, firma, zeile2, strasse, hausnr, plz, ort, telefon, mobil, email,
      email_fuer_termine, datenherkunft)
    values (${ids.kontaktId}, ${artVon(neu)}, ${neu.anrede}, ${neu.titel}, ${neu.vorname}, ${neu.nachname}, ${neu.firma}, ${neu.zeile2},
      ${neu.strasse}, ${neu.hausnr}, ${neu.plz}, ${neu.ort}, ${neu.telefon}, ${neu.mobil}, ${neu.email}, ${neu.emailFuerTermine}, 'auftrag')`);
  await tx.run(sql`
    insert into liegenschaft_kontakt (id, liegenschaft_id, nutzungseinheit_id, kontakt_id, rolle, empfaengt_termin)
    values (${ids.id}, ${liegenschaftId}, ${neu.nutzungseinheitId}, ${ids.kontaktId}, ${neu.rolle}, ${neu.empfaengtTermin})`);
}

export async function updateKontakt(
  tx: Tx,
  alt: Pick<HauskontaktRow, 'id' | 'kontakt_id'>,
  neu: Kontaktdaten,
): Promise<void> {
  await tx.run(sql`
    update kontakt
    set art = ${artVon(neu)}, anrede = ${neu.anrede}, titel = ${neu.titel}, vorname = ${neu.vorname}, nachname = ${neu.nachname},
      firma = ${neu.firma},
      zeile2 = ${neu.zeile2}, strasse = ${neu.strasse}, hausnr = ${neu.hausnr}, plz = ${neu.plz}, ort = ${neu.ort},
        telefon = ${neu.telefon}, mobil = ${neu.mobil},
      email = ${neu.email}, email_fuer_termine = ${neu.emailFuerTermine}, geaendert_am = now() where id = ${alt.kontakt_id}`);
  await tx.run(sql`
    update liegenschaft_kontakt
    set nutzungseinheit_id = ${neu.nutzungseinheitId}, rolle = ${neu.rolle}, empfaengt_termin = ${neu.empfaengtTermin}
    where id = ${alt.id}`);
}

/** The person stays as long as another house knows her. */
export async function deleteKontakt(tx: Tx, { id, kontakt_id }: HauskontaktRow): Promise<void> {
  await tx.run(sql`delete from liegenschaft_kontakt where id = ${id}`);
  await tx.run(sql`delete from kontakt k where k.id = ${kontakt_id}
    and not exists (select from liegenschaft_kontakt lk where lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id)`);
}

const artVon = ({ nachname, firma }: Kontaktdaten): Kontaktart =>
  nachname === '' && firma !== '' ? 'firma' : 'person';
