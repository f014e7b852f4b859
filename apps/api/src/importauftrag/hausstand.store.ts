import { deleteAufgaben, listAufgabenDerHaeuser, saveAufgaben } from '../aufgabe/vieleAufgaben.ts';
import type { HausUndLeute } from '../liegenschaft/hausUndLeute.ts';
import {
  deleteHausteile,
  type Hausteile,
  listHaeuser,
  lockHaeuser,
  saveHaeuser,
} from '../liegenschaft/vieleHaeuser.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import type { Hausstand } from './hausstand.ts';

/** Writes properties with all that hangs on them, one statement per table; call it with at most 200. */
export async function saveHausstaende(tx: Tx, staende: readonly Hausstand[]): Promise<void> {
  await saveHaeuser(tx, staende);
  await saveAufgaben(
    tx,
    staende.flatMap(({ aufgaben }) => aufgaben),
  );
}

const TABELLEN = ['liegenschaft', 'nutzungseinheit', 'anlage', 'kontakt', 'liegenschaft_kontakt', 'aufgabe'];

/**
 * Lets the running transaction read along the right indexes. Plans that were made while the tables were empty check every
 * foreign key along an index that begins alike, through all houses of the company.
 */
export async function bedenkePlaeneNeu(tx: Tx, kind: Db['kind']): Promise<void> {
  // It forgets plans, holds nothing that others wait for, and the next ones are made from the size that the tables have by now.
  if (kind === 'postgres') return void (await tx.run(sql`discard plans`));
  // The embedded database never looks by itself, and nobody stands beside it. Only the owner may ask for it.
  await tx.rows(sql`select set_config('role', 'none', true)`);
  await tx.run(sql`analyze ${sql.raw(TABELLEN.join(', '))}`);
  await tx.rows(sql`select set_config('role', 'kehrtour_app', true)`);
}

/** As soon as an import is so large a part of a table, its figures are not waited for. */
const ANTEIL = 10;

/**
 * After an import: figures for the tables that PostgreSQL knew to be small until now, so that the first list is not slow until it
 * looks by itself. Each alone, outside of any transaction, and not where somebody is at it already.
 */
export async function analyzeTabellen(db: Db, haeuser: number): Promise<void> {
  if (db.kind !== 'postgres') return;
  const { rows } = await db.query<{ relname: string }>(
    'select relname from pg_class where oid = any($1::regclass[]) and reltuples < $2',
    [TABELLEN, haeuser * ANTEIL],
  );
  for (const { relname } of rows) await db.query(`analyze (skip_locked) ${relname}`);
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
export async function deleteTeile(tx: Tx, { aufgaben, ...teile }: Ueberzaehlig, now: Date): Promise<void> {
  await deleteAufgaben(tx, aufgaben);
  await deleteHausteile(tx, teile, now);
}
