import type { Messenger } from '@kehrtour/domain/messenger';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { updateWiderruf } from './einwilligung.store.ts';

/** A customer wants nothing by this messenger any more. Answers whether that is anything new. */
export const bestelleMessengerAb = async (
  ctx: TenantCtx,
  tx: Tx,
  kontaktId: string,
  messenger: Messenger,
): Promise<boolean> => (await updateWiderruf(tx, kontaktId, { messenger, am: ctx.now(), von: 'kunde' })) > 0;
