import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import type { Lageplanform } from '@kehrtour/domain/ort/lageplanform';

import { namensschluessel } from '../adressen/adressschluessel.ts';
import { kachelstelle } from '../kartenbild/kachelzahl.ts';
import type { Kachelleser } from '../kartenbild/oeffneKartenbild.ts';
import { ZOOM_MAX } from '../kartenbild/zeichneKarte.ts';
import type { Planmass } from './kartengrund.format.ts';
import { lageplanSvg } from './lageplan.format.ts';
import { planteile } from './planteile.ts';

/** On a phone a wide picture would be drawn at half its size, and nobody could read its numbers. */
const MASSE: Readonly<Record<Lageplanform, Planmass>> = {
  breit: { breite: 640, hoehe: 320 },
  schmal: { breite: 400, hoehe: 320 },
};
/** One sees the next two or three streets. */
const METER_JE_PX = 0.65;
const ERDUMFANG_METER = 40_075_017;

export interface Planhaus extends Koordinate {
  readonly strasse: string;
  readonly hausnr: string;
}

/** What lies around a house, as a still picture; null where the map is empty. */
export async function lageplanAus(
  kachel: Kachelleser,
  haus: Planhaus,
  form: Lageplanform,
): Promise<string | null> {
  const mass = MASSE[form];
  const [mitteX = 0, mitteY = 0] = kachelstelle([haus.lon, haus.lat], ZOOM_MAX);
  const kachelMeter = (ERDUMFANG_METER * Math.cos((haus.lat * Math.PI) / 180)) / 2 ** ZOOM_MAX;
  const pxJeKachel = kachelMeter / METER_JE_PX;
  const teile = await planteile(kachel, {
    ...mass,
    zoom: ZOOM_MAX,
    x: mitteX - mass.breite / 2 / pxJeKachel,
    y: mitteY - mass.hoehe / 2 / pxJeKachel,
    pxJeKachel,
  });
  if (teile.length === 0) return null;
  const eigene = namensschluessel(haus.strasse);
  const istSeineStrasse = (name: string): boolean => namensschluessel(name) === eigene;
  return lageplanSvg(teile, mass, { ...haus, istSeineStrasse });
}
