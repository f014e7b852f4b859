import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import { kachelstelle } from '../kartenbild/kachelzahl.ts';
import type { Kachelleser } from '../kartenbild/oeffneKartenbild.ts';
import { ZOOM_MAX, ZOOM_MIN } from '../kartenbild/zeichneKarte.ts';
import { MASSSTAB_FEIN } from './kartengrund.format.ts';
import { type Fenster, planteile } from './planteile.ts';
import { tageskarteSvg } from './tageskarte.format.ts';

/** Across the width of a sheet of paper. */
const MASS = { breite: 1000, hoehe: 600 };
const RAND_PX = 56;
const ERDUMFANG_METER = 40_075_017;
/** Nearer than this one sees no more, but less of what is around. */
const METER_JE_PX_MIN = 0.3;
/** A tile is drawn at least so large: the next zoom has four times as many of them. */
const KACHEL_PX_MIN = 300;

export interface Tageshalt {
  readonly nummer: number;
  readonly ort: Koordinate;
}

export interface Tagesweg {
  readonly linie: readonly Koordinate[];
  /** No road is known here. */
  readonly vermutet: boolean;
}

/** The stops of a day with their numbers and the ways between them, as a still picture; null where the map is empty. */
export async function tageskarteAus(
  kachel: Kachelleser,
  { halte, wege }: { halte: readonly Tageshalt[]; wege: readonly Tagesweg[] },
): Promise<string | null> {
  const fenster = fensterUm([...halte.map(({ ort }) => ort), ...wege.flatMap(({ linie }) => linie)]);
  if (fenster === null) return null;
  const massstab = Math.min(1, METER_JE_PX_MIN / fenster.meterJePx);
  const teile = await planteile(kachel, { ...fenster, ohneHaeuser: massstab < MASSSTAB_FEIN });
  if (teile.length === 0) return null;
  const bildpunkt = (ort: Koordinate) => {
    const [x, y] = kachelstelle([ort.lon, ort.lat], fenster.zoom);
    return { x: (x - fenster.x) * fenster.pxJeKachel, y: (y - fenster.y) * fenster.pxJeKachel };
  };
  return tageskarteSvg(teile, {
    mass: MASS,
    massstab,
    halte: halte.map(({ nummer, ort }) => ({ nummer, ...bildpunkt(ort) })),
    wege: wege.map(({ linie, vermutet }) => ({ zug: linie.map(bildpunkt), vermutet })),
  });
}

/** All of them with a margin, in the middle; in tiles of the zoom that has what can be seen at this size. */
function fensterUm(orte: readonly Koordinate[]): (Fenster & { meterJePx: number }) | null {
  const [erster] = orte;
  if (erster === undefined) return null;
  const stellen = orte.map(({ lat, lon }) => kachelstelle([lon, lat], 0));
  const xs = stellen.map(([x]) => x);
  const ys = stellen.map(([, y]) => y);
  const [links, rechts, oben, unten] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const erdeMeter = ERDUMFANG_METER * Math.cos((erster.lat * Math.PI) / 180);
  const erdePx = Math.min(
    (MASS.breite - 2 * RAND_PX) / Math.max(rechts - links, 1e-12),
    (MASS.hoehe - 2 * RAND_PX) / Math.max(unten - oben, 1e-12),
    erdeMeter / METER_JE_PX_MIN,
  );
  const zoom = Math.max(ZOOM_MIN, Math.min(ZOOM_MAX, Math.floor(Math.log2(erdePx / KACHEL_PX_MIN))));
  const pxJeKachel = erdePx / 2 ** zoom;
  return {
    ...MASS,
    zoom,
    x: ((links + rechts) / 2) * 2 ** zoom - MASS.breite / 2 / pxJeKachel,
    y: ((oben + unten) / 2) * 2 ** zoom - MASS.hoehe / 2 / pxJeKachel,
    pxJeKachel,
    meterJePx: erdeMeter / erdePx,
  };
}
