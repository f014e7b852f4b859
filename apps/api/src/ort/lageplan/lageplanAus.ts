import { kachelstelle } from '../kartenbild/kachelzahl.ts';
import type { Kachelleser } from '../kartenbild/oeffneKartenbild.ts';
import { ZOOM_MAX } from '../kartenbild/zeichneKarte.ts';
import type { Koordinate } from '../koordinate.ts';
import { lageplanSvg } from './lageplan.format.ts';
import { planteile } from './planteile.ts';

const MASS = { breite: 640, hoehe: 320 };
/** One sees the next two or three streets. */
const BREITE_METER = 480;
const ERDUMFANG_METER = 40_075_017;

/** What lies around a place, as a still picture; null where the map is empty. */
export async function lageplanAus(kachel: Kachelleser, ort: Koordinate): Promise<string | null> {
  const [mitteX = 0, mitteY = 0] = kachelstelle([ort.lon, ort.lat], ZOOM_MAX);
  const kachelMeter = (ERDUMFANG_METER * Math.cos((ort.lat * Math.PI) / 180)) / 2 ** ZOOM_MAX;
  const pxJeKachel = (MASS.breite / BREITE_METER) * kachelMeter;
  const teile = await planteile(kachel, {
    ...MASS,
    zoom: ZOOM_MAX,
    x: mitteX - MASS.breite / 2 / pxJeKachel,
    y: mitteY - MASS.hoehe / 2 / pxJeKachel,
    pxJeKachel,
  });
  return teile.length === 0 ? null : lageplanSvg(teile, MASS);
}
