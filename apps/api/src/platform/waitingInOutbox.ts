import { type SQL, sql } from './sql.ts';

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

/** The end of its condition. */
export const isWaiting = sql`a.unternehmen_id = wartend.unternehmen_id and a.id = wartend.id`;
