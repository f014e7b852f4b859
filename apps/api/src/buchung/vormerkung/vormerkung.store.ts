import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';
import type { Buchungsspur } from '../grenze/grenze.store.ts';

export type VormerkungRow = {
  id: string;
  inhalt: Uint8Array;
  angelegt_am: Date;
  gueltig_bis: Date;
  termin_id: string | null;
  zugangscode_id: string | null;
  netz_hash: Buffer;
  mail_hash: Buffer;
  telefon_hash: Buffer | null;
  haus_schluessel: string;
};

export const insertVormerkung = (
  tx: Tx,
  neu: { id: string; token: Uint8Array; inhalt: Uint8Array; am: Date; gueltigBis: Date; spur: Buchungsspur },
): Promise<number> =>
  tx.run(sql`insert into vormerkung (id, token_hash, inhalt, angelegt_am, gueltig_bis, netz_hash, mail_hash, telefon_hash, haus_schluessel)
    values (${neu.id}, ${neu.token}, ${neu.inhalt}, ${instant(neu.am)}, ${instant(neu.gueltigBis)},
      ${neu.spur.netz}, ${neu.spur.mail}, ${neu.spur.telefon}, ${neu.spur.haus})`);

/** With the code of the booking that came of it. Locked, so that presses happen one after the other. */
export const findVormerkung = (
  tx: Tx,
  token: Uint8Array,
  sperren = false,
): Promise<VormerkungRow | undefined> =>
  tx.row(sql`select v.id, v.inhalt, v.angelegt_am, v.gueltig_bis, v.termin_id, z.id as zugangscode_id,
      v.netz_hash, v.mail_hash, v.telefon_hash, v.haus_schluessel
    from vormerkung v left join zugangscode z on z.unternehmen_id = v.unternehmen_id and z.termin_id = v.termin_id
    where v.token_hash = ${token} ${sperren ? sql`for update of v` : sql``}`);

export const merkeGebucht = (tx: Tx, id: string, terminId: string): Promise<number> =>
  tx.run(sql`update vormerkung set termin_id = ${terminId} where id = ${id}`);

/** Those that ran out before `vor`. */
export const deleteVormerkungen = (tx: Tx, vor: Date): Promise<{ id: string }[]> =>
  tx.rows(sql`delete from vormerkung where gueltig_bis < ${instant(vor)} returning id`);
