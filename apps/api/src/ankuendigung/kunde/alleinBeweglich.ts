import type { Wohnungsarbeit } from '../../kehrtour/platzInDerKehrtour.ts';
import type { Tx } from '../../platform/db/db.ts';
import {
  findWohnungsarbeit,
  istWohnungshalt,
  type KundenTerminRow,
  listTermineDesHalts,
} from './kunde.store.ts';

/** A visit as it can leave for another time. */
export type Beweglich = KundenTerminRow & {
  /** One flat among others of a stop, which leaves with its own work alone. */
  readonly wohnung?: Wohnungsarbeit;
  /** One flat that has a stop of its own beside its house, and may go back to it. */
  readonly eigene?: Wohnungsarbeit;
};

/**
 * What moves when this visit moves: its stop, or of a stop with several flats only what is done in that flat. Undefined
 * where the work stands with the house, for it is done in one visit to all of them.
 */
export async function alleinBeweglich(tx: Tx, termin: KundenTerminRow): Promise<Beweglich | undefined> {
  const { halt_id: haltId, nutzungseinheit_id: nutzungseinheitId } = termin;
  if (haltId === null) return termin;
  const eigener = nutzungseinheitId !== null && (await istWohnungshalt(tx, haltId));
  if (!eigener && (await listTermineDesHalts(tx, haltId)).length < 2) return termin;
  if (nutzungseinheitId === null) return undefined;
  const arbeit = await findWohnungsarbeit(tx, { haltId, nutzungseinheitId });
  if (!arbeit || arbeit.minuten === null) return eigener ? termin : undefined;
  const { minuten, ...frist } = arbeit;
  const wohnung = { haltId, nutzungseinheitId, minuten };
  return eigener ? { ...termin, eigene: wohnung } : { ...termin, ...frist, halt_id: null, wohnung };
}
