import { liste, type SQL, sql } from '../db/sql.ts';

/** A backup was played back, and nobody has said yet that what waits may leave. */
export const dispatchRests = sql`exists (select from installation where versand_ruht_seit is not null)`;

/**
 * Beginning of a statement that takes messages of the outbox into its hand: `with wartend as (…)`, of which the rest updates
 * `ausgang as a`. They are found once, and nobody else gets them. Written as a condition of the update, a database that takes the
 * table for small asks for them again at each of its rows, and finds others each time: all of them instead of one.
 *
 * @param which condition on `ausgang`
 * @param order what goes first
 * @param max   so many at most
 */
export const waitingInOutbox = (which: SQL, order: SQL, max: number): SQL => sql`
  with wartend as materialized (
    select unternehmen_id, id from ausgang where ${which} order by ${order} limit ${max}::int for update skip locked)`;

/** What nobody waits for at this moment: many at once, or a letter to all. All else goes first: a login, a code, a confirmation. */
const LATER: readonly string[] = ['ankuendigung', 'newsletter-ausgabe', 'rechnung'];

/**
 * The same for what leaves, fairly: what somebody waits for before what is sent to many, and of either the first of every company
 * before the second of any. Whoever announces a round to thousands holds up nobody's login, and nobody else's round. Nothing at all where a
 * backup was played back, until an operator says so.
 */
export const fairlyWaitingInOutbox = (which: SQL, max: number): SQL => sql`
  with reihe as materialized (
    select unternehmen_id as betrieb, id as nummer, vorlage = any(${liste(LATER)}::text[]) as spaeter, angelegt_am as seit,
      row_number() over (partition by vorlage = any(${liste(LATER)}::text[]), unternehmen_id order by angelegt_am, id) as platz
    from ausgang where ${which} and not ${dispatchRests}),
  wartend as materialized (
    select unternehmen_id, id from reihe r join ausgang a on a.unternehmen_id = r.betrieb and a.id = r.nummer where ${which}
    order by r.spaeter, r.platz, r.seit limit ${max}::int for update of a skip locked)`;

/** The end of its condition. */
export const isWaiting = sql`a.unternehmen_id = wartend.unternehmen_id and a.id = wartend.id`;
