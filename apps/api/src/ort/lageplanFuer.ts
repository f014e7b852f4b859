import type { TenantCtx } from '../platform/ctx.ts';
import { type Kartengrundlage, kartengrundlage } from './kartengrundlage.ts';
import type { Koordinate } from './koordinate.ts';
import { lageplanAus } from './lageplan/lageplanAus.ts';

/** Some sixty kilobytes each; a village opens its slips on the same evening. */
const BEHALTEN_MAX = 200;

const bekannt = new Map<string, Promise<string | null>>();

/** A still picture of where a place is, from the map that the company has; null where it has none, or nothing is drawn there. */
export async function lageplanFuer(ctx: TenantCtx, ort: Koordinate): Promise<string | null> {
  const grundlage = await kartengrundlage(ctx);
  if (grundlage === null) return null;
  const name = `${grundlage.version}/${ort.lat.toFixed(5)},${ort.lon.toFixed(5)}`;
  const bild = bekannt.get(name) ?? zeichne(name, grundlage, ort);
  bekannt.delete(name);
  bekannt.set(name, bild);
  const [aeltestes] = bekannt.keys();
  if (bekannt.size > BEHALTEN_MAX && aeltestes !== undefined) bekannt.delete(aeltestes);
  return bild;
}

function zeichne(name: string, { kachel }: Kartengrundlage, ort: Koordinate): Promise<string | null> {
  const bild = lageplanAus(kachel, ort);
  bild.catch(() => bekannt.delete(name));
  return bild;
}
