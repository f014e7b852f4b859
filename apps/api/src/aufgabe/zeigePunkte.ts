import type { LiegenschaftFilter, LiegenschaftPunkt } from '@kehrtour/contract/bestand';

import type { StaffCtx } from '../platform/ctx.ts';
import { listBestand } from './bestand.store.ts';
import { punktAus, sichtFuer } from './bestandszeile.ts';

/** All houses in their slim form: what a map and a list of thousands need, in one answer. */
export async function zeigePunkte(
  ctx: StaffCtx,
  filter: LiegenschaftFilter,
): Promise<{ punkte: LiegenschaftPunkt[] }> {
  const sicht = sichtFuer(ctx, filter);
  const rows = await ctx.transaction((tx) => listBestand(tx, sicht));
  return { punkte: rows.map(punktAus(sicht.heute)) };
}
