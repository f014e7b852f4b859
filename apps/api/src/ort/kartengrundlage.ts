import type { TenantCtx } from '../platform/ctx.ts';
import { DEMOVERSION } from './demokarte.ts';
import { karteFuer } from './karteFuer.ts';
import type { Kachelleser } from './kartenbild/oeffneKartenbild.ts';
import { ortDienste } from './ortDienste.ts';

const OSM = '© OpenStreetMap-Mitwirkende';
const ERFUNDEN = 'Musterbach ist erfunden';

export interface Kartengrundlage {
  readonly version: string;
  readonly herkunft: string;
  readonly stand: string | null;
  readonly kachel: Kachelleser;
}

/** The drawn map of the company, or of the demo; null where it has none. */
export async function kartengrundlage(ctx: TenantCtx): Promise<Kartengrundlage | null> {
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
