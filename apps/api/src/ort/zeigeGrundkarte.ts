import type { Grundkarte } from '@kehrtour/contract/ort';

import type { TenantCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refused.ts';
import { DEMOVERSION } from './demokarte.ts';
import { karteFuer } from './karteFuer.ts';
import type { Kachelleser } from './kartenbild/oeffneKartenbild.ts';
import { ZOOM_MAX } from './kartenbild/zeichneKarte.ts';
import { ortDienste } from './ortDienste.ts';

const OSM = '© OpenStreetMap-Mitwirkende';
const ERFUNDEN = 'Musterbach ist erfunden';

interface Grundlage {
  readonly version: string;
  readonly herkunft: string;
  readonly stand: string | null;
  readonly kachel: Kachelleser;
}

/** What lies under the houses: the tile service of the operator, tiles of the extract, or nothing but streets. */
export async function zeigeGrundkarte(ctx: TenantCtx): Promise<Grundkarte> {
  const grundlage = await grundlageFuer(ctx);
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
  };
}

/** One tile of the map that this company sees, packed with gzip; null where nothing is drawn. */
export async function holeKachel(
  ctx: TenantCtx,
  { version, z, x, y }: { version: string; z: number; x: number; y: number },
): Promise<Buffer | null> {
  const grundlage = await grundlageFuer(ctx);
  if (grundlage?.version !== version || x >= 2 ** z || y >= 2 ** z) throw new Refused('nicht-gefunden');
  return grundlage.kachel(z, x, y);
}

async function grundlageFuer(ctx: TenantCtx): Promise<Grundlage | null> {
  const offen = await karteFuer(ctx);
  if (offen !== null) {
    const { karte, kachel } = offen;
    if (kachel === null) return null;
    return { version: karte.version, herkunft: OSM, stand: karte.stand, kachel };
  }
  if (!ctx.deps.env.demo) return null;
  const kachel = await ortDienste(ctx.deps).demokarte();
  return { version: DEMOVERSION, herkunft: ERFUNDEN, stand: null, kachel };
}
