import { randomUUID } from 'node:crypto';

import type { Ctx } from '../ctx.ts';
import type { Tx } from '../db/db.ts';
import { instant, json, type SQL, sql } from '../db/sql.ts';
import { type Cause, counted, type Written } from './outbox.ts';
import { fairlyWaitingInOutbox, isWaiting, waitingInOutbox } from './waitingInOutbox.ts';

/** A letter as the outbox keeps it; what is printed on it is known to whoever renders it. */
export type Letter = {
  readonly an: { readonly name: string; readonly adresse: string };
  readonly betreff: string;
  readonly blatt: unknown;
};
export type ClaimedLetter = {
  readonly unternehmen_id: string;
  readonly id: string;
  readonly nachricht: Letter;
  readonly anbieter_id: string | null;
  readonly begonnen_am: Date | null;
  readonly versuche: number;
};

/**
 * Writes a letter in the transaction of its cause. The same event, recipient and template is written and counted once.
 * @throws Refused 'versand.zu-viele' where the bound of its cause is met
 */
export async function queueLetter(
  ctx: Pick<Ctx, 'deps' | 'now'>,
  tx: Tx,
  letter: Letter,
  cause: Cause & { readonly kontaktId: string | undefined; readonly cent: number },
): Promise<string> {
  const row = await tx.row<Written>(sql`
    insert into ausgang (id, ereignis, empfaenger, vorlage, nachricht, weg, kontakt_id, cent)
    values (${randomUUID()}, ${cause.ereignis}, ${letter.an.adresse}, ${`brief-${cause.vorlage}`}, ${json(letter)}::jsonb, 'brief',
      ${cause.kontaktId ?? null}::uuid, ${cause.cent})
    on conflict (unternehmen_id, ereignis, empfaenger, vorlage) do update set ereignis = excluded.ereignis
    returning id, xmax = 0 as neu`);
  return counted(ctx, tx, { row, adresse: letter.an.adresse }, cause);
}

/** Letters whose fate is asked for in one go. */
const LOOKS_MAX = 100;
/** Longer than a step may take; whoever is silent for so long is dead. */
const LEASE = '3 minutes';

/** One letter for its next step. What a dead process had in its hand is asked for again: the service knows what became of it. */
export const claimLetter = (tx: Tx, now: Date): Promise<ClaimedLetter | undefined> =>
  tx.row<ClaimedLetter>(sql`
    ${fairlyWaitingInOutbox(
      sql`weg = 'brief' and (status = 'neu' and angehalten_am is null or status = 'in_arbeit' and lease_bis <= now())
        and (naechster_versuch_ab is null or naechster_versuch_ab <= ${instant(now)})`,
      1,
    )}
    update ausgang a set status = 'in_arbeit', versuche = versuche + 1, lease_bis = now() + ${LEASE}::interval
    from wartend where ${isWaiting}
    returning a.unternehmen_id, a.id, nachricht, anbieter_id, begonnen_am, versuche`);

const inHand = ({ unternehmen_id, id, versuche }: ClaimedLetter): SQL =>
  sql`unternehmen_id = ${unternehmen_id} and id = ${id} and status = 'in_arbeit' and versuche = ${versuche}`;

/** It lies with the service now, unordered, and is asked for soon. */
export const keepDraft = (tx: Tx, letter: ClaimedLetter, anbieterId: string, lookAt: Date): Promise<number> =>
  tx.run(sql`update ausgang set status = 'neu', anbieter_id = ${anbieterId}, versuche = 0, lease_bis = null, fehler = null,
      naechster_versuch_ab = ${instant(lookAt)} where ${inHand(letter)}`);

/** From here on nobody can stop it; false: somebody did before, or has it in hand. */
export const beginLetter = async (
  tx: Tx,
  letter: ClaimedLetter,
  { now, cent }: { now: Date; cent: number | undefined },
): Promise<boolean> =>
  (await tx.run(sql`update ausgang set begonnen_am = coalesce(begonnen_am, ${instant(now)}), cent = coalesce(${cent ?? null}::int, cent)
    where ${inHand(letter)} and (angehalten_am is null or begonnen_am is not null)`)) > 0;

/** It is the service's now. */
export const settleOrdered = (
  tx: Tx,
  letter: ClaimedLetter,
  { now, cent }: { now: Date; cent: number | undefined },
): Promise<number> =>
  tx.run(sql`update ausgang set status = 'gesendet', gesendet_am = ${instant(now)}, begonnen_am = coalesce(begonnen_am, ${instant(now)}),
      cent = coalesce(${cent ?? null}::int, cent), lease_bis = null, naechster_versuch_ab = null, fehler = null where ${inHand(letter)}`);

