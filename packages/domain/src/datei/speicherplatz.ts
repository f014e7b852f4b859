/** What of a company's files takes room. */
export const SPEICHERARTEN = ['dokument', 'importdatei', 'karte', 'logo', 'unterwegs'] as const;
export type Speicherart = (typeof SPEICHERARTEN)[number];

const GB = 1024 ** 3;
export const gigabyte = (anzahl: number): number => Math.round(anzahl * GB);

/** From this share on room is made: files of imports that nobody went on with are removed, the oldest first. */
export const RAEUMEN_AB_ANTEIL = 0.9;
/** Until no more than this is taken. */
export const RAEUMEN_BIS_ANTEIL = 0.8;
/** An import of today may still be looked at by somebody. */
export const RAEUMEN_NACH_STUNDEN = 24;

/** How much a company may have while the disk is nearly full for all: a photo or a list still finds room. */
const KLEIN_ANTEIL = 0.02;
/** The last part of what is kept back belongs to the database and to the logs alone. */
const EISERNER_TEIL = 4;

type Platz = { readonly belegt: number; readonly neu: number; readonly grenze: number };
type Platte = { readonly frei: number; readonly reserve: number };

/**
 * Whether a file of `neu` bytes may be kept: never beyond the company's bound, and while the disk is nearly full only by who has
 * little. So the company that fills it is refused before the others are.
 */
export function pruefePlatz(
  { belegt, neu, grenze }: Platz,
  platte: Platte | undefined,
): 'passt' | 'betrieb-voll' | 'platte-voll' {
  if (belegt + neu > grenze) return 'betrieb-voll';
  if (platte === undefined || platte.frei - neu >= platte.reserve) return 'passt';
  if (platte.frei - neu < platte.reserve / EISERNER_TEIL) return 'platte-voll';
  return belegt + neu <= grenze * KLEIN_ANTEIL ? 'passt' : 'platte-voll';
}
