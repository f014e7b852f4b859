import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { findAbsender } from './empfang.store.ts';
import type { OffeneWege } from './kanal/kanalweg.ts';
import { offeneWege } from './kanal/offeneWege.ts';

/** By which ways this company sends notices. */
export const ladeOffeneWege = async (ctx: TenantCtx, tx: Tx): Promise<OffeneWege> =>
  offeneWege(ctx, await findAbsender(tx, null));
