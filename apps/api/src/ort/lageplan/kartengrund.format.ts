/** A way or an outline in pixels of the picture. */
export type Zug = readonly { readonly x: number; readonly y: number }[];

/** One thing of a map, as the picture needs it. */
export interface Planteil {
  readonly ebene: string;
  readonly kind: string;
  readonly name: string;
  readonly flaeche: boolean;
  readonly zuege: readonly Zug[];
}

export interface Planmass {
  readonly breite: number;
  readonly hoehe: number;
}

const FLAECHEN: readonly (readonly [klasse: string, kinds: readonly string[]])[] = [
  ['feld', ['farmland']],
  ['ort', ['residential']],
  ['werk', ['industrial', 'school', 'parking']],
  ['gras', ['grass', 'orchard', 'park', 'cemetery', 'pitch', 'scrub', 'wetland']],
  ['wald', ['forest']],
];
const STRASSEN: readonly (readonly [kind: string, breite: number])[] = [
  ['service', 3],
  ['minor_road', 7],
  ['medium_road', 9],
  ['major_road', 11],
  ['highway', 13],
];

/** The map colours of our pages; as attributes, so that the picture is right where no style is read, and darker where it is. */
export const FARBEN = {
  grund: ['#f7f2ea', '#191512'],
  feld: ['#f3edda', '#221d16'],
  ort: ['#efe8dc', '#26201c'],
  werk: ['#e8e1d6', '#292320'],
  gras: ['#e9ebd8', '#1f261b'],
  wald: ['#d9dfc8', '#222f20'],
  wasser: ['#bfd3da', '#183039'],
  haus: ['#d9cdbd', '#3a332e'],
  rand: ['#c9bcab', '#0f0d0b'],
  weg: ['#b3a48f', '#61574f'],
  strasse: ['#ffffff', '#4a423c'],
  schiene: ['#82776c', '#7d7268'],
  schrift: ['#2e2824', '#e6ddd2'],
  hof: ['#fbf8f3', '#171412'],
  nadel: ['#b83b0a', '#f08a4b'],
} as const satisfies Record<string, readonly [hell: string, dunkel: string]>;
export type Farbe = keyof typeof FARBEN;

/** Where a name would stand: its middle, the angle at which it is read, and half of its length. */
export interface Namensstelle {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly grad: number;
  readonly halb: number;
}

/** Whether there is room for a name beside what else is drawn. */
export type Nennbar = (stelle: Namensstelle) => boolean;

/** From here on houses and footpaths are too small to be seen. */
const MASSSTAB_FEIN = 0.22;

/** Larger pictures help nobody to find a house; what comes last are houses. */
const ZEICHEN_MAX = 120_000;
/** On a phone the picture is half as wide. */
const SCHRIFT_PX = 17;
const ZEICHEN_BREITE = 8.8;
/** Between two names, so that none is read as the end of another. */
const SCHRIFT_ABSTAND = 32;

/**
 * The map itself: surfaces, houses and streets, from the ground up.
 * @param massstab 1 is a picture of the next streets; smaller ones show more, with thinner streets and without ways
 */
export function kartengrund(teile: readonly Planteil[], mass: Planmass, massstab: number): string[] {
  const flaechen = FLAECHEN.map(([klasse, kinds]) => {
    const eigene = teile.filter(({ ebene, kind }) => ebene === 'landuse' && kinds.includes(kind));
    return pfad(eigene, fuellung(klasse as Farbe));
  });
  const wasser = teile.filter(({ ebene }) => ebene === 'water');
  const strassen = teile.filter(({ ebene }) => ebene === 'roads');
  const vonArt = (kind: string): Planteil[] => strassen.filter((eine) => eine.kind === kind);
  const fein = massstab >= MASSSTAB_FEIN;
  const haeuser = fein ? teile.filter(({ ebene, flaeche }) => ebene === 'buildings' && flaeche) : [];
  const breit = (px: number): number => Math.max(1, px * Math.sqrt(massstab));
  return [
    `<rect width="${mass.breite}" height="${mass.hoehe}" ${fuellung('grund')}/>`,
    ...flaechen,
    pfad(
      wasser.filter(({ flaeche }) => flaeche),
      fuellung('wasser'),
    ),
    pfad(
      wasser.filter(({ flaeche }) => !flaeche),
      strich('wasser', breit(3)),
    ),
    pfad(haeuser, fuellung('haus'), ZEICHEN_MAX),
    fein ? pfad(vonArt('path'), `${strich('weg', 1.5)} stroke-dasharray="3 3"`) : '',
    ...STRASSEN.map(([kind, px]) => pfad(vonArt(kind), strich('rand', breit(px) + 2))),
    ...STRASSEN.map(([kind, px]) => pfad(vonArt(kind), strich('strasse', breit(px)))),
    pfad(vonArt('rail'), strich('schiene', 2)),
  ];
}

export const fuellung = (farbe: Farbe): string => `class="f-${farbe}" fill="${FARBEN[farbe][0]}"`;
export const strich = (farbe: Farbe, px: number): string =>
  `class="s-${farbe}" fill="none" stroke="${FARBEN[farbe][0]}" stroke-width="${px}" stroke-linecap="round" stroke-linejoin="round"`;

export function dunkel(): string {
  const regeln = Object.entries(FARBEN).map(
    ([name, [, farbe]]) => `.f-${name}{fill:${farbe}}.s-${name}{stroke:${farbe}}`,
  );
  return `<style>@media (prefers-color-scheme: dark){${regeln.join('')}}</style>`;
}

