import { geltenderWunsch, type Hauswunsch } from '@kehrtour/domain/liegenschaft/hauswunsch';

import type { Tx } from '../../platform/db/db.ts';
import { type KundenTerminRow, listWuensche } from './kunde.store.ts';

/** When a visit would suit: what was answered to this one, or is kept with the house. Undefined where no wish says when. */
export const wunschDesHaushalts = async (
  tx: Tx,
  termin: Pick<KundenTerminRow, 'id' | 'liegenschaft_id' | 'nutzungseinheit_id'>,
): Promise<Hauswunsch | undefined> =>
  geltenderWunsch((await listWuensche(tx, termin)).map(({ text }) => text));
