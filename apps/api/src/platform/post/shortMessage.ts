import { randomUUID } from 'node:crypto';

import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';

import type { Ctx } from '../ctx.ts';
import type { Tx } from '../db/db.ts';
import { instant, json, liste, type SQL, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import {
  type DeliveryReport,
  type SendOutcome,
  SHORT_WAYS,
  type ShortMessage,
  type ShortMessageWay,
} from '../service/shortMessageTransport.ts';
import { type Cause, counted, type Written } from './outbox.ts';
import { startRelayLoop } from './relayLoop.ts';
import { dispatchRests, fairlyWaitingInOutbox } from './waitingInOutbox.ts';

/**
 * Writes a message in the transaction of its cause. The same event, recipient and template is written and counted once.
 * @throws Refused 'versand.zu-viele' where the bound of its cause is met
 */
export async function queueShortMessage(
  ctx: Pick<Ctx, 'deps' | 'now'>,
  tx: Tx,
  { weg, ...message }: ShortMessage & { readonly weg: ShortMessageWay },
  cause: Cause & { readonly kontaktId: string | undefined; readonly cent?: number },
): Promise<string> {
  const row = await tx.row<Written>(sql`
    insert into ausgang (id, ereignis, empfaenger, vorlage, nachricht, weg, kontakt_id, cent)
    values (${randomUUID()}, ${cause.ereignis}, ${message.an.adresse}, ${`${weg}-${cause.vorlage}`}, ${json(message)}::jsonb, ${weg},
      ${cause.kontaktId ?? null}::uuid, ${cause.cent ?? null}::int)
    on conflict (unternehmen_id, ereignis, empfaenger, vorlage) do update set ereignis = excluded.ereignis
    returning id, xmax = 0 as neu`);
  return counted(ctx, tx, { row, adresse: message.an.adresse }, cause);
}

/** Longer than a provider may take; whoever is silent for so long is dead. */
const LEASE = '2 minutes';
const ATTEMPTS_MAX = 8;
/** Whoever does not want it any more does not get it, however long it has waited. */
const REFUSED: Record<ShortMessageWay, { readonly grund: string; readonly wenn: SQL }> = {
  sms: {
    grund: 'Der Kontakt möchte keine SMS.',
    wenn: sql`exists (select from kontakt k where k.unternehmen_id = a.unternehmen_id and k.id = a.kontakt_id and k.keine_sms)`,
  },
  ...tableOf(MESSENGER, (messenger) => ({
    grund: `Für ${MESSENGER_WORTE[messenger].name} liegt keine Einwilligung mehr vor.`,
    wenn: sql`not exists (select from einwilligung e where e.unternehmen_id = a.unternehmen_id and e.messenger = a.weg
      and e.nummer = a.empfaenger and e.widerrufen_am is null)`,
  })),
};
const UNGEWISS = 'Beim Senden unterbrochen; ob die Nachricht ankam, ist nicht bekannt.';

type Claimed = {
  unternehmen_id: string;
  id: string;
  nachricht: ShortMessage;
  weg: ShortMessageWay;
  versuche: number;
};

/** How many stand in the line that is made at once: whoever comes meanwhile, however urgent, waits for as many. */
const LINE_MAX = 20;

type InLine = Pick<Claimed, 'unternehmen_id' | 'id'>;

const mayLeave = (deps: Deps, ways: readonly string[]): SQL =>
  sql`weg = any(${liste(ways)}::text[]) and status = 'neu' and angehalten_am is null
    and (naechster_versuch_ab is null or naechster_versuch_ab <= ${instant(deps.now())})`;

/**
 * The next ones, fairly, in nobody's hand yet: who goes first is asked of all that wait, and asked for each of them it would cost
 * their square.
 */
const lineUp = (deps: Deps, ways: readonly string[]): Promise<InLine[]> =>
  deps.db.transaction({ role: 'kehrtour_jobs' }, async (tx) => {
    await tx.run(
      sql`update ausgang set status = 'fehler', fehler = ${UNGEWISS}, endgueltig = true, lease_bis = null where weg = any(${liste(SHORT_WAYS)}::text[]) and status = 'in_arbeit' and lease_bis < now()`,
    );
    for (const way of SHORT_WAYS)
      await tx.run(
        sql`update ausgang a set status = 'fehler', fehler = ${REFUSED[way].grund}, endgueltig = true where a.weg = ${way} and a.status = 'neu' and ${REFUSED[way].wenn}`,
      );
    return tx.rows<InLine>(
      sql`${fairlyWaitingInOutbox(mayLeave(deps, ways), LINE_MAX)} select unternehmen_id, id from wartend`,
    );
  });

const REFUSED_MEANWHILE = sql.join(
  SHORT_WAYS.map((way) => sql`(a.weg = ${way} and ${REFUSED[way].wenn})`),
  sql` or `,
);

/** One at a time: after a crash only this one can have left, and nobody can say whether it did. Another process may have been quicker. */
const claim = (
  deps: Deps,
  ways: readonly string[],
  { unternehmen_id, id }: InLine,
): Promise<Claimed | undefined> =>
  deps.db.alone({ role: 'kehrtour_jobs' }).row<Claimed>(sql`
    update ausgang a set status = 'in_arbeit', versuche = versuche + 1, lease_bis = now() + ${LEASE}::interval, begonnen_am = now()
    where a.unternehmen_id = ${unternehmen_id} and a.id = ${id} and ${mayLeave(deps, ways)} and not ${dispatchRests} and not (${REFUSED_MEANWHILE})
    returning a.unternehmen_id, a.id, nachricht, weg, versuche`);

async function settle(deps: Deps, message: Claimed, outcome: SendOutcome): Promise<void> {
  const now = deps.now();
  const ours = sql`unternehmen_id = ${message.unternehmen_id} and id = ${message.id} and status = 'in_arbeit' and versuche = ${message.versuche}`;
  await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => {
    if (outcome.art === 'angenommen')
      return tx.run(
        sql`update ausgang set status = 'gesendet', gesendet_am = ${instant(now)}, anbieter_id = ${outcome.anbieterId}, lease_bis = null, fehler = null where ${ours}`,
      );
    const again = outcome.art === 'nicht-gesendet' && message.versuche < ATTEMPTS_MAX;
    const retryAt = new Date(now.getTime() + 1000 * 2 ** message.versuche * 15);
    return tx.run(
      sql`update ausgang set status = ${again ? 'neu' : 'fehler'}, naechster_versuch_ab = ${instant(retryAt)}, fehler = ${outcome.grund},
          endgueltig = ${outcome.art !== 'nicht-gesendet'}, lease_bis = null,
          begonnen_am = ${outcome.art === 'ungewiss' ? sql`begonnen_am` : sql`null`} where ${ours}`,
    );
  });
}

