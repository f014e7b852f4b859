import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { AUFTRITT, type AuftrittRow } from '../../unternehmen/auftritt.ts';

/** The company as its customers see it, and whether it takes bookings. */
export type BetriebRow = AuftrittRow & { terminbuchung: boolean; gesperrt: boolean };
export const findBetrieb = (tx: Tx): Promise<BetriebRow | undefined> =>
  tx.row(sql`select ${AUFTRITT}, u.terminbuchung, u.gesperrt from unternehmen u`);
