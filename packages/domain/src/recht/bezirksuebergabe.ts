import { plusTage, type Tag } from '../tag.ts';

/**
 * § 19 Abs. 3 SchfHwG (since 9 April 2025, BGBl. 2025 I Nr. 106): the successor confirms or objects within six weeks, what she objects
 * to is mended within three, and she has three again; then, or where somebody stays silent, the authority is told.
 */
const PRUEFUNG_TAGE = 42;
const NACHBESSERUNG_TAGE = 21;

/** What is handed over, free of charge, in the order of the law. */
export const UEBERGABE_UMFANG = [
  'die Kehrbücher der letzten sieben Jahre und die jeweils letzten zwei Feuerstättenbescheide',
  'die Unterlagen zum Kehrbuch: Bescheinigungen, Formblätter, Mängelmeldungen',
  'die elektronisch gespeicherten Daten, maschinell verwertbar und lesbar',
] as const;

/** Who says that everything is there: the successor, or in her place the authority. */
export const UEBERGABE_BESTAETIGENDE = ['nachfolger', 'aufsicht'] as const;
export type UebergabeBestaetigende = (typeof UEBERGABE_BESTAETIGENDE)[number];

export const UEBERGABESTAENDE = [
  'uebergeben',
  'beanstandet',
  'nachgebessert',
  'bestaetigt',
  'geloescht',
] as const;
type Uebergabestand = (typeof UEBERGABESTAENDE)[number];

interface Uebergabetage {
  readonly uebergebenAm: Tag;
  readonly beanstandetAm: Tag | null;
  readonly nachgebessertAm: Tag | null;
  readonly bestaetigtAm: Tag | null;
  readonly geloeschtAm: Tag | null;
}

/** Where a handing over stands, and until when somebody has to act; null: nobody has a term. */
export function uebergabestand(tage: Uebergabetage): { stand: Uebergabestand; bis: Tag | null } {
  if (tage.geloeschtAm !== null) return { stand: 'geloescht', bis: null };
  if (tage.bestaetigtAm !== null) return { stand: 'bestaetigt', bis: null };
  if (tage.nachgebessertAm !== null)
    return { stand: 'nachgebessert', bis: plusTage(tage.nachgebessertAm, NACHBESSERUNG_TAGE) };
  if (tage.beanstandetAm !== null)
    return { stand: 'beanstandet', bis: plusTage(tage.beanstandetAm, NACHBESSERUNG_TAGE) };
  return { stand: 'uebergeben', bis: plusTage(tage.uebergebenAm, PRUEFUNG_TAGE) };
}
