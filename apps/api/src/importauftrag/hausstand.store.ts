import { deleteAufgaben, listAufgabenDerHaeuser, saveAufgaben } from '../aufgabe/vieleAufgaben.ts';
import type { HausUndLeute } from '../liegenschaft/hausUndLeute.ts';
import {
  deleteHausteile,
  type Hausteile,
  listHaeuser,
  lockHaeuser,
  saveHaeuser,
} from '../liegenschaft/vieleHaeuser.ts';
import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';
import type { Hausstand } from './hausstand.ts';

/** Writes properties with all that hangs on them, one statement per table; call it with at most 200. */
export async function saveHausstaende(tx: Tx, staende: readonly Hausstand[]): Promise<void> {
  await saveHaeuser(tx, staende);
  await saveAufgaben(
    tx,
    staende.flatMap(({ aufgaben }) => aufgaben),
  );
}

/**
 * Tells the database what it now holds. The embedded one never looks by itself, and without figures it checks every
 * foreign key along an index that begins alike, through all houses of the company. Only the owner may ask for it.
 */
export async function analyzeHausstaende(tx: Tx): Promise<void> {
  await tx.rows(sql`select set_config('role', 'none', true)`);
  await tx.run(sql`analyze liegenschaft, nutzungseinheit, anlage, kontakt, liegenschaft_kontakt, aufgabe`);
  await tx.rows(sql`select set_config('role', 'kehrtour_app', true)`);
}

/** The present rows of these properties; locks them against edits until the transaction ends. */
export const lockHausstaende = async (tx: Tx, ids: readonly string[]): Promise<Hausstand[]> =>
  mitAufgaben(tx, ids, await lockHaeuser(tx, ids));
/** The same, only to be looked at. */
export const listHausstaende = async (tx: Tx, ids: readonly string[]): Promise<Hausstand[]> =>
  mitAufgaben(tx, ids, await listHaeuser(tx, ids));

async function mitAufgaben(
  tx: Tx,
  ids: readonly string[],
  haeuser: readonly HausUndLeute[],
): Promise<Hausstand[]> {
  const aufgaben = Map.groupBy(await listAufgabenDerHaeuser(tx, ids), (row) => row.liegenschaft_id);
  return haeuser.map((haus) => ({ ...haus, aufgaben: aufgaben.get(haus.haus.id) ?? [] }));
}

type Ueberzaehlig = Hausteile & { readonly aufgaben: readonly string[] };
/** Takes single rows away that a property no longer has. */
export async function deleteTeile(tx: Tx, { aufgaben, ...teile }: Ueberzaehlig): Promise<void> {
  await deleteAufgaben(tx, aufgaben);
  await deleteHausteile(tx, teile);
}
