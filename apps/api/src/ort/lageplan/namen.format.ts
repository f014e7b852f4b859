import { FARBEN, zahl } from './kartengrund.format.ts';
import type { Planmass, Planteil, Zug } from './kartengrund.format.ts';
import { ganzeZuege, geradeStuecke, type Stueck } from './zuege.ts';

/** Where something would be written: its middle, the angle at which it is read, half of its length, and its size. */
export interface Schriftzug {
  readonly x: number;
  readonly y: number;
  readonly grad: number;
  readonly halb: number;
  readonly px: number;
}

export interface Namensstelle extends Schriftzug {
  readonly name: string;
  readonly farbe: 'schrift' | 'gewaesser';
}

/** Whether there is room for a name beside what else is drawn. */
export type Nennbar = (stelle: Namensstelle) => boolean;

export interface Namenswunsch {
  readonly nennbar: Nennbar;
  /** The street that is looked for: it gets its name before all others. */
  readonly zuerst?: (name: string) => boolean;
}

/** On a phone the picture is half as wide. */
const SCHRIFT_PX = 17;
/** Rather so small than not at all: the one street that is looked for. */
const SCHRIFT_NOT_PX = 13;
/** As a part of the size of the letters. */
const ZEICHEN_BREITE = 0.52;
/** Between two names, so that none is read as the end of another. */
const SCHRIFT_ABSTAND = 32;
/** How far corners may lie beside a straight line for a name to follow it; across a bend rather than not at all. */
const WEISEN = [
  { kruemmung: 4, px: SCHRIFT_PX },
  { kruemmung: 12, px: SCHRIFT_PX },
];
const WEISEN_GESUCHT = [...WEISEN, { kruemmung: 12, px: SCHRIFT_NOT_PX }];

/** Maps are files of strangers: a sheet of a small town has a fifth of these lines, and names are tried along the longest pieces. */
const ZUEGE_MAX = 10_000;
const STUECKE_MAX = 5_000;

/** Each street and water once, along its longest straight piece in the picture where there is room for its name. */
export function setzeNamen(
  teile: readonly Planteil[],
  mass: Planmass,
  { nennbar, zuerst = () => false }: Namenswunsch,
): Namensstelle[] {
  const gesetzt: Namensstelle[] = [];
  const genannt = new Set<string>();
  const benannte = benannteTeile(teile);
  const setze = (gruppe: typeof benannte, weise: (typeof WEISEN)[number]): void => {
    for (const { name, farbe, ...stueck } of stuecke(gruppe, weise.kruemmung)) {
      if (genannt.has(name)) continue;
      const frei = stellenAn({ name, farbe, px: weise.px }, stueck).find(
        (stelle) =>
          imBild(stelle, mass) &&
          nennbar(stelle) &&
          gesetzt.every((andere) => !beruehren(andere, stelle, SCHRIFT_ABSTAND)),
      );
      if (frei === undefined) continue;
      genannt.add(name);
      gesetzt.push(frei);
    }
  };
  const gesuchte = benannte.filter(({ name }) => zuerst(name));
  for (const weise of WEISEN_GESUCHT) setze(gesuchte, weise);
  for (const weise of WEISEN) setze(benannte, weise);
  return gesetzt;
}

/** A name that lies on no street: level, above a place. */
export const schildUeber = (x: number, y: number, name: string): Namensstelle => ({
  name,
  farbe: 'schrift',
  x,
  y: y - SCHRIFT_PX * 0.7,
  grad: 0,
  halb: (name.length * SCHRIFT_PX * ZEICHEN_BREITE) / 2,
  px: SCHRIFT_PX,
});

export const schreibeNamen = (stellen: readonly Namensstelle[]): string[] =>
  stellen.map(
    ({ name, farbe, x, y, grad, px }) =>
      `<text x="${zahl(x)}" y="${zahl(y)}" transform="rotate(${zahl(grad)} ${zahl(x)} ${zahl(y)})" ${schrift(px, farbe)}>${escaped(name)}</text>`,
  );

