import { join } from 'node:path';

import { musterbachStrassennetz } from '../../demo/musterbach.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { osrmDienst } from './dienste/osrmDienst.ts';
import { valhallaDienst } from './dienste/valhallaDienst.ts';
import type { Fahrzeiten } from './fahrzeiten/fahrzeiten.ts';
import { luftlinie } from './fahrzeiten/luftlinie.ts';
import { matrixCache } from './fahrzeiten/matrixCache.ts';
import type { MatrixCache } from './fahrzeiten/matrixCache.ts';
import { ordnerAblage } from './fahrzeiten/ordnerAblage.ts';
import { strassennetz } from './fahrzeiten/strassennetz.ts';
import { valhallaFahrzeiten } from './fahrzeiten/valhallaFahrzeiten.ts';
import { karteFuer } from './karteFuer.ts';
import { ortDienste } from './ortDienste.ts';

/**
 * Where travel times of this company come from, best first: its map extract, a Valhalla or OSRM service of
 * the operator, in demo mode the roads of the invented town, else the air-line. The cache is the company's. `karte` is the
 * version of the company's own map where the caller has read it already.
 */
export async function fahrzeitenFuer(
  ctx: TenantCtx,
  karte?: string | null,
): Promise<{ quelle: Fahrzeiten; cache: MatrixCache }> {
  const cache = matrixCache(ordnerAblage(join(ctx.deps.env.dataDir, 'fahrzeiten')), ctx.unternehmenId);
  return { quelle: await waehle(ctx, karte), cache };
}

/** Drawn up once: every question in demo mode asks it. */
let musterbach: Fahrzeiten | undefined;

async function waehle(ctx: TenantCtx, karte: string | null | undefined): Promise<Fahrzeiten> {
  const { env } = ctx.deps;
  const offen = await karteFuer(ctx, karte);
  if (offen !== null && offen.karte.ohneFahrzeiten === null) {
    return valhallaFahrzeiten(ortDienste(ctx.deps).valhalla, offen.ordner, offen.karte);
  }
  if (env.dienste.valhalla) return valhallaDienst({ basis: env.dienste.valhalla, abruf: fetch });
  if (env.dienste.osrm) return osrmDienst({ basis: env.dienste.osrm, abruf: fetch });
  if (!env.demo) return luftlinie;
  musterbach ??= strassennetz('Straßen von Musterbach', musterbachStrassennetz());
  return musterbach;
}
