import type { Taetigkeitsart } from '../taetigkeit/taetigkeit.ts';
import { folgtAuf } from '../text/folgtAuf.ts';

export const LIEGENSCHAFTTYPEN = [
  'einfamilienhaus',
  'zweifamilienhaus',
  'mehrfamilienhaus',
  'gewerbe',
  'mehrfamilienhausMitGewerbe',
  'oeffentlich',
  'kirche',
  'halle',
  'unbekannt',
] as const;
export type Liegenschafttyp = (typeof LIEGENSCHAFTTYPEN)[number];

export const LIEGENSCHAFTTYP_NAMEN: Record<Liegenschafttyp, string> = {
  einfamilienhaus: 'Einfamilienhaus',
  zweifamilienhaus: 'Zweifamilienhaus',
  mehrfamilienhaus: 'Mehrfamilienhaus',
  gewerbe: 'Gewerbebetrieb',
  mehrfamilienhausMitGewerbe: 'Mehrfamilienhaus mit Gewerbe',
  oeffentlich: 'Öffentliches Gebäude',
  kirche: 'Kirche',
  halle: 'Halle',
  unbekannt: 'Unbekannt',
};

/** Which work the company does at a property (same three roles as district software exchanges). */
export const LIEGENSCHAFTROLLEN = ['freiUndHoheitlich', 'nurHoheitlich', 'nurFrei'] as const;
export type Liegenschaftrolle = (typeof LIEGENSCHAFTROLLEN)[number];
export const LIEGENSCHAFTROLLE_NAMEN: Record<Liegenschaftrolle, string> = {
  freiUndHoheitlich: 'Freie und hoheitliche',
  nurHoheitlich: 'Nur hoheitliche',
  nurFrei: 'Nur freie',
};

/** Whether the company has this kind of work there at all: without an order nothing free is proposed (§ 5 UWG). */
export const gehoertZurRolle = (art: Taetigkeitsart, rolle: Liegenschaftrolle): boolean =>
  rolle === 'freiUndHoheitlich' || rolle === (art === 'frei' ? 'nurFrei' : 'nurHoheitlich');

export const LIEGENSCHAFT_STATUS = ['aktiv', 'unbenutzt', 'leerstand', 'neubau', 'ohneTaetigkeiten'] as const;
export type LiegenschaftStatus = (typeof LIEGENSCHAFT_STATUS)[number];

export const LIEGENSCHAFT_STATUS_NAMEN: Record<LiegenschaftStatus, string> = {
  aktiv: 'Aktiv',
  unbenutzt: 'Unbenutzt',
  leerstand: 'Leerstand',
  neubau: 'Neubau',
  ohneTaetigkeiten: 'Keine vorgeschriebenen Tätigkeiten',
};

/** How the place on the map was found. */
export const ORTQUELLEN = ['datei', 'karte', 'dienst', 'interpoliert', 'hand'] as const;
export type Ortquelle = (typeof ORTQUELLEN)[number];

/** Orders for a list of properties. */
export const LIEGENSCHAFTSORTIERUNGEN = ['laufnummer', 'anschrift', 'name', 'frist'] as const;
export type Liegenschaftsortierung = (typeof LIEGENSCHAFTSORTIERUNGEN)[number];

/** Types by the words of exports; the more special pattern stands first. */
const TYP_MUSTER: readonly (readonly [RegExp, Liegenschafttyp])[] = [
  [/mehrfamilien|^mfh|wohnblock|wohnanlage/, 'mehrfamilienhaus'],
  [/zweifamilien|^zfh|doppelhaus ?mit/, 'zweifamilienhaus'],
  [/einfamilien|^efh|reihenhaus|doppelhaus|bungalow|^rh$|^dhh$/, 'einfamilienhaus'],
  [/kirche|kapelle|pfarr/, 'kirche'],
  [/öffentlich|oeffentlich|schule|rathaus|kindergarten|feuerwehr|behörde/, 'oeffentlich'],
  [/halle|scheune|stall/, 'halle'],
  [/gewerbe|^gew|büro|laden|praxis|hotel|gast|werkstatt|industrie/, 'gewerbe'],
];

const istMitGewerbe = (klein: string): boolean =>
  folgtAuf(klein, 'mehrfamilien', 'gewerbe') ||
  folgtAuf(klein, 'mfh', 'gew') ||
  folgtAuf(klein, 'mfh', '+') ||
  /wohn- ?und gesch/.test(klein);

/** Reads `EFH`, `Mehrfamilienhaus`, `MFH + Gewerbe` …; what it does not know is `unbekannt`. */
export function liesLiegenschafttyp(text: string): Liegenschafttyp {
  const klein = text.trim().toLowerCase();
  if (istMitGewerbe(klein)) return 'mehrfamilienhausMitGewerbe';
  return TYP_MUSTER.find(([muster]) => muster.test(klein))?.[1] ?? 'unbekannt';
}

/** What the office says of houses that an export no longer names. */
export const EXPORTWAHLEN = ['behalten', 'stilllegen'] as const;
export type Exportwahl = (typeof EXPORTWAHLEN)[number];
