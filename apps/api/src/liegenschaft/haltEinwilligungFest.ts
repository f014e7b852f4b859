import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { insertEinwilligung } from './whatsapp.store.ts';

/** A customer allows WhatsApp on her number. Answers whether that is anything new. */
export const haltEinwilligungFest = async (
  ctx: TenantCtx,
  tx: Tx,
  kontaktId: string,
  herkunft: string,
): Promise<boolean> => (await insertEinwilligung(tx, kontaktId, { am: ctx.now(), herkunft })) > 0;
