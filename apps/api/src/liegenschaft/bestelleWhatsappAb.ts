import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { updateWiderruf } from './whatsapp.store.ts';

/** A customer wants no WhatsApp any more. Answers whether that is anything new. */
export const bestelleWhatsappAb = async (ctx: TenantCtx, tx: Tx, kontaktId: string): Promise<boolean> =>
  (await updateWiderruf(tx, kontaktId, { am: ctx.now(), von: 'kunde' })) > 0;
