import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { findAbsender } from '../empfang/empfang.store.ts';
import { offeneWege } from './offeneWege.ts';
import type { OffeneWege } from './weg/kanalweg.ts';

/** By which ways this company sends notices. */
export const ladeOffeneWege = async (ctx: TenantCtx, tx: Tx): Promise<OffeneWege> =>
  offeneWege(ctx, await findAbsender(tx, null));
