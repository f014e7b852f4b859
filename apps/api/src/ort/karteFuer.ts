import type { TenantCtx } from '../platform/ctx.ts';
import { findKarte } from './ort.store.ts';
import { ortDienste } from './ortDienste.ts';
import type { GeoeffneteKarte } from './ortDienste.ts';

/** The map of the company, else the operator's, else null; `eigene` is the company's version where the caller knows it. */
export async function karteFuer(ctx: TenantCtx, eigene?: string | null): Promise<GeoeffneteKarte | null> {
  const dienste = ortDienste(ctx.deps);
  const eigeneVersion =
    eigene === undefined ? (await ctx.transaction((tx) => findKarte(tx)))?.version : eigene;
  const version = eigeneVersion ?? (await dienste.standardkarte());
  return version === null ? null : dienste.karte(version);
}
