import { liesHausnummer, strassenseite } from './hausnummer.ts';
import { strassenSchluesselVarianten } from './strasse.ts';

export const GEBIETSARTEN = ['plz', 'strasse', 'flaeche'] as const;
export type Gebietsart = (typeof GEBIETSARTEN)[number];

export const GEBIETSSEITEN = ['alle', 'gerade', 'ungerade'] as const;
export type Gebietsseite = (typeof GEBIETSSEITEN)[number];

/** Longitude before latitude, as on the map and in GeoJSON. */
export type Ecke = readonly [lon: number, lat: number];

/** Where a company goes, or with `ausgenommen` where it does not. */
export interface Gebiet {
  readonly id: string;
  readonly art: Gebietsart;
  readonly plz: string;
  /** The street as `strassenSchluessel` writes it; empty unless `art` is `strasse`. */
  readonly strasseSchluessel: string;
  readonly hausnrVon: number | null;
  readonly hausnrBis: number | null;
  readonly seite: Gebietsseite;
  readonly flaeche: readonly Ecke[] | null;
  /** The company is the district's bBSF here. */
  readonly hoheitlich: boolean;
  readonly ausgenommen: boolean;
  /** Whom to ask for what the company does not do here. */
  readonly zustaendig: string;
}

export interface Gebietsadresse {
  readonly plz: string;
  readonly strasse: string;
  readonly hausnr: string;
  /** Needed for drawn areas; without it they do not match. */
  readonly lage?: { readonly lat: number; readonly lon: number } | undefined;
}

/** House numbers end here for an open range; German ones stay far below. */
const HAUSNR_MAX = 9999;
const RANG: Record<Gebietsart | 'hausnr', number> = { plz: 1, flaeche: 2, strasse: 3, hausnr: 4 };

/**
 * The entry that decides for this address: house numbers before the street, the street before a drawn area, the area before
 * the postcode; of two ranges the narrower, and an exception wins over its equal. `undefined`: nobody goes there.
 * The order of the entries does not matter.
 */
export function gebietFuer<G extends Gebiet>(gebiete: readonly G[], adresse: Gebietsadresse): G | undefined {
  const schluessel = strassenSchluesselVarianten(adresse.strasse);
  return gebiete
    .filter((gebiet) => trifft(gebiet, adresse, schluessel))
    .reduce<G | undefined>(
      (best, gebiet) => (best === undefined || genauer(gebiet, best) ? gebiet : best),
      undefined,
    );
}

/** Whether the house number decides in this street, so that one nobody can read must be asked for again. */
export function brauchtHausnummer(gebiete: readonly Gebiet[], adresse: Gebietsadresse): boolean {
  if (liesHausnummer(adresse.hausnr) !== undefined) return false;
  const schluessel = strassenSchluesselVarianten(adresse.strasse);
  return gebiete.some((gebiet) => mitNummern(gebiet) && inStrasse(gebiet, adresse.plz, schluessel));
}

/** Two entries that claim the same houses with equal exactness: twice the same, or contradicting each other. */
export interface Ueberschneidung {
  readonly a: string;
  readonly b: string;
  readonly art: 'doppelt' | 'widerspruch';
}

/** What the settings page warns of. A narrower range inside a wider one is an exception on purpose, not a finding. */
export function ueberschneidungen(gebiete: readonly Gebiet[]): Ueberschneidung[] {
  const gruppen = new Map<string, Gebiet[]>();
  for (const gebiet of gebiete) {
    const name = gruppe(gebiet);
    gruppen.set(name, [...(gruppen.get(name) ?? []), gebiet]);
  }
  return [...gruppen.values()].flatMap((gleiche) =>
    gleiche.flatMap((a, i) =>
      gleiche
        .slice(i + 1)
        .filter((b) => ueberlappen(a, b))
        .map((b) => ({ a: a.id, b: b.id, art: gleichGemeint(a, b) ? 'doppelt' : 'widerspruch' }) as const),
    ),
  );
}

/** Whether the point lies inside the ring; its edge counts as inside or outside, but always the same. */
export function liegtIn(
  flaeche: readonly Ecke[],
  { lat, lon }: { readonly lat: number; readonly lon: number },
): boolean {
  let innen = false;
  flaeche.forEach(([x, y], i) => {
    const [vx, vy] = flaeche[(i + flaeche.length - 1) % flaeche.length] ?? [x, y];
    const quert = y > lat !== vy > lat;
    if (quert && lon < ((vx - x) * (lat - y)) / (vy - y) + x) innen = !innen;
  });
  return innen;
}

function trifft(gebiet: Gebiet, adresse: Gebietsadresse, schluessel: readonly string[]): boolean {
  if (gebiet.art === 'flaeche')
    return gebiet.flaeche !== null && adresse.lage !== undefined && liegtIn(gebiet.flaeche, adresse.lage);
  if (gebiet.art === 'plz') return gebiet.plz === adresse.plz;
  if (!inStrasse(gebiet, adresse.plz, schluessel)) return false;
  return !mitNummern(gebiet) || nummerTrifft(gebiet, adresse.hausnr);
}

