import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { laufenderVorgang } from '../../vorgang/vorgang.ts';
import { QUARTAL } from '../stand/planungsvorgang.ts';

/**
 * While a proposal is computed the kept one is not changed and nothing is made of it: the new one would know nothing of that.
 * To be asked while the row is locked. @throws Refused 'quartal.wird-gerechnet'
 */
export async function verlangeRuhe(ctx: TenantCtx, tx: Tx): Promise<void> {
  if (await laufenderVorgang(tx, QUARTAL.name, ctx.unternehmenId))
    throw new Refused('quartal.wird-gerechnet');
}
