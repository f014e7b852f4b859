import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import {
  lockGebundene,
  setErledigt,
  setFrei,
  setWiederOffen,
  countFreie,
  type GebundeneRow,
} from './aufgabe.store.ts';
import { deleteFolgeaufgaben, istFolgeVergeben } from './folgeaufgabe.store.ts';
import { legeFolgeaufgabenAn } from './legeFolgeaufgabenAn.ts';

/** A task as it stood before a mark ended it: what had taken it. */
export type GebundeneAufgabe = GebundeneRow;

/** For appointments: the work was done on this day, at the time that somebody saw, and falls due again. Answers the tasks that were open until then. */
export async function erledigeAufgaben(
  tx: Tx,
  ids: readonly string[],
  getan: { am: Tag; um: Date | null },
): Promise<GebundeneAufgabe[]> {
  const offene = await lockGebundene(tx, ids);
  if (offene.length === 0) return [];
  const erledigte = offene.map(({ id }) => id);
  await setErledigt(tx, erledigte, getan);
  await legeFolgeaufgabenAn(tx, erledigte, getan.am);
  await announce(tx, { art: 'aufgabe' });
  return offene;
}

/** For appointments: nothing came of it, another round may take the work. Answers the tasks with what had taken them. */
export async function gibAufgabenFrei(tx: Tx, ids: readonly string[]): Promise<GebundeneAufgabe[]> {
  const offene = await lockGebundene(tx, ids);
  if (offene.length === 0) return [];
  await setFrei(
    tx,
    offene.map(({ id }) => id),
  );
  await announce(tx, { art: 'aufgabe' });
  return offene;
}

/**
 * Takes back what a mark did to these tasks: done work is open again, free work belongs again to whoever had it.
 * False, and nothing is changed, where a later visit rests on it.
 */
export async function holeAufgabenZurueck(tx: Tx, aufgaben: readonly GebundeneAufgabe[]): Promise<boolean> {
  const ids = aufgaben.map(({ id }) => id);
  if (ids.length === 0) return true;
  if (await istFolgeVergeben(tx, ids)) return false;
  if ((await countFreie(tx, aufgaben)) < ids.length) return false;
  await deleteFolgeaufgaben(tx, ids);
  await setWiederOffen(tx, aufgaben);
  await announce(tx, { art: 'aufgabe' });
  return true;
}
