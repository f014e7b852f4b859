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

const FLAECHEN: readonly (readonly [klasse: Farbe, kinds: readonly string[]])[] = [
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
  gewaesser: ['#2f6272', '#9cc3d0'],
  hof: ['#fbf8f3', '#171412'],
  nadel: ['#b83b0a', '#f08a4b'],
} as const satisfies Record<string, readonly [hell: string, dunkel: string]>;
export type Farbe = keyof typeof FARBEN;

/** From here on houses and footpaths are too small to be seen. */
export const MASSSTAB_FEIN = 0.22;

/** Larger pictures help nobody to find a house; what comes last are houses. */
const ZEICHEN_MAX = 120_000;

/**
 * The map itself: surfaces, houses and streets, from the ground up.
 * @param massstab 1 is a picture of the next streets; smaller ones show more, with thinner streets and without ways
 */
export function kartengrund(teile: readonly Planteil[], mass: Planmass, massstab: number): string[] {
  const flaechen = FLAECHEN.map(([klasse, kinds]) => {
    const eigene = teile.filter(({ ebene, kind }) => ebene === 'landuse' && kinds.includes(kind));
    return pfad(eigene, fuellung(klasse));
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
