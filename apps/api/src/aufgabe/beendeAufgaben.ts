import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db.ts';
import { announce } from '../platform/events.ts';
import { setErledigt, setFrei } from './aufgabe.store.ts';

/** For appointments: the work was done on this day. */
export async function erledigeAufgaben(tx: Tx, ids: readonly string[], am: Tag): Promise<void> {
  if (ids.length === 0) return;
  await setErledigt(tx, ids, am);
  await announce(tx, { art: 'aufgabe' });
}

/** For appointments: nothing came of it, another round may take the work. */
export async function gibAufgabenFrei(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await setFrei(tx, ids);
  await announce(tx, { art: 'aufgabe' });
}