function inStrasse(gebiet: Gebiet, plz: string, schluessel: readonly string[]): boolean {
  return gebiet.art === 'strasse' && gebiet.plz === plz && schluessel.includes(gebiet.strasseSchluessel);
}

/** `12a` counts as 12, a span by its first house. */
function nummerTrifft(gebiet: Gebiet, hausnr: string): boolean {
  const nummer = liesHausnummer(hausnr)?.nummer;
  if (nummer === undefined) return false;
  const [von, bis] = nummern(gebiet);
  if (nummer < von || nummer > bis) return false;
  return gebiet.seite === 'alle' || strassenseite(hausnr) === gebiet.seite;
}

const mitNummern = ({ hausnrVon, hausnrBis, seite }: Gebiet): boolean =>
  hausnrVon !== null || hausnrBis !== null || seite !== 'alle';
const nummern = ({ hausnrVon, hausnrBis }: Gebiet): readonly [number, number] => [
  hausnrVon ?? 0,
  hausnrBis ?? HAUSNR_MAX,
];

function genauer(gebiet: Gebiet, best: Gebiet): boolean {
  return vergleiche(gebiet, best) > 0;
}

function vergleiche(a: Gebiet, b: Gebiet): number {
  return (
    rang(a) - rang(b) ||
    breite(b) - breite(a) ||
    Number(a.ausgenommen) - Number(b.ausgenommen) ||
    (a.id < b.id ? 1 : -1)
  );
}

const rang = (gebiet: Gebiet): number =>
  gebiet.art === 'strasse' && mitNummern(gebiet) ? RANG.hausnr : RANG[gebiet.art];

/** Houses an entry can mean; one side of the street is half of them. */
function breite(gebiet: Gebiet): number {
  if (rang(gebiet) !== RANG.hausnr) return 0;
  const [von, bis] = nummern(gebiet);
  return (bis - von + 1) / (gebiet.seite === 'alle' ? 1 : 2);
}

const gruppe = (gebiet: Gebiet): string =>
  gebiet.art === 'flaeche' ? 'flaeche' : `${rang(gebiet)}|${gebiet.plz}|${gebiet.strasseSchluessel}`;

function ueberlappen(a: Gebiet, b: Gebiet): boolean {
  if (a.art === 'flaeche') return flaechenUeberlappen(a.flaeche ?? [], b.flaeche ?? []);
  if (rang(a) !== RANG.hausnr) return true;
  const [vonA, bisA] = nummern(a);
  const [vonB, bisB] = nummern(b);
  if (breite(a) !== breite(b) && (umfasst(a, b) || umfasst(b, a))) return false;
  const [von, bis] = [Math.max(vonA, vonB), Math.min(bisA, bisB)];
  if (von > bis) return false;
  const seiten = [a.seite, b.seite].filter((seite) => seite !== 'alle');
  if (seiten.length === 2 && seiten[0] !== seiten[1]) return false;
  // A single common number may lie on the other side.
  return von < bis || seiten.every((seite) => (von % 2 === 0) === (seite === 'gerade'));
}

function umfasst(weit: Gebiet, eng: Gebiet): boolean {
  const [von, bis] = nummern(weit);
  const [vonEng, bisEng] = nummern(eng);
  return von <= vonEng && bis >= bisEng && (weit.seite === 'alle' || weit.seite === eng.seite);
}

const gleichGemeint = (a: Gebiet, b: Gebiet): boolean =>
  a.hoheitlich === b.hoheitlich && a.ausgenommen === b.ausgenommen && a.zustaendig === b.zustaendig;

function flaechenUeberlappen(a: readonly Ecke[], b: readonly Ecke[]): boolean {
  const [eineA] = a;
  const [eineB] = b;
  if (eineA === undefined || eineB === undefined) return false;
  const punkt = ([lon, lat]: Ecke) => ({ lon, lat });
  return (
    liegtIn(a, punkt(eineB)) ||
    liegtIn(b, punkt(eineA)) ||
    kanten(a).some(([p, q]) => kanten(b).some(([r, s]) => kreuzen(p, q, r, s)))
  );
}

const kanten = (ring: readonly Ecke[]): (readonly [Ecke, Ecke])[] =>
  ring.map((ecke, i) => [ecke, ring[(i + 1) % ring.length] ?? ecke] as const);

function kreuzen(p: Ecke, q: Ecke, r: Ecke, s: Ecke): boolean {
  return drehung(p, q, r) * drehung(p, q, s) < 0 && drehung(r, s, p) * drehung(r, s, q) < 0;
}

/** Positive when `c` lies to the left of the way from `a` to `b`. */
const drehung = (a: Ecke, b: Ecke, c: Ecke): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
