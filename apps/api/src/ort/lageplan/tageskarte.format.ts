import { kartengrund, linie, zahl } from './kartengrund.format.ts';
import type { Planmass, Planteil, Zug } from './kartengrund.format.ts';
import { schreibeNamen, setzeNamen } from './namen.format.ts';
import type { Namensstelle } from './namen.format.ts';

export interface Blatthalt {
  readonly nummer: number;
  readonly x: number;
  readonly y: number;
}

export interface Tageszeichnung {
  readonly mass: Planmass;
  readonly massstab: number;
  readonly halte: readonly Blatthalt[];
  readonly wege: readonly { readonly zug: Zug; readonly vermutet: boolean }[];
}

const RADIUS = 12;
/** Discs stand apart, so that every number can be read. */
const ABSTAND = 2 * RADIUS + 2;
const RUNDEN = 80;
/** Farther from its house a disc is led there by a line. */
const FERN_PX = 5;

/** Black on pale colours: it is printed, and often without colour. Without script, link or anything from elsewhere. */
export function tageskarteSvg(
  teile: readonly Planteil[],
  { mass, massstab, halte, wege }: Tageszeichnung,
): string {
  const scheiben = stelleFrei(halte, mass);
  const nennbar = (stelle: Namensstelle) => scheiben.every((scheibe) => !beruehrt(stelle, scheibe));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mass.breite} ${mass.hoehe}" width="${mass.breite}" height="${mass.hoehe}">`,
    ...kartengrund(teile, mass, massstab),
    ...wege.map(({ zug }) => weg(zug, '#fff', 7)),
    ...wege.map(({ zug, vermutet }) => weg(zug, '#111', 3, vermutet ? ' stroke-dasharray="9 7"' : '')),
    // The streets that are visited are the ones that are looked for: their names lie on the way, not below it.
    ...schreibeNamen(setzeNamen(teile, mass, { nennbar })),
    ...scheiben.map(zeiger),
    ...scheiben.map(scheibe),
    '</svg>',
  ].join('');
}

type Scheibe = { nummer: number; haus: { x: number; y: number }; x: number; y: number };

/** Pushes discs apart that would cover each other, and no farther from their houses than that takes. */
function stelleFrei(halte: readonly Blatthalt[], { breite, hoehe }: Planmass): Scheibe[] {
  const scheiben = halte.map(({ nummer, x, y }, i) => ({
    nummer,
    haus: { x, y },
    // Two at one door part in different directions.
    x: x + Math.cos(i * 2.4) * 0.5,
    y: y + Math.sin(i * 2.4) * 0.5,
  }));
  for (let runde = 0; runde < RUNDEN; runde += 1) {
    for (const [i, a] of scheiben.entries())
      for (const b of scheiben.slice(i + 1)) {
        const weite = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const schub = (ABSTAND - weite) / 2;
        if (schub <= 0) continue;
        const [dx, dy] = [((b.x - a.x) / weite) * schub, ((b.y - a.y) / weite) * schub];
        [a.x, a.y, b.x, b.y] = [a.x - dx, a.y - dy, b.x + dx, b.y + dy];
      }
    for (const eine of scheiben) {
      // Back towards the house, less from round to round, so that it comes to rest.
      const zug = 0.12 * (1 - runde / RUNDEN);
      eine.x = imBlatt(eine.x + (eine.haus.x - eine.x) * zug, breite);
      eine.y = imBlatt(eine.y + (eine.haus.y - eine.y) * zug, hoehe);
    }
  }
  return scheiben;
}

const imBlatt = (wert: number, ende: number): number =>
  Math.min(ende - RADIUS - 2, Math.max(RADIUS + 2, wert));

const weg = (zug: Zug, farbe: string, px: number, mehr = ''): string =>
  `<path d="${linie(zug)}" fill="none" stroke="${farbe}" stroke-width="${px}" stroke-linecap="round" stroke-linejoin="round"${mehr}/>`;

function zeiger({ haus, x, y }: Scheibe): string {
  const punkt = `<circle cx="${zahl(haus.x)}" cy="${zahl(haus.y)}" r="3" fill="#111" stroke="#fff"/>`;
  if (Math.hypot(haus.x - x, haus.y - y) <= FERN_PX) return punkt;
  return `<path d="M${zahl(haus.x)} ${zahl(haus.y)}L${zahl(x)} ${zahl(y)}" stroke="#111" stroke-width="1.5"/>${punkt}`;
}

const scheibe = ({ nummer, x, y }: Scheibe): string =>
  `<circle cx="${zahl(x)}" cy="${zahl(y)}" r="${RADIUS}" fill="#fff" stroke="#111" stroke-width="2"/>` +
  `<text x="${zahl(x)}" y="${zahl(y)}" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-weight="700" font-size="${nummer > 99 ? 10 : 13}" fill="#111">${nummer}</text>`;

function beruehrt({ x, y, grad, halb }: Namensstelle, disc: Scheibe): boolean {
  const winkel = (grad * Math.PI) / 180;
  const [dx, dy] = [disc.x - x, disc.y - y];
  const laengs = dx * Math.cos(winkel) + dy * Math.sin(winkel);
  const quer = dy * Math.cos(winkel) - dx * Math.sin(winkel);
  return Math.abs(laengs) < halb + RADIUS && Math.abs(quer) < RADIUS + 8;
}
