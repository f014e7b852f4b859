import type { Tx } from '../platform/db/db.ts';
import { updateKeineSms } from './kontakt.store.ts';

/** Somebody wants no SMS, or wants them again. Answers whether that is anything new. */
export const setzeKeineSms = async (tx: Tx, kontaktId: string, keine: boolean): Promise<boolean> =>
  (await updateKeineSms(tx, kontaktId, keine)) > 0;
