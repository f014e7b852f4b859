import type { Lageplanform } from '@kehrtour/domain/lageplanform';

import type { TenantCtx } from '../platform/ctx.ts';
import { kartengrundlage } from './kartengrundlage.ts';
import { lageplanAus, type Planhaus } from './lageplan/lageplanAus.ts';

/** Some sixty kilobytes each; a village opens its slips on the same evening. */
const BEHALTEN_MAX = 200;
/** Of a map that was made to be large only what is asked for is in memory. */
const BEHALTEN_ZEICHEN_MAX = 300_000;

const bekannt = new Map<string, Promise<string | null>>();

/** A still picture of where a house is, from the map that the company has; null where it has none, or nothing is drawn there. */
export async function lageplanFuer(
  ctx: TenantCtx,
  haus: Planhaus,
  form: Lageplanform = 'breit',
): Promise<string | null> {
  const grundlage = await kartengrundlage(ctx);
  if (grundlage === null) return null;
  const name = `${form}/${grundlage.version}/${haus.lat.toFixed(5)},${haus.lon.toFixed(5)}/${haus.strasse} ${haus.hausnr}`;
  const bild = bekannt.get(name) ?? zeichne(name, () => lageplanAus(grundlage.kachel, haus, form));
  bekannt.delete(name);
  bekannt.set(name, bild);
  const [aeltestes] = bekannt.keys();
  if (bekannt.size > BEHALTEN_MAX && aeltestes !== undefined) bekannt.delete(aeltestes);
  return bild;
}

function zeichne(name: string, zeichnung: () => Promise<string | null>): Promise<string | null> {
  const bild = zeichnung();
  const vergiss = () => bekannt.delete(name);
  bild.then((svg) => svg !== null && svg.length > BEHALTEN_ZEICHEN_MAX && vergiss(), vergiss);
  return bild;
}