/** Sends what waits, one by one; answers how many were tried. A message whose fate nobody knows is not sent again. */
export async function relayShortMessages(deps: Deps, stopped: () => boolean = () => false): Promise<number> {
  const ways = Object.keys(deps.shortMessages);
  let tried = 0;
  while (ways.length > 0 && !stopped()) {
    const before = tried;
    for (const one of await lineUp(deps, ways)) {
      const message = stopped() ? undefined : await claim(deps, ways, one);
      if (!message) continue;
      tried += 1;
      const outcome = await send(deps, message);
      if (outcome.art !== 'angenommen')
        deps.log.warn({ message: message.id, weg: message.weg, art: outcome.art }, 'short message not sent');
      await settle(deps, message, outcome);
    }
    // Nobody is left, or all of them are in another process's hand.
    if (tried === before) break;
  }
  return tried;
}

async function send(deps: Deps, { weg, nachricht, id }: Claimed): Promise<SendOutcome> {
  try {
    const transport = deps.shortMessages[weg];
    if (transport) return await transport.send(nachricht, id);
    return { art: 'nicht-gesendet', grund: 'Dafür ist kein Dienst eingerichtet.' };
  } catch (error) {
    deps.log.error({ err: error, message: id }, 'short message');
    return { art: 'ungewiss', grund: UNGEWISS };
  }
}

/** Who wants to know that something became of a message. */
export type Changed = (deps: Deps, unternehmenId: string, id: string) => Promise<void>;

/** What the stand-ins of a demonstration tell, as the doors of real services would. */
export async function takeReports(deps: Deps, changed: Changed): Promise<void> {
  for (const way of SHORT_WAYS)
    for (const report of deps.shortMessages[way]?.reports?.() ?? []) {
      const settled = await settleReport(deps, way, report);
      if (settled) await changed(deps, settled.unternehmen_id, report.id);
    }
}

/** Stand-ins of a demonstration are asked; that costs the database nothing. */
const REPORTS_MS = 1000;

/** Answers a function that ends it after the message that is leaving. */
export function startShortMessages(deps: Deps, changed: Changed): () => Promise<void> {
  const ways = Object.keys(deps.shortMessages);
  if (ways.length === 0) return async () => undefined;
  let asked: Promise<unknown> = Promise.resolve();
  const ask = (): void => {
    asked = takeReports(deps, changed).catch((error: unknown) =>
      deps.log.error({ err: error }, 'reports of short messages'),
    );
  };
  const timer = setInterval(ask, REPORTS_MS).unref();
  const end = startRelayLoop(deps, {
    what: 'short message relay',
    ways,
    send: (stopped) => relayShortMessages(deps, stopped),
  });
  return async () => {
    clearInterval(timer);
    await Promise.all([end(), asked]);
  };
}

/** Writes it down, once: what arrived cannot fail any more. Answers whose it is; undefined where it changes nothing. */
export const settleReport = (
  deps: Deps,
  weg: ShortMessageWay,
  { id, angekommen, grund }: DeliveryReport,
): Promise<{ unternehmen_id: string } | undefined> => {
  const now = instant(deps.now());
  const change = angekommen
    ? sql`status = 'gesendet', gesendet_am = coalesce(gesendet_am, ${now}), angekommen_am = ${now}, fehler = null`
    : sql`status = 'fehler', fehler = ${grund}, endgueltig = true`;
  return deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    tx.row(sql`
      update ausgang set ${change}, lease_bis = null
      where id = ${id} and weg = ${weg} and versuche > 0 and angekommen_am is null
        ${angekommen ? sql`` : sql`and status <> 'fehler'`}
      returning unternehmen_id`),
  );
};
