import type { Tx } from '../platform/db/db.ts';
import { listPartner } from './partnerbetrieb.store.ts';

/** What the operator called this vendor; `undefined` for one that is not there. */
export const partnerName = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await listPartner(tx)).find((partner) => partner.id === id)?.name;
