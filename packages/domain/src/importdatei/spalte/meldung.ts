import type { Befund, Befundart } from './befund.ts';
import type { Importfeld } from './importfeld.ts';
import { meldungssatz } from './meldungssatz.ts';
import { NAMENSSCHWERE } from './namensmeldung.ts';

/** `fehler` keeps the row out, `warnung` takes it with a change or a loss, `hinweis` only tells. */
export const SCHWEREN = ['fehler', 'warnung', 'hinweis'] as const;
export type Schwere = (typeof SCHWEREN)[number];

/** One sentence about one place of the file, for the screen and the downloadable list. */
export interface Meldung {
  /** Row counted from 1, as a spreadsheet shows it. */
  readonly zeile: number;
  /** Column counted from 1; missing when the whole row is meant. */
  readonly spalte?: number;
  readonly feld?: Importfeld;
  readonly art: Befundart;
  readonly schwere: Schwere;
  readonly text: string;
  /** What the cell holds: under it one correction counts for all rows that hold the same. */
  readonly zelle?: string;
}

const SCHWERE: Record<Befundart, Schwere> = {
  ...NAMENSSCHWERE,
  'adresse-fehlt': 'fehler',
  'strasse-fehlt': 'warnung',
  'hausnr-fehlt': 'warnung',
  'hausnr-exceldatum': 'fehler',
  'hausnr-ungewoehnlich': 'hinweis',
  'hausnr-mehrere': 'hinweis',
  'adresse-unklar': 'warnung',
  'plz-fehlt': 'warnung',
  'plz-ergaenzt': 'warnung',
  'plz-vierstellig': 'warnung',
  'plz-ungueltig': 'fehler',
  'ort-fehlt': 'warnung',
  'telefon-exceltext': 'warnung',
  'telefon-ungueltig': 'hinweis',
  'telefon-ohne-vorwahl': 'hinweis',
  'telefon-mehrere': 'hinweis',
  'telefon-bemerkung': 'hinweis',
  'telefon-ergaenzt': 'hinweis',
  'telefon-fraglich': 'warnung',
  'telefon-berichtigt': 'hinweis',
  formelfehler: 'warnung',
  'email-ungueltig': 'warnung',
  'wert-gekuerzt': 'warnung',
  'wert-zu-lang': 'fehler',
  'datum-ungueltig': 'fehler',
  'datum-ohne-folge': 'warnung',
  'datum-mehrdeutig': 'warnung',
  'datum-fern': 'warnung',
  'frist-vergangen': 'warnung',
  'frist-ohne-taetigkeit': 'warnung',
  'fss-ohne-datum': 'warnung',
  'wochen-ohne-beginn': 'warnung',
  'fss-gesperrt': 'warnung',
  'frist-verkehrt': 'fehler',
  'taetigkeit-unbekannt': 'warnung',
  'taetigkeit-unsicher': 'hinweis',
  'anlage-unbekannt': 'hinweis',
  'zahl-ungueltig': 'warnung',
  'koordinaten-ungueltig': 'warnung',
  'id-doppelt': 'fehler',
  'zeile-doppelt': 'hinweis',
  'adresse-mehrfach': 'hinweis',
  'wie-oben': 'hinweis',
  summenzeile: 'hinweis',
  'zeile-zu-lang': 'warnung',
};

export interface Fundort {
  readonly zeile: number;
  readonly feld?: Importfeld;
  /** Position of the column, 0 for the first. */
  readonly spalteIndex?: number;
  readonly zelle?: string;
}

export function meldungAus({ zeile, feld, spalteIndex, zelle }: Fundort, befund: Befund): Meldung {
  return {
    zeile,
    ...(spalteIndex === undefined ? {} : { spalte: spalteIndex + 1 }),
    ...(feld === undefined ? {} : { feld }),
    art: befund.art,
    schwere: SCHWERE[befund.art],
    text: meldungssatz(befund, feld),
    ...(zelle === undefined ? {} : { zelle }),
  };
}

/** `3 Fehler, 12 Warnungen und 1 Hinweis` */
export function zaehleMeldungen(meldungen: readonly Meldung[]): Record<Schwere, number> {
  const zahlen = { fehler: 0, warnung: 0, hinweis: 0 };
  for (const { schwere } of meldungen) zahlen[schwere] += 1;
  return zahlen;
}