/** In the middle of its place, and with a border that keeps it apart from what lies below. */
export const schrift = (px: number, farbe: 'schrift' | 'gewaesser'): string =>
  `text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-size="${px}" paint-order="stroke" stroke-width="4" stroke-linejoin="round" stroke="${FARBEN.hof[0]}" fill="${FARBEN[farbe][0]}" class="s-hof f-${farbe}"`;

type Benannt = Pick<Namensstelle, 'name' | 'farbe'>;

function benannteTeile(teile: readonly Planteil[]): (Benannt & { zuege: Zug[] })[] {
  const jeName = new Map<string, Benannt & { zuege: Zug[] }>();
  let anzahl = 0;
  for (const { ebene, name, flaeche, zuege } of teile) {
    if (name === '' || flaeche || !(ebene === 'roads' || ebene === 'water')) continue;
    const schluessel = `${ebene} ${name}`;
    const farbe = ebene === 'water' ? 'gewaesser' : 'schrift';
    const eines = jeName.get(schluessel) ?? { name, farbe, zuege: [] };
    for (const zug of zuege.slice(0, ZUEGE_MAX - anzahl)) eines.zuege.push(zug);
    jeName.set(schluessel, eines);
    anzahl += zuege.length;
    if (anzahl >= ZUEGE_MAX) break;
  }
  return [...jeName.values()].map(({ zuege, ...eines }) => ({ ...eines, zuege: ganzeZuege(zuege) }));
}

const stuecke = (benannte: ReturnType<typeof benannteTeile>, kruemmung: number): (Stueck & Benannt)[] =>
  benannte
    .flatMap(({ zuege, ...eines }) =>
      zuege.flatMap((zug) => geradeStuecke(zug, kruemmung)).map((stueck) => ({ ...eines, ...stueck })),
    )
    .toSorted((a, b) => b.laenge - a.laenge)
    .slice(0, STUECKE_MAX);

/** In the middle of the piece, else nearer to one of its ends. */
const VERSCHOBEN = [0, 0.5, -0.5, 1, -1];

function stellenAn(wer: Benannt & { px: number }, { x, y, grad, laenge }: Stueck): Namensstelle[] {
  const halb = (wer.name.length * wer.px * ZEICHEN_BREITE) / 2;
  const spiel = laenge / 2 - halb * 0.6;
  if (laenge < halb * 1.2) return [];
  const winkel = (grad * Math.PI) / 180;
  return VERSCHOBEN.map((anteil) => {
    const weit = anteil * Math.max(0, spiel - halb * 0.4);
    return { ...wer, grad, halb, x: x + weit * Math.cos(winkel), y: y + weit * Math.sin(winkel) };
  });
}

/** Whole: half a name at the edge is no name. */
function imBild({ x, y, grad, halb, px }: Schriftzug, { breite, hoehe }: Planmass): boolean {
  const winkel = (grad * Math.PI) / 180;
  const dx = halb * Math.abs(Math.cos(winkel)) + px / 2;
  const dy = halb * Math.abs(Math.sin(winkel)) + px / 2;
  return x > dx && x < breite - dx && y > dy && y < hoehe - dy;
}

/** Whether two written names come closer than they may, whatever way they run. */
export function beruehren(eine: Schriftzug, andere: Schriftzug, abstandPx: number): boolean {
  const weit = eine.halb + andere.halb + abstandPx;
  if (Math.abs(eine.x - andere.x) >= weit || Math.abs(eine.y - andere.y) >= weit) return false;
  const punkte = buchstaben(andere);
  return buchstaben(eine).some((a) => punkte.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < abstandPx));
}

/** Places along a name, close enough together that nothing slips between them. */
function buchstaben({ x, y, grad, halb, px }: Schriftzug): { x: number; y: number }[] {
  const winkel = (grad * Math.PI) / 180;
  const schritte = Math.max(1, Math.ceil((2 * halb) / px));
  return Array.from({ length: schritte + 1 }, (_, i) => {
    const laengs = ((2 * i) / schritte - 1) * halb;
    return { x: x + laengs * Math.cos(winkel), y: y + laengs * Math.sin(winkel) };
  });
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
