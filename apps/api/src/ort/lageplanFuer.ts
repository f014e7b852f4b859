import type { Lageplanform } from '@kehrtour/domain/ort/lageplanform';

import type { TenantCtx } from '../platform/ctx.ts';
import { bildspeicher } from './bildspeicher.ts';
import { kartengrundlage } from './kartengrundlage.ts';
import { lageplanAus, type Planhaus } from './lageplan/lageplanAus.ts';

/**
 * Some sixty kilobytes each; a village opens its slips on the same evening. Of a map that was made to be large only what is
 * asked for is in memory.
 */
const bilder = bildspeicher({ bilderMax: 200, zeichenMax: 300_000 });

/** A still picture of where a house is, from the map that the company has; null where it has none, or nothing is drawn there. */
export async function lageplanFuer(
  ctx: TenantCtx,
  haus: Planhaus,
  form: Lageplanform = 'breit',
): Promise<string | null> {
  const grundlage = await kartengrundlage(ctx);
  if (grundlage === null) return null;
  const ort = `${haus.lat.toFixed(5)},${haus.lon.toFixed(5)}/${haus.strasse} ${haus.hausnr}`;
  return bilder(`${form}/${grundlage.version}/${ort}`, () => lageplanAus(grundlage.kachel, haus, form));
}
