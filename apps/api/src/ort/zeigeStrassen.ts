import type { Rechteck } from '@kehrtour/domain/ort/koordinate';

import { musterbachStrassennetz } from '../../demo/musterbach.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { wegeIn } from './karte/wegekarte.ts';
import type { Wegelinien } from './karte/wegekarte.ts';
import { karteFuer } from './karteFuer.ts';

/** Roads to draw under the houses; in demo mode those of the invented town, else none without a map. */
export async function zeigeStrassen(
  ctx: TenantCtx,
  rechteck: Rechteck,
): Promise<Wegelinien & { herkunft?: string }> {
  const offen = await karteFuer(ctx);
  if (offen !== null)
    return { ...(await wegeIn(offen.ordner, rechteck)), herkunft: '© OpenStreetMap-Mitwirkende' };
  return ctx.deps.env.demo ? musterbachStrassennetz() : { type: 'FeatureCollection', features: [] };
}
