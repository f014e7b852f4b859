import type { Tx } from '../platform/db/db.ts';
import { lockTage } from './mitarbeiter.store.ts';

/** All writers of these people's days (rows of `belegung`) stand in line, in sorted order, so that nobody waits in a ring. */
export async function sperreMitarbeiter(tx: Tx, mitarbeiterIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(mitarbeiterIds)].toSorted()) await lockTage(tx, id);
}
