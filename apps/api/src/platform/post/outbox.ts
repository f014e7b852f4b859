import { randomUUID } from 'node:crypto';

import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { absendername, unverfaenglich } from '@kehrtour/domain/text/unverfaenglich';
import type { Versandanlass } from '@kehrtour/domain/versand/versandanlass';

import type { Ctx } from '../ctx.ts';
import type { Tx } from '../db/db.ts';
import { instant, json, liste, type SQL, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { isFinalRefusal, type Mail } from '../service/mail.ts';
import { nextAttempt } from './mailAttempts.ts';
import { countMessage, stageOfCompany } from './messageLimit.ts';
import { startRelayLoop, wakeRelays } from './relayLoop.ts';
import { fairlyWaitingInOutbox, isWaiting } from './waitingInOutbox.ts';

/** The pseudo company to which mails of the operator belong. */
export const BETRIEB_ID = '00000000-0000-0000-0000-000000000000';

/** Longer than the names of people and companies. */
const NAME_MAX = 80;

/** What a message is written for, and which bound counts it. */
export type Cause = {
  readonly anlass: Versandanlass;
  readonly ereignis: string;
  readonly vorlage: string;
  /** It was counted before: when it was asked for, or by something else than its address. */
  readonly gezaehlt?: true;
};

/**
 * Writes a mail in the transaction of its cause. The same event, recipient and template is written and counted once.
 * `einmal`: rather not at all than twice, should the process die while it leaves.
 * @throws Refused 'versand.zu-viele' where the bound of its cause is met
 */
export async function queueMail(
  ctx: Pick<Ctx, 'deps' | 'now'>,
  tx: Tx,
  mail: Mail,
  cause: Cause & { readonly einmal?: boolean },
): Promise<string> {
  const row = await tx.row<Written>(sql`
    insert into ausgang (id, ereignis, empfaenger, vorlage, nachricht, einmal)
    values (${randomUUID()}, ${cause.ereignis}, ${mail.an.adresse}, ${cause.vorlage}, ${json(await addressed(ctx, tx, mail))}::jsonb, ${cause.einmal === true})
    on conflict (unternehmen_id, ereignis, empfaenger, vorlage) do update set ereignis = excluded.ereignis
    returning id, xmax = 0 as neu`);
  return counted(ctx, tx, { row, adresse: mail.an.adresse }, cause);
}

/**
 * Strangers choose their own name: only what looks like one goes into the header of a mail. A company of which we know nothing but
 * what it typed says that the mail comes through us.
 */
async function addressed(ctx: Pick<Ctx, 'deps' | 'now'>, tx: Tx, { von, ...mail }: Mail): Promise<Mail> {
  const an = { ...mail.an, name: unverfaenglich(mail.an.name, NAME_MAX) };
  if (von === undefined) return { ...mail, an };
  const stufe = await stageOfCompany(ctx, tx);
  const bekannt = stufe === undefined || stufe === 'bezahlt';
  return { ...mail, an, von: { name: absendername(von.name, bekannt) } };
}

/** A row of the outbox; `neu`: it was not there before. */
export type Written = { readonly id: string; readonly neu: boolean };

/** Counts what was written just now. Answers its row. */
export async function counted(
  ctx: Pick<Ctx, 'deps' | 'now'>,
  tx: Tx,
  { row, adresse }: { row: Written | undefined; adresse: string },
  { anlass, gezaehlt }: Pick<Cause, 'anlass' | 'gezaehlt'>,
): Promise<string> {
  if (!row) throw new Error('outbox row missing');
  if (row.neu && gezaehlt !== true) await countMessage(ctx, tx, anlass, adresse);
  if (row.neu) await wakeRelays(tx);
  return row.id;
}

/** Takes mails of one matter out of the outbox, sent or not; what is leaving at this moment stays. */
export const forgetMailsAbout = (tx: Tx, ereignis: string): Promise<number> =>
  tx.run(sql`delete from ausgang where ereignis like ${`${ereignis}/%`} and status <> 'in_arbeit'`);
/** Mails of these kinds are proof for a while, then only personal data. */
export const forgetSentMails = (tx: Tx, arten: readonly string[], vor: Date): Promise<number> =>
  tx.run(
    sql`delete from ausgang where split_part(ereignis, '/', 1) = any(${liste(arten)}::text[]) and status = 'gesendet' and angelegt_am < ${instant(vor)}`,
  );

/** Takes these out of the outbox: what they told is kept no longer. */
export const forgetMessages = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from ausgang where id = any(${liste(ids)}::uuid[])`);

/** Takes what was written to an address out of the outbox, sent or not; what is leaving at this moment stays. */
export const forgetMails = (tx: Tx, empfaenger: string, vorlagenBeginn: string): Promise<unknown> =>
  tx.run(
    sql`delete from ausgang where empfaenger = ${empfaenger} and starts_with(vorlage, ${vorlagenBeginn}) and status <> 'in_arbeit'`,
  );

/** Mails of one kind that still wait for an address and have been overtaken. */
export const forgetWaiting = (tx: Tx, empfaenger: string, vorlage: string): Promise<number> =>
  tx.run(
    sql`delete from ausgang where empfaenger = ${empfaenger} and vorlage = ${vorlage} and status = 'neu'`,
  );

/** Mails of the operator hold what strangers wrote: after this time nobody needs them here any more. */
const BETRIEB_MAILS_TAGE = AUFBEWAHRUNG.betriebsmail.tage;

/** Forgets mails of the operator that went out long ago; those of the companies are their proof and stay. */
export async function forgetOldMails(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - BETRIEB_MAILS_TAGE * 24 * 3_600_000);
  await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    tx.run(
      sql`delete from ausgang where unternehmen_id = ${BETRIEB_ID} and status in ('gesendet', 'fehler') and angelegt_am < ${instant(before)}`,
    ),
  );
}

/**
 * Longer than a mail server may take for one mail, by the database's own clock: two servers whose clocks differ never both
 * take a mail for a dead one's.
 */
const LEASE = '2 minutes';
/** Mails that one server has in its hand; the others take the next. */
const MAILS_MAX = 20;

const UNGEWISS = 'Beim Senden unterbrochen; ob die E-Mail ankam, ist nicht bekannt.';

type Claimed = {
  unternehmen_id: string;
  id: string;
  nachricht: Mail;
  vorlage: string;
  versuche: number;
  erster_versuch_am: Date;
};

async function claim(deps: Deps): Promise<Claimed[]> {
  const now = deps.now();
  return deps.db.transaction({ role: 'kehrtour_jobs' }, async (tx) => {
    await tx.run(
      sql`update ausgang set status = 'fehler', fehler = ${UNGEWISS}, endgueltig = true, lease_bis = null
        where weg = 'mail' and status = 'in_arbeit' and lease_bis < now() and einmal and begonnen_am is not null`,
    );
    return tx.rows<Claimed>(sql`
    ${fairlyWaitingInOutbox(
      sql`weg = 'mail' and angehalten_am is null
        and ((status = 'neu' and (naechster_versuch_ab is null or naechster_versuch_ab <= ${instant(now)}))
         or (status = 'in_arbeit' and lease_bis < now()))`,
      MAILS_MAX,
    )}
    update ausgang a set status = 'in_arbeit', versuche = versuche + 1, lease_bis = now() + ${LEASE}::interval, begonnen_am = null,
      erster_versuch_am = coalesce(erster_versuch_am, ${instant(now)})
    from wartend where ${isWaiting}
    returning a.unternehmen_id, a.id, nachricht, vorlage, versuche, erster_versuch_am`);
  });
}

/** Asked again before each mail: while the ones before it took their time, another process may have taken it over, or somebody stopped it. */
async function stillOurs(deps: Deps, mail: Claimed): Promise<boolean> {
  const kept = await deps.db
    .alone({ role: 'kehrtour_jobs' })
    .run(
      sql`update ausgang set lease_bis = now() + ${LEASE}::interval, begonnen_am = now() where unternehmen_id = ${mail.unternehmen_id} and id = ${mail.id} and ${ours(mail)}`,
    );
  return kept === 1;
}

const ours = (mail: Claimed): SQL => sql`status = 'in_arbeit' and versuche = ${mail.versuche}`;

async function settle(deps: Deps, mail: Claimed, fault: unknown): Promise<void> {
  const now = deps.now();
  const final = isFinalRefusal(fault);
  const retryAt = final ? undefined : nextAttempt({ ...mail, seit: mail.erster_versuch_am }, now);
  const text = fault instanceof Error ? fault.message.slice(0, 500) : String(fault);
  await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    tx.run(
      fault === undefined
        ? sql`update ausgang set status = 'gesendet', gesendet_am = ${instant(now)}, lease_bis = null, fehler = null where unternehmen_id = ${mail.unternehmen_id} and id = ${mail.id} and ${ours(mail)}`
        : sql`update ausgang set status = ${retryAt === undefined ? 'fehler' : 'neu'}, endgueltig = ${final},
            naechster_versuch_ab = ${retryAt?.toISOString() ?? null}::timestamptz, lease_bis = null, begonnen_am = null, fehler = ${text} where unternehmen_id = ${mail.unternehmen_id} and id = ${mail.id} and ${ours(mail)}`,
    ),
  );
}

/** Sends what waits; answers how many. A duplicate is possible only when the process dies between the server's yes and ours. */
export async function relayMails(deps: Deps): Promise<number> {
  const claimed = await claim(deps);
  for (const mail of claimed) {
    if (!(await stillOurs(deps, mail))) continue;
    try {
      await deps.mail.send(mail.nachricht, mail.id);
      await settle(deps, mail, undefined);
    } catch (error) {
      deps.log.warn({ err: error, mail: mail.id }, 'mail not sent');
      await settle(deps, mail, error);
    }
  }
  return claimed.length;
}

/**
 * A mail that a server had taken came back. Answers whose it was, once; undefined where it is none of ours. Whoever names one of these
 * ids has had the mail in his hands: they are of chance, and stand nowhere else.
 */
export const settleBounce = (
  deps: Deps,
  ids: readonly string[],
  why: string,
): Promise<{ unternehmen_id: string; id: string } | undefined> =>
  deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    tx.row(sql`
      update ausgang set status = 'fehler', endgueltig = true, fehler = ${why}, zurueck_am = ${instant(deps.now())}, lease_bis = null
      where id = any(${liste(ids)}::uuid[]) and weg = 'mail' and status in ('gesendet', 'in_arbeit') and begonnen_am is not null
      returning unternehmen_id, id`),
  );

/** Answers a function that ends it after the mails in hand. */
export const startRelay = (deps: Deps): (() => Promise<void>) =>
  startRelayLoop(deps, { what: 'mail relay', ways: ['mail'], send: () => relayMails(deps) });
