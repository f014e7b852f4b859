import type { LiegenschaftFilter } from '@kehrtour/contract/bestand';

import type { StaffCtx } from '../platform/ctx.ts';
import { schreibeSpalten } from './bestand.store.ts';
import { sichtFuer } from './bestandssicht.ts';

/** All houses in their slim form, what a map and a list of thousands need: the text of the answer. */
export async function zeigePunkte(ctx: StaffCtx, filter: LiegenschaftFilter): Promise<string> {
  const sicht = sichtFuer(ctx, filter);
  return ctx.transaction((tx) => schreibeSpalten(tx, sicht));
}
