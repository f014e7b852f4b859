import { AUFGEHOBENE, istEinerVon } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { findNachfolger } from './nachfolger.store.ts';
import { lockTermin, type TerminstandRow } from './vermerk.store.ts';

/** From now on another visit stands for the one that gave way to it. */
export {
  type Abgelehnter,
  listAbgelehnteFuer,
  clearNachfolger as vergissNachfolger,
  findAbgeloesten as findeAbgeloesten,
  saveNachfolger as merkeNachfolger,
} from './nachfolger.store.ts';

/** An office that moves a visit more often than that has other troubles. */
const SCHRITTE_MAX = 10;

/**
 * The visit that stands for this one by now: another time that was agreed for the household, or the one which has taken its work.
 * Locked; itself where nothing took its place.
 */
export async function sperreGeltenden(tx: Tx, termin: TerminstandRow): Promise<TerminstandRow> {
  const gesehene = new Set([termin.id]);
  let geltender = termin;
  while (istEinerVon(AUFGEHOBENE, geltender.status) && gesehene.size <= SCHRITTE_MAX) {
    const nachfolger = await findNachfolger(tx, geltender.id);
    if (!nachfolger || gesehene.has(nachfolger.id)) break;
    const naechster = await lockTermin(tx, nachfolger.id);
    if (!naechster) break;
    gesehene.add(naechster.id);
    geltender = naechster;
  }
  return geltender;
}
