import type { Messenger } from '@kehrtour/domain/messenger';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { insertEinwilligung } from './einwilligung.store.ts';

/** A customer allows a messenger on her number. Answers whether that is anything new. */
export const haltEinwilligungFest = async (
  ctx: TenantCtx,
  tx: Tx,
  kontaktId: string,
  { messenger, herkunft }: { messenger: Messenger; herkunft: string },
): Promise<boolean> => (await insertEinwilligung(tx, kontaktId, { messenger, am: ctx.now(), herkunft })) > 0;
