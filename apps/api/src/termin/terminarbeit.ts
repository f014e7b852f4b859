import { istAbgeschlossen } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { betrifft, endendeAufgaben } from './betroffeneAufgaben.ts';
import { listTerminarbeiten, type TerminarbeitRow } from './terminarbeit.store.ts';
import { listNachbarstaende } from './terminblatt.store.ts';

export type { TerminarbeitRow };

/** The open work of an appointment: what is shown with it, and what of that is its own and no other flat's. */
export async function ladeTerminarbeit(
  tx: Tx,
  termin: { id: string; halt_id: string | null; nutzungseinheit_id: string | null },
): Promise<{ gezeigt: TerminarbeitRow[]; eigen: TerminarbeitRow[] }> {
  const gezeigt = (await listTerminarbeiten(tx, termin)).filter((arbeit) => betrifft(termin, arbeit));
  const nachbarn = await listNachbarstaende(tx, termin.halt_id, termin.id);
  const uebrige = nachbarn.filter(({ status }) => !istAbgeschlossen(status));
  return { gezeigt, eigen: endendeAufgaben(termin, gezeigt, uebrige) };
}
