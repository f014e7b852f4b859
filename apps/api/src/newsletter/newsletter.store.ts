import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

export type NeueAnmeldung = {
  id: string;
  email: string;
  emailHash: Uint8Array;
  fassung: string;
  einwilligung: string;
  codeHash: Uint8Array;
  ablauf: Date;
  abmeldeHash: Uint8Array;
  now: Date;
};

/** Answers the row that belongs to the address now: the new one, or the one that was there. */
export async function saveAnmeldung(
  tx: Tx,
  neu: NeueAnmeldung,
): Promise<{ id: string; bestaetigt: boolean }> {
  const row = await tx.row<{ id: string; bestaetigt: boolean }>(
    sql`select *
      from tor_newsletter_anmelden(${neu.id}, ${neu.email}, ${neu.emailHash}, ${neu.fassung}, ${neu.einwilligung}, ${neu.codeHash},
        ${instant(neu.ablauf)}, ${neu.abmeldeHash}, ${instant(neu.now)})`,
  );
  if (!row) throw new Error('newsletter row missing');
  return row;
}
/** Undefined for a code that nobody has, or has no longer. */
export const confirmAnmeldung = (
  tx: Tx,
  codeHash: Uint8Array,
  now: Date,
): Promise<{ anmeldung: string; adresse: string; schon: boolean } | undefined> =>
  tx.row(sql`select * from tor_newsletter_bestaetigen(${codeHash}, ${instant(now)})`);
/** Undefined for an unknown code; `adresse` is null when it was unsubscribed before. */
export const endAnmeldung = (
  tx: Tx,
  abmeldeHash: Uint8Array,
  now: Date,
): Promise<{ adresse: string | null } | undefined> =>
  tx.row(sql`select * from tor_newsletter_abmelden(${abmeldeHash}, ${instant(now)})`);
export const listEmpfaenger = (tx: Tx): Promise<{ id: string; email: string }[]> =>
  tx.rows(sql`select * from tor_newsletter_empfaenger()`);
export const countAnmeldungen = (
  tx: Tx,
): Promise<{ offen: number; bestaetigt: number; abgemeldet: number } | undefined> =>
  tx.row(sql`select * from tor_newsletter_stand()`);
