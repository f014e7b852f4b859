import type { TenantCtx } from '../platform/ctx.ts';
import type { Fahrzeiten } from './fahrzeiten/fahrzeiten.ts';
import { luftlinie } from './fahrzeiten/luftlinie.ts';
import { type MatrixCache, ohneCache } from './fahrzeiten/matrixCache.ts';

/** The travel times this company plans with. */
export async function fahrzeitenFuer(_ctx: TenantCtx): Promise<{ quelle: Fahrzeiten; cache: MatrixCache }> {
  return { quelle: luftlinie, cache: ohneCache };
}
