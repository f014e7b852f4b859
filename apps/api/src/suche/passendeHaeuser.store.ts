import { type SQL, sql } from '../platform/db/sql.ts';

const steht = (muster: string, text: SQL): SQL => sql`position(${muster} in ' ' || ${text} || ' ') > 0`;

/**
 * A query for the ids of the houses in which every pattern stands, be it in the house or in one of its people. Bare texts are
 * read once for each pattern: to put the texts of a house and its people together first costs ten times as much.
 *
 * @param muster of `suchmuster`, at least one; none of them reaches over the end of a text
 */
export const passendeHaeuser = (muster: readonly string[]): SQL =>
  sql.join(
    muster.map(
      (eines) => sql`(select l.id from liegenschaft l where ${steht(eines, sql`l.suche`)}
        union select lk.liegenschaft_id from offener_kontakt k
          join liegenschaft_kontakt lk on lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id
        where ${steht(eines, sql`k.suche`)})`,
    ),
    sql` intersect `,
  );
