import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hatKehrtourplaner } from './unternehmen.store.ts';

/**
 * Nothing new begins without a plan: no round is made, none is planned or announced for the first time. What households
 * were told goes on, so that no promise hangs on an invoice. @throws Refused 'kehrtourplaner-nicht-gebucht'
 */
export async function verlangeKehrtourplaner(tx: Tx): Promise<void> {
  if (!(await hatKehrtourplaner(tx))) throw new Refused('kehrtourplaner-nicht-gebucht');
}
