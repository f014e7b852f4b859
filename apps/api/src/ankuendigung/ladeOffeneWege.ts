import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { findAbsender } from './empfang.store.ts';
import { type OffeneWege, offeneWege } from './kanal/offeneWege.ts';

/** By which ways this company sends notices. */
export async function ladeOffeneWege(ctx: TenantCtx, tx: Tx): Promise<OffeneWege> {
  const absender = await findAbsender(tx, null);
  return absender ? offeneWege(ctx, absender) : { sms: false, whatsapp: false, briefdienst: false };
}
