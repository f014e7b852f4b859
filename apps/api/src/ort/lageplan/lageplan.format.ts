import { hausnummern } from './hausnummern.format.ts';
import { dunkel, FARBEN, fuellung, kartengrund } from './kartengrund.format.ts';
import type { Planmass, Planteil } from './kartengrund.format.ts';
import {
  beruehren,
  escaped,
  type Namensstelle,
  schildUeber,
  schreibeNamen,
  type Schriftzug,
  setzeNamen,
} from './namen.format.ts';

export interface Lageplanhaus {
  readonly strasse: string;
  /** Stands in the head of the pin. */
  readonly hausnr: string;
  /** Whether a street of the map is the one of the house. */
  readonly istSeineStrasse: (name: string) => boolean;
}

/** A still picture of a map with a pin in its middle: SVG without script, link or anything from elsewhere. */
export function lageplanSvg(teile: readonly Planteil[], mass: Planmass, haus: Lageplanhaus): string {
  const { breite, hoehe } = mass;
  const namen = namenUm(teile, mass, haus);
  const frei = (stelle: Schriftzug): boolean => !beruehrtNadel(stelle, mass);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${breite} ${hoehe}" width="${breite}" height="${hoehe}">`,
    dunkel(),
    ...kartengrund(teile, mass, 1),
    ...hausnummern(teile, mass, { namen, frei }),
    ...schreibeNamen(namen),
    nadel(breite / 2, hoehe / 2, haus.hausnr),
    '</svg>',
  ].join('');
}

/** Beside the name above the pin nothing else is written. */
const SCHILD_ABSTAND = 26;
const KOPF_PX = 19;
/** From the tip of the pin to the middle of its head. */
const HALS_PX = 34;

/** The street of the house is named in any case: where it has no room of its own, above the pin. */
function namenUm(
  teile: readonly Planteil[],
  mass: Planmass,
  { strasse, istSeineStrasse: zuerst }: Lageplanhaus,
): Namensstelle[] {
  const frei = (stelle: Schriftzug): boolean => !beruehrtNadel(stelle, mass);
  const namen = setzeNamen(teile, mass, { nennbar: frei, zuerst });
  if (strasse === '' || namen.some(({ name }) => zuerst(name))) return namen;
  const schild = schildUeber(mass.breite / 2, mass.hoehe / 2 - HALS_PX - KOPF_PX, strasse);
  const daneben = (stelle: Schriftzug): boolean => frei(stelle) && !beruehren(schild, stelle, SCHILD_ABSTAND);
  return [schild, ...setzeNamen(teile, mass, { nennbar: daneben })];
}

/** Whether something would be written under the pin, whose head is above the middle. */
function beruehrtNadel({ x, y, grad, halb, px }: Schriftzug, { breite, hoehe }: Planmass): boolean {
  const winkel = (grad * Math.PI) / 180;
  const [cos, sin] = [Math.cos(winkel), Math.sin(winkel)];
  const halbeHoehe = (HALS_PX + KOPF_PX) / 2;
  const [dx, dy] = [breite / 2 - x, hoehe / 2 - halbeHoehe - y];
  const laengs = halb + 4 + KOPF_PX * Math.abs(cos) + halbeHoehe * Math.abs(sin);
  const quer = px / 2 + KOPF_PX * Math.abs(sin) + halbeHoehe * Math.abs(cos);
  return Math.abs(dx * cos + dy * sin) < laengs && Math.abs(dy * cos - dx * sin) < quer;
}

/** Font size in the head by length of the number; a longer one would not fit. */
const NUMMERNGROESSE = [0, 20, 19, 16, 13];

function nadel(x: number, y: number, hausnr: string): string {
  const groesse = NUMMERNGROESSE[hausnr.length] ?? 0;
  const kopf =
    groesse === 0
      ? `<circle cx="${x}" cy="${y - HALS_PX}" r="6" ${fuellung('hof')}/>`
      : `<text x="${x}" y="${y - HALS_PX}" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-weight="700" font-size="${groesse}" ${fuellung('hof')}>${escaped(hausnr)}</text>`;
  return `<path d="M${x} ${y}c0 0-${KOPF_PX}-22-${KOPF_PX}-${HALS_PX}a${KOPF_PX} ${KOPF_PX} 0 0 1 ${2 * KOPF_PX} 0c0 12-${KOPF_PX} ${HALS_PX}-${KOPF_PX} ${HALS_PX}z" ${fuellung('nadel')} stroke="${FARBEN.hof[0]}" stroke-width="2"/>${kopf}`;
}
