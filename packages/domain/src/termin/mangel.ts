import { formatEuro } from '../format.ts';
import { plusTage, type Tag } from '../tag.ts';

/** What is found at a house and has to be mended, as who looks sorts it. */
export const MANGELARTEN = [
  'feuerstaette',
  'verbindungsstueck',
  'abgasanlage',
  'verbrennungsluft',
  'brandschutz',
  'zugang',
  'messwert',
  'sonstiges',
] as const;
export type Mangelart = (typeof MANGELARTEN)[number];

export const MANGELART_NAMEN: Record<Mangelart, string> = {
  feuerstaette: 'Feuerstätte',
  verbindungsstueck: 'Verbindungsstück (Ofenrohr)',
  abgasanlage: 'Schornstein oder Abgasleitung',
  verbrennungsluft: 'Verbrennungsluft',
  brandschutz: 'Abstand zu Brennbarem',
  zugang: 'Leiter, Dachausstieg, Reinigungsöffnung',
  messwert: 'Messwert über der Grenze',
  sonstiges: 'Sonstiges',
};

/** Who was told at the door. */
export const MANGEL_GESAGT = ['eigentuemer', 'bewohner', 'niemand'] as const;
export type MangelGesagt = (typeof MANGEL_GESAGT)[number];
export const MANGEL_GESAGT_NAMEN: Record<MangelGesagt, string> = {
  eigentuemer: 'Eigentümer',
  bewohner: 'Bewohner',
  niemand: 'Niemand',
};

export const MANGELTEXT_MAX = 1000;
const FRIST_TAGE = 42;
/** Nobody sets a deadline further away than that. */
const FRIST_TAGE_MAX = 366;

/**
 * Until when it is to be mended, and proven: six weeks (§ 5 Abs. 1 SchfHwG, of a Feuerstättenschau § 14 Abs. 3), which § 5 counts from
 * the end of the work's Frist, so that six weeks from the day it was found are never too late; where somebody may come to harm, that day.
 */
export const mangelfrist = (gefundenAm: Tag, gefahr: boolean): Tag =>
  gefahr ? gefundenAm : plusTage(gefundenAm, FRIST_TAGE);

export const istMangelfrist = (frist: Tag, gefundenAm: Tag): boolean =>
  frist >= gefundenAm && frist <= plusTage(gefundenAm, FRIST_TAGE_MAX);

/** To whom a repair is proven: to the firm itself, where it holds the district. */
export const nachweisAn = (kehrbezirk: string): string =>
  kehrbezirk === '' ? 'Ihrem bevollmächtigten Bezirksschornsteinfeger' : 'uns';

/** How it stands: `verstrichen` is to be told to the authority, and `gemeldet` was. */
export const MANGELSTAENDE = ['gefahr', 'verstrichen', 'offen', 'gemeldet', 'behoben'] as const;
export type Mangelstand = (typeof MANGELSTAENDE)[number];
export const MANGELSTAND_NAMEN: Record<Mangelstand, string> = {
  gefahr: 'Gefahr',
  verstrichen: 'Frist verstrichen',
  offen: 'Offen',
  gemeldet: 'Der Behörde gemeldet',
  behoben: 'Behoben',
};

type Mangeltage = {
  readonly frist: Tag;
  readonly gefahr: boolean;
  readonly gemeldetAm: Tag | null;
  readonly behobenAm: Tag | null;
};
export function mangelstand({ frist, gefahr, gemeldetAm, behobenAm }: Mangeltage, heute: Tag): Mangelstand {
  if (behobenAm !== null) return 'behoben';
  if (gemeldetAm !== null) return 'gemeldet';
  if (gefahr) return 'gefahr';
  return heute > frist ? 'verstrichen' : 'offen';
}

/** What the office does next; empty where it waits. */
export function mangelschritt(stand: Mangelstand): string {
  switch (stand) {
    case 'gefahr':
      return 'Bei unmittelbarer Gefahr sofort der Behörde melden (§ 5 SchfHwG).';
    case 'verstrichen':
      return 'Ist die Behebung nicht nachgewiesen, der Behörde melden (§ 5 SchfHwG).';
    case 'offen':
    case 'gemeldet':
    case 'behoben':
      return '';
  }
}

/** Work that is asked for at the door. */
export const AUFTRAGSTEXT_MAX = 1000;
export const AUFTRAG_CENT_MAX = 10_000_000;
export const BESTELLER_MAX = 120;
/** `120,00 € brutto`, or that it costs what it takes. */
export const auftragspreis = (cent: number | null): string =>
  cent === null ? 'nach Aufwand' : `${formatEuro(cent)} brutto`;
