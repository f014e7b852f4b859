import type { Gleichewahl } from '@kehrtour/contract/importauftrag';
import type { PartnerUmgebung, Partnerrecht } from '@kehrtour/domain/unternehmen/partner';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql } from '../platform/db/sql.ts';

export type App = { partner_id: string; name: string; umgebung: PartnerUmgebung };
export const findApp = (tx: Tx, hash: Uint8Array, am: Date): Promise<App | undefined> =>
  tx.row(sql`select partner_id, name, umgebung from tor_partner_app(${hash}, ${instant(am)})`);

export const findTokenzugang = (
  tx: Tx,
  hash: Uint8Array,
): Promise<{ unternehmen_id: string; zugangscode_id: string } | undefined> =>
  tx.row(sql`select unternehmen_id, zugangscode_id from tor_zugang(${hash}) where art = 'partnertoken'`);
export const insertZugang = (
  tx: Tx,
  zugang: { hash: Uint8Array; art: 'partnertoken' | 'partner'; unternehmenId: string; id: string },
): Promise<unknown> =>
  tx.rows(
    sql`select tor_zugang_anlegen(${zugang.hash}, ${zugang.art}, ${zugang.unternehmenId}, ${zugang.id})`,
  );
export const deleteZugang = (tx: Tx, id: string): Promise<unknown> =>
  tx.rows(sql`select tor_zugang_entfernen(${id})`);

/** What the company said of the program when it made the token. */
export type Freigabe = {
  rechte: readonly Partnerrecht[];
  mail_fuer_termine: boolean;
  gleiche: Gleichewahl;
};
export type TokenRow = Freigabe & { id: string; laeuft_ab: Date };

/** The second of two programs with the same letters waits here, and finds it used. */
export const lockToken = (tx: Tx, id: string, am: Date): Promise<TokenRow | undefined> =>
  tx.row(sql`select id, rechte, mail_fuer_termine, gleiche, laeuft_ab from partnertoken
    where id = ${id} and eingeloest_am is null and laeuft_ab > ${instant(am)} for update`);
export const findOffenesToken = (tx: Tx, am: Date): Promise<{ id: string; laeuft_ab: Date } | undefined> =>
  tx.row(sql`select id, laeuft_ab from partnertoken
    where eingeloest_am is null and laeuft_ab > ${instant(am)} order by angelegt_am desc limit 1`);
export async function insertToken(tx: Tx, neu: TokenRow & { am: Date }): Promise<void> {
  await tx.run(sql`insert into partnertoken (id, rechte, mail_fuer_termine, gleiche, angelegt_am, laeuft_ab)
    values (${neu.id}, ${json(neu.rechte)}::jsonb, ${neu.mail_fuer_termine}, ${neu.gleiche}, ${instant(neu.am)}, ${instant(neu.laeuft_ab)})`);
}
/** Whatever was not exchanged; answers which, so that their letters go, too. */
export const deleteOffeneToken = (tx: Tx): Promise<{ id: string }[]> =>
  tx.rows(sql`delete from partnertoken where eingeloest_am is null returning id`);
export const setEingeloest = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(sql`update partnertoken set eingeloest_am = ${instant(am)} where id = ${id}`);

/** What the company is to a program. */
export type BetriebRow = {
  unternehmen_id: string;
  slug: string;
  name: string;
  email: string;
  gesperrt: boolean;
  testbetrieb: boolean;
  kehrbezirk: string;
  hoheitlich: boolean;
};
export async function getBetrieb(tx: Tx): Promise<BetriebRow> {
  const row = await tx.row<BetriebRow>(sql`
    select u.unternehmen_id, u.slug, u.name, u.email, u.gesperrt, u.testbetrieb, u.kehrbezirk,
      exists (select from taetigkeit t where t.unternehmen_id = u.unternehmen_id and t.aktiv and t.art = 'hoheitlich') as hoheitlich
    from unternehmen u`);
  if (!row) throw new Error('no company in this transaction');
  return row;
}
