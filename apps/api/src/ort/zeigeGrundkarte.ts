import type { Grundkarte } from '@kehrtour/contract/ort';

import type { TenantCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { ZOOM_MAX } from './kartenbild/zeichneKarte.ts';
import { kartengrundlage } from './kartengrundlage.ts';
import { findMitte } from './ort.store.ts';

/** What lies under the houses: the tile service of the operator, tiles of the extract, or nothing but streets. */
export async function zeigeGrundkarte(ctx: TenantCtx): Promise<Grundkarte> {
  const grundlage = await kartengrundlage(ctx);
  const mitte = await ctx.transaction(findMitte);
  const { kacheldienst } = ctx.deps.env;
  return {
    dienst: kacheldienst === undefined ? null : { ...kacheldienst },
    kacheln:
      grundlage === null
        ? null
        : {
            version: grundlage.version,
            herkunft: grundlage.herkunft,
            stand: grundlage.stand,
            zoomMax: ZOOM_MAX,
          },
    mitte,
  };
}

/** One tile of the map that this company sees, packed with gzip; null where nothing is drawn. */
export async function holeKachel(
  ctx: TenantCtx,
  { version, z, x, y }: { version: string; z: number; x: number; y: number },
): Promise<Buffer | null> {
  const grundlage = await kartengrundlage(ctx);
  if (grundlage?.version !== version || x >= 2 ** z || y >= 2 ** z) throw new Refused('nicht-gefunden');
  return grundlage.kachel(z, x, y);
}
