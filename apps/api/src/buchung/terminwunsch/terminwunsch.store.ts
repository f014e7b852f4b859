import type { Wunschhalbtag, Wunschstand } from '@kehrtour/contract/terminwunsch';
import type { Tag } from '@kehrtour/domain/tag';
import type { Onlineherkunft } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, json, sql } from '../../platform/db/sql.ts';
import type { GebuchterWunsch } from '../buchung.store.ts';
import type { Buchungsspur } from '../grenze/grenze.store.ts';

export type Wunschkontakt = { vorname: string; nachname: string; email: string; telefon: string };
export type Wunscheinwilligung = { art: string; fassung: string; am: string };
export type TerminwunschRow = {
  id: string;
  referenz: string;
  herkunft: Onlineherkunft;
  wunsch: GebuchterWunsch;
  halbtage: Wunschhalbtag[];
  ab: Tag | null;
  kontakt: Wunschkontakt;
  notiz: string;
  einwilligungen: Wunscheinwilligung[];
  status: Wunschstand['status'];
  grund: string;
  termin_id: string | null;
  angelegt_am: Date;
  /** The code of the booking that came of it. */
  zugangscode_id: string | null;
};

const SPALTEN = sql`w.id, w.referenz, w.herkunft, w.wunsch, w.halbtage, w.ab::text as ab, w.kontakt, w.notiz, w.einwilligungen,
    w.status, w.grund, w.termin_id, w.angelegt_am`;
const MIT_CODE = sql`select ${SPALTEN}, z.id as zugangscode_id from terminwunsch w
  left join zugangscode z on z.unternehmen_id = w.unternehmen_id and z.termin_id = w.termin_id`;

export const findWunschZumToken = (tx: Tx, token: Uint8Array): Promise<TerminwunschRow | undefined> =>
  tx.row(sql`${MIT_CODE} where w.token_hash = ${token}`);
export const findWunsch = (tx: Tx, id: string): Promise<TerminwunschRow | undefined> =>
  tx.row(sql`${MIT_CODE} where w.id = ${id}`);
/** One who answers and one who withdraws stand in line. */
export const sperreWunsch = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.row(sql`select id from terminwunsch where id = ${id} for update`);
/** Wishes that wait for an answer, the oldest first. */
export const listOffeneWuensche = (tx: Tx, limit: number): Promise<TerminwunschRow[]> =>
  tx.rows(sql`${MIT_CODE} where w.status = 'offen' order by w.angelegt_am, w.id limit ${limit}`);
export async function countTerminwuensche(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from terminwunsch where status = 'offen'`,
  );
  return row?.anzahl ?? 0;
}

/** False when this reference was given before. */
export async function insertWunsch(
  tx: Tx,
  neu: Omit<TerminwunschRow, 'status' | 'grund' | 'termin_id' | 'angelegt_am' | 'zugangscode_id'> & {
    token: Uint8Array;
    am: Date;
    spur: Buchungsspur;
  },
): Promise<boolean> {
  const inserted =
    await tx.run(sql`insert into terminwunsch (id, referenz, token_hash, herkunft, wunsch, halbtage, ab, kontakt, notiz,
        einwilligungen, angelegt_am, netz_hash, mail_hash, telefon_hash, haus_schluessel)
    values (${neu.id}, ${neu.referenz}, ${neu.token}, ${neu.herkunft}, ${json(neu.wunsch)}::jsonb, ${json(neu.halbtage)}::jsonb,
      ${neu.ab}::date, ${json(neu.kontakt)}::jsonb, ${neu.notiz}, ${json(neu.einwilligungen)}::jsonb, ${instant(neu.am)},
      ${neu.spur.netz}, ${neu.spur.mail}, ${neu.spur.telefon}, ${neu.spur.haus})
    on conflict (unternehmen_id, referenz) do nothing`);
  return inserted === 1;
}
/** Ends an open wish; false when somebody has ended it before. */
export async function beendeWunsch(
  tx: Tx,
  id: string,
  ende: { status: Exclude<Wunschstand['status'], 'offen'>; terminId?: string; grund?: string; am: Date },
): Promise<boolean> {
  const beendet = await tx.run(sql`update terminwunsch
      set status = ${ende.status}, termin_id = ${ende.terminId ?? null}::uuid, grund = ${ende.grund ?? ''},
        beendet_am = ${instant(ende.am)}
    where id = ${id} and status = 'offen'`);
  return beendet === 1;
}

/** Wishes that were answered before `vor`, and those that nobody answered for so long that it is one too. */
export const deleteWuensche = (tx: Tx, { beendet, offen }: { beendet: Date; offen: Date }): Promise<number> =>
  tx.run(
    sql`delete from terminwunsch where beendet_am < ${instant(beendet)} or (status = 'offen' and angelegt_am < ${instant(offen)})`,
  );
