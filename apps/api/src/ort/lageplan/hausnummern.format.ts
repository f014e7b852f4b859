import type { Planmass, Planteil } from './kartengrund.format.ts';
import { zahl } from './kartengrund.format.ts';
import { beruehren, escaped, type Namensstelle, schrift, type Schriftzug } from './namen.format.ts';

const SCHRIFT_PX = 14;
const ZEICHEN_BREITE = 7.6;
/** Between two numbers, so that 1 and 2 are not read as 12. */
const ABSTAND_NUMMER = 17;
const ABSTAND_NAME = 19;
/** In the densest town: those that are nearest to the middle. */
const NUMMERN_MAX = 150;
/** How many are tried: farther out there is no more room than nearer by. */
const VERSUCHE_MAX = 3_000;

type Stelle = Schriftzug & { name: string };

/** The numbers of the houses around the middle where there is room, the nearest first. */
export function hausnummern(
  teile: readonly Planteil[],
  { breite, hoehe }: Planmass,
  belegt: { namen: readonly Namensstelle[]; frei: (stelle: Schriftzug) => boolean },
): string[] {
  const stellen = teile
    .flatMap(({ ebene, kind, name, zuege }): Stelle[] => {
      const punkt = zuege[0]?.[0];
      if (ebene !== 'buildings' || kind !== 'address' || name === '' || punkt === undefined) return [];
      return [{ name, ...punkt, px: SCHRIFT_PX, grad: 0, halb: (name.length * ZEICHEN_BREITE) / 2 }];
    })
    .filter(({ x, y, halb }) => x > halb && x < breite - halb && y > SCHRIFT_PX && y < hoehe - SCHRIFT_PX)
    .toSorted((a, b) => zurMitte(a, breite, hoehe) - zurMitte(b, breite, hoehe));
  const gesetzt: Stelle[] = [];
  for (const stelle of stellen.slice(0, VERSUCHE_MAX)) {
    if (gesetzt.length === NUMMERN_MAX) break;
    const frei =
      belegt.frei(stelle) &&
      belegt.namen.every((name) => !beruehren(name, stelle, ABSTAND_NAME)) &&
      gesetzt.every((andere) => !beruehren(andere, stelle, ABSTAND_NUMMER));
    if (frei) gesetzt.push(stelle);
  }
  return gesetzt.map(
    ({ name, x, y }) =>
      `<text x="${zahl(x)}" y="${zahl(y)}" ${schrift(SCHRIFT_PX, 'schrift')}>${escaped(name)}</text>`,
  );
}

const zurMitte = ({ x, y }: Stelle, breite: number, hoehe: number): number =>
  Math.hypot(x - breite / 2, y - hoehe / 2);
