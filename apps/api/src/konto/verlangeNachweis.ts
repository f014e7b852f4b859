import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { verlangeFrisch } from './faktor/verlangeFrisch.ts';

/**
 * For acts that are grave only sometimes: the page does not know it beforehand, asks once it is told, and sends the same again.
 * @throws Refused 'nachweis-noetig' | 'passwort-falsch' | 'zweiter-faktor-falsch'
 */
export async function verlangeNachweis(ctx: StaffCtx, nachweis: FrischerNachweis | undefined): Promise<void> {
  if (nachweis === undefined) throw new Refused('nachweis-noetig');
  await verlangeFrisch(ctx, nachweis);
}
