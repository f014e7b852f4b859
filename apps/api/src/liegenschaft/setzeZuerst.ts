import type { Wunschkanal } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../platform/db/db.ts';
import { updateZuerst } from './kontakt.store.ts';

/** By which way somebody is told first; null: as the company likes. Answers whether that is anything new. */
export const setzeZuerst = async (tx: Tx, kontaktId: string, zuerst: Wunschkanal | null): Promise<boolean> =>
  (await updateZuerst(tx, kontaktId, zuerst)) > 0;
