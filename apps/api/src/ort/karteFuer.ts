import type { TenantCtx } from '../platform/ctx.ts';
import { findKarte } from './ort.store.ts';
import { ortDienste } from './ortDienste.ts';
import type { GeoeffneteKarte } from './ortDienste.ts';

/** The map of the company, else the operator's, else null. */
export async function karteFuer(ctx: TenantCtx): Promise<GeoeffneteKarte | null> {
  const dienste = ortDienste(ctx.deps);
  const eigene = await ctx.transaction((tx) => findKarte(tx));
  const version = eigene?.version ?? (await dienste.standardkarte());
  return version === null ? null : dienste.karte(version);
}
