import { join } from 'node:path';

import { musterbachStrassennetz } from '../../demo/musterbach.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { osrmDienst } from './dienste/osrmDienst.ts';
import { valhallaDienst } from './dienste/valhallaDienst.ts';
import type { Fahrzeiten } from './fahrzeiten/fahrzeiten.ts';
import { lagerAblage } from './fahrzeiten/lagerAblage.ts';
import { luftlinie } from './fahrzeiten/luftlinie.ts';
import { matrixCache } from './fahrzeiten/matrixCache.ts';
import type { Ablage, MatrixCache } from './fahrzeiten/matrixCache.ts';
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
  return { quelle: await waehle(ctx, karte), cache: matrixCache(ablage(ctx), ctx.unternehmenId) };
}

/** On one machine the folder is enough; where files lie elsewhere, several machines share what they computed. */
function ablage({ deps }: TenantCtx): Ablage {
  const hier = ordnerAblage(join(deps.env.dataDir, 'fahrzeiten'));
  if (deps.env.s3 === undefined) return hier;
  return lagerAblage(hier, deps.files, (fehler) => deps.log.warn({ err: fehler }, 'travel times not shared'));
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
