import { FARBEN, zahl } from './kartengrund.format.ts';
import type { Planmass, Planteil, Zug } from './kartengrund.format.ts';

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
/** Of the size of the letters. */
const ZEICHEN_BREITE = 0.52;
/** Between two names, so that none is read as the end of another. */
const SCHRIFT_ABSTAND = 32;
/** So far corners may lie beside a straight line for a name to follow it; across a bend rather than not at all. */
const WEISEN = [
  { kruemmung: 4, px: SCHRIFT_PX },
  { kruemmung: 12, px: SCHRIFT_PX },
];
const WEISEN_GESUCHT = [...WEISEN, { kruemmung: 12, px: SCHRIFT_NOT_PX }];

/** Each street and water once, along its longest straight piece in the picture where there is room for its name. */
export function setzeNamen(
  teile: readonly Planteil[],
  mass: Planmass,
  { nennbar, zuerst = () => false }: Namenswunsch,
): Namensstelle[] {
  const gesetzt: Namensstelle[] = [];
  const benannte = benannteTeile(teile);
  const setze = (gruppe: typeof benannte, weise: (typeof WEISEN)[number]): void => {
    for (const { name, farbe, ...stueck } of stuecke(gruppe, weise.kruemmung)) {
      if (gesetzt.some((andere) => andere.name === name)) continue;
      const frei = stellenAn({ name, farbe, px: weise.px }, stueck).find(
        (stelle) =>
          imBild(stelle, mass) &&
          nennbar(stelle) &&
          gesetzt.every((andere) => !beruehren(andere, stelle, SCHRIFT_ABSTAND)),
      );
      if (frei !== undefined) gesetzt.push(frei);
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

type Stueck = { readonly x: number; readonly y: number; readonly grad: number; readonly laenge: number };
type Benannt = Pick<Namensstelle, 'name' | 'farbe'>;

function benannteTeile(teile: readonly Planteil[]): (Benannt & { zuege: Zug[] })[] {
  const jeName = new Map<string, Benannt & { zuege: Zug[] }>();
  for (const { ebene, name, flaeche, zuege } of teile) {
    if (name === '' || flaeche || !(ebene === 'roads' || ebene === 'water')) continue;
    const schluessel = `${ebene} ${name}`;
    const bisher = jeName.get(schluessel)?.zuege ?? [];
    const farbe = ebene === 'water' ? 'gewaesser' : 'schrift';
    jeName.set(schluessel, { name, farbe, zuege: [...bisher, ...zuege] });
  }
  return [...jeName.values()].map(({ zuege, ...eines }) => ({
    ...eines,
    zuege: aneinander(zuege).map(ecken),
  }));
}

const stuecke = (benannte: ReturnType<typeof benannteTeile>, kruemmung: number): (Stueck & Benannt)[] =>
  benannte
    .flatMap(({ zuege, ...eines }) =>
      zuege.flatMap((zug) => geradeStuecke(zug, kruemmung)).map((stueck) => ({ ...eines, ...stueck })),
    )
    .toSorted((a, b) => b.laenge - a.laenge);

/** Maps cut a street at every crossing and every change of its surface; a name needs it whole. */
function aneinander(zuege: readonly Zug[]): Zug[] {
  const ganze: Zug[] = [];
  for (const zug of zuege) {
    let neu = zug;
    for (let i = ganze.length - 1; i >= 0; i -= 1) {
      const verbunden = verbinde(ganze[i] ?? [], neu);
      if (verbunden === undefined) continue;
      neu = verbunden;
      ganze.splice(i, 1);
    }
    ganze.push(neu);
  }
  return ganze;
}

/** One line out of two that meet at an end. */
function verbinde(a: Zug, b: Zug): Zug | undefined {
  if (trifft(a.at(-1), b[0])) return [...a, ...b.slice(1)];
  if (trifft(b.at(-1), a[0])) return [...b, ...a.slice(1)];
  if (trifft(a.at(-1), b.at(-1))) return [...a, ...b.toReversed().slice(1)];
  if (trifft(a[0], b[0])) return [...a.toReversed(), ...b.slice(1)];
  return undefined;
}

const trifft = (a: Zug[number] | undefined, b: Zug[number] | undefined): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 1;

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

/** Less than a letter's own unevenness. */
const ECKE_PX = 1;

/**
 * Only the corners of a line (Douglas, Peucker 1973): a map may draw a straight street with thousands of points, and all pairs of
 * them would be looked at.
 */
function ecken(zug: Zug): Zug {
  const bleibt = new Set([0, zug.length - 1]);
  const offen: (readonly [number, number])[] = [[0, zug.length - 1]];
  for (let stueck = offen.pop(); stueck !== undefined; stueck = offen.pop()) {
    const [von, bis] = stueck;
    let [weiteste, px] = [von, ECKE_PX];
    for (let i = von + 1; i < bis; i += 1) {
      const abstand = abstandZur(zug[von], zug[bis], zug[i]);
      if (abstand > px) [weiteste, px] = [i, abstand];
    }
    if (weiteste === von) continue;
    bleibt.add(weiteste);
    offen.push([von, weiteste], [weiteste, bis]);
  }
  return zug.filter((_, i) => bleibt.has(i));
}

type Ecke = Zug[number] | undefined;
/** How far a corner lies beside the line through two others. */
function abstandZur(a: Ecke, b: Ecke, punkt: Ecke): number {
  if (a === undefined || b === undefined || punkt === undefined) return 0;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const laenge = Math.hypot(dx, dy);
  if (laenge === 0) return Math.hypot(punkt.x - a.x, punkt.y - a.y);
  return Math.abs(dx * (a.y - punkt.y) - (a.x - punkt.x) * dy) / laenge;
}

/** The longest straight pieces from each corner on, with their middle and the angle at which a name can be read. */
function geradeStuecke(zug: Zug, kruemmung: number): Stueck[] {
  return zug.slice(0, -1).map((von, i) => {
    let ende = i + 1;
    while (ende + 1 < zug.length && istGerade({ zug, von: i, bis: ende + 1, kruemmung })) ende += 1;
    const nach = zug[ende] ?? von;
    const grad = (Math.atan2(nach.y - von.y, nach.x - von.x) * 180) / Math.PI;
    return {
      x: (von.x + nach.x) / 2,
      y: (von.y + nach.y) / 2,
      grad: grad > 90 ? grad - 180 : grad < -90 ? grad + 180 : grad,
      laenge: Math.hypot(nach.x - von.x, nach.y - von.y),
    };
  });
}

type Strecke = { zug: Zug; von: number; bis: number; kruemmung: number };
function istGerade({ zug, von, bis, kruemmung }: Strecke): boolean {
  return zug.slice(von + 1, bis).every((punkt) => abstandZur(zug[von], zug[bis], punkt) <= kruemmung);
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