/** Another look later. One that was begun stays in hand: it may have left, and is neither stopped nor thrown away. */
export const settleLater = (
  tx: Tx,
  letter: ClaimedLetter,
  { at, grund }: { at: Date; grund: string | null },
): Promise<number> =>
  tx.run(sql`update ausgang set status = case when begonnen_am is null then 'neu' else 'in_arbeit' end,
      lease_bis = case when begonnen_am is null then null else now() end, naechster_versuch_ab = ${instant(at)}, fehler = ${grund}
    where ${inHand(letter)}`);

/** `surely`: it was not ordered, and can be made anew. Else nobody knows, and it is not tried again. */
export const settleFailed = (
  tx: Tx,
  letter: ClaimedLetter,
  { grund, surely, final }: { grund: string; surely: boolean; final: boolean },
): Promise<number> =>
  tx.run(sql`update ausgang set status = 'fehler', fehler = ${grund}, endgueltig = ${final}, lease_bis = null, naechster_versuch_ab = null,
      begonnen_am = ${surely ? sql`null` : sql`begonnen_am`}, anbieter_id = ${surely ? sql`null` : sql`anbieter_id`}
    where ${inHand(letter)}`);

export type OrderedLetter = {
  readonly unternehmen_id: string;
  readonly id: string;
  readonly anbieter_id: string;
};

/** Ordered letters whose fate is asked for now: until they are with the post often, afterwards rarely, and at last no more. */
export const claimForLook = (
  tx: Tx,
  { now, open, posted, longest }: { now: Date; open: Date; posted: Date; longest: Date },
): Promise<OrderedLetter[]> =>
  tx.rows<OrderedLetter>(sql`
    ${waitingInOutbox(
      sql`weg = 'brief' and status = 'gesendet' and anbieter_id is not null and gesendet_am > ${instant(longest)}
        and (geprueft_am is null
          or geprueft_am <= case when aufgegeben_am is null then ${instant(open)}::timestamptz else ${instant(posted)}::timestamptz end)`,
      sql`geprueft_am nulls first`,
      LOOKS_MAX,
    )}
    update ausgang a set geprueft_am = ${instant(now)} from wartend where ${isWaiting}
    returning a.unternehmen_id, a.id, anbieter_id`);

/** A report says that something happened: it is asked for at the next look, whatever the report said. */
export const lookSoon = (tx: Tx, anbieterId: string): Promise<number> =>
  tx.run(sql`update ausgang set geprueft_am = null,
      naechster_versuch_ab = case when status in ('neu', 'in_arbeit') then null else naechster_versuch_ab end
    where weg = 'brief' and anbieter_id = ${anbieterId}`);

/** With the post, once; false: that was known. */
export const settlePosted = async (
  tx: Tx,
  { unternehmen_id, id }: OrderedLetter,
  { now, cent }: { now: Date; cent: number | undefined },
): Promise<boolean> =>
  (await tx.run(sql`update ausgang set aufgegeben_am = ${instant(now)}, cent = coalesce(${cent ?? null}::int, cent)
    where unternehmen_id = ${unternehmen_id} and id = ${id} and weg = 'brief' and status = 'gesendet' and aufgegeben_am is null`)) >
  0;

/** It came back, or was never printed after all. */
export const settleReturned = async (
  tx: Tx,
  { unternehmen_id, id }: OrderedLetter,
  { now, grund, returned }: { now: Date; grund: string; returned: boolean },
): Promise<boolean> =>
  (await tx.run(sql`update ausgang set status = 'fehler', fehler = ${grund}, endgueltig = true,
      zurueck_am = ${returned ? sql`${instant(now)}::timestamptz` : sql`null`}
    where unternehmen_id = ${unternehmen_id} and id = ${id} and weg = 'brief' and status = 'gesendet'`)) > 0;

/** Drafts that nobody orders any more: thrown away by the office before they left. */
export const claimDeadDrafts = (tx: Tx): Promise<OrderedLetter[]> =>
  tx.rows<OrderedLetter>(sql`
    select unternehmen_id, id, anbieter_id from ausgang
    where weg = 'brief' and status = 'fehler' and verworfen_am is not null and begonnen_am is null and anbieter_id is not null
    order by verworfen_am limit 20`);
export const forgetDraft = (tx: Tx, { unternehmen_id, id }: OrderedLetter): Promise<number> =>
  tx.run(
    sql`update ausgang set anbieter_id = null where unternehmen_id = ${unternehmen_id} and id = ${id} and begonnen_am is null`,
  );
