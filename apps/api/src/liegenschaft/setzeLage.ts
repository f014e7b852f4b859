import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { lageSetzen, Liegenschaft } from '@kehrtour/contract/liegenschaft';

import type { StaffCtx } from '../platform/ctx.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { updateLage } from './liegenschaft.store.ts';

/** Puts a house on the map by hand; neither import nor address search moves it again. */
export function setzeLage(
  ctx: StaffCtx,
  id: string,
  { version, koordinaten }: BodyOf<typeof lageSetzen>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Lage gesetzt', gewollt: { koordinaten } }, async (tx) => {
    await updateLage(tx, id, koordinaten);
    return ['koordinaten'];
  });
}