/** Tiles overlap at their edges: what is drawn twice there must not cancel out. Holes run the other way round. */
function pfad(teile: readonly Planteil[], attribute: string, zeichenMax = Number.POSITIVE_INFINITY): string {
  let d = '';
  for (const { zuege, flaeche } of teile) {
    if (d.length > zeichenMax) break;
    d += zuege.map((zug) => linie(zug) + (flaeche ? 'z' : '')).join('');
  }
  return d === '' ? '' : `<path d="${d}" ${attribute}/>`;
}

export const zahl = (wert: number): string => wert.toFixed(1).replace(/\.0$/, '');
export const linie = (zug: Zug): string =>
  zug.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${zahl(x)} ${zahl(y)}`).join('');

/** Each street once, along its longest straight piece in the picture where there is room for its name. */
export function strassennamen(teile: readonly Planteil[], mass: Planmass, nennbar: Nennbar): string[] {
  const gesetzt: Namensstelle[] = [];
  for (const { name, ...stueck } of benannteStuecke(teile)) {
    if (gesetzt.some((andere) => andere.name === name)) continue;
    const frei = stellenAn(name, stueck).find(
      (stelle) =>
        imBild(stelle, mass) && nennbar(stelle) && gesetzt.every((andere) => !beruehren(andere, stelle)),
    );
    if (frei !== undefined) gesetzt.push(frei);
  }
  return gesetzt.map(
    ({ name, x, y, grad }) =>
      `<text x="${zahl(x)}" y="${zahl(y)}" transform="rotate(${zahl(grad)} ${zahl(x)} ${zahl(y)})" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-size="${SCHRIFT_PX}" paint-order="stroke" stroke-width="4" stroke-linejoin="round" stroke="${FARBEN.hof[0]}" fill="${FARBEN.schrift[0]}" class="s-hof f-schrift">${escaped(name)}</text>`,
  );
}

type Stueck = { readonly x: number; readonly y: number; readonly grad: number; readonly laenge: number };

function benannteStuecke(teile: readonly Planteil[]): (Stueck & { name: string })[] {
  const zuegeVon = new Map<string, Zug[]>();
  for (const { ebene, name, zuege } of teile)
    if (ebene === 'roads' && name !== '') zuegeVon.set(name, [...(zuegeVon.get(name) ?? []), ...zuege]);
  return [...zuegeVon]
    .flatMap(([name, zuege]) =>
      aneinander(zuege)
        .flatMap(geradeStuecke)
        .map((stueck) => ({ name, ...stueck })),
    )
    .toSorted((a, b) => b.laenge - a.laenge);
}

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

function stellenAn(name: string, { x, y, grad, laenge }: Stueck): Namensstelle[] {
  const halb = (name.length * ZEICHEN_BREITE) / 2;
  const spiel = laenge / 2 - halb * 0.6;
  if (laenge < halb * 1.2) return [];
  const winkel = (grad * Math.PI) / 180;
  return VERSCHOBEN.map((anteil) => {
    const weit = anteil * Math.max(0, spiel - halb * 0.4);
    return { name, grad, halb, x: x + weit * Math.cos(winkel), y: y + weit * Math.sin(winkel) };
  });
}

/** Whole: half a name at the edge is no name. */
function imBild({ x, y, grad, halb }: Namensstelle, { breite, hoehe }: Planmass): boolean {
  const winkel = (grad * Math.PI) / 180;
  const dx = halb * Math.abs(Math.cos(winkel)) + SCHRIFT_PX / 2;
  const dy = halb * Math.abs(Math.sin(winkel)) + SCHRIFT_PX / 2;
  return x > dx && x < breite - dx && y > dy && y < hoehe - dy;
}

/** Whether two written names come closer than they may, whatever way they run. */
function beruehren(eine: Namensstelle, andere: Namensstelle): boolean {
  const punkte = buchstaben(andere);
  return buchstaben(eine).some((a) => punkte.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < SCHRIFT_ABSTAND));
}

/** Places along a name, close enough together that nothing slips between them. */
function buchstaben({ x, y, grad, halb }: Namensstelle): { x: number; y: number }[] {
  const winkel = (grad * Math.PI) / 180;
  const schritte = Math.ceil((2 * halb) / SCHRIFT_PX);
  return Array.from({ length: schritte + 1 }, (_, i) => {
    const laengs = ((2 * i) / schritte - 1) * halb;
    return { x: x + laengs * Math.cos(winkel), y: y + laengs * Math.sin(winkel) };
  });
}

/** So far corners may lie beside a straight line for a name to follow it. */
const KRUEMMUNG_PX = 4;

/** The longest straight pieces from each corner on, with their middle and the angle at which a name can be read. */
function geradeStuecke(zug: Zug): { x: number; y: number; grad: number; laenge: number }[] {
  return zug.slice(0, -1).map((von, i) => {
    let ende = i + 1;
    while (ende + 1 < zug.length && istGerade(zug, i, ende + 1)) ende += 1;
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

function istGerade(zug: Zug, von: number, bis: number): boolean {
  const [a, b] = [zug[von], zug[bis]];
  if (a === undefined || b === undefined) return false;
  const laenge = Math.hypot(b.x - a.x, b.y - a.y);
  return zug
    .slice(von + 1, bis)
    .every(
      ({ x, y }) => Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) <= KRUEMMUNG_PX * laenge,
    );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
