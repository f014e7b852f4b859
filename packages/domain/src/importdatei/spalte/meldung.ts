import type { Hauszweifel } from '../../ort/hauszweifel.ts';
import type { Frist } from '../../taetigkeit/taetigkeit.ts';
import type { Tag } from '../../tag.ts';
import type { Importfeld } from './importfeld.ts';
import { meldungssatz } from './meldungssatz.ts';
import { type Namensmeldung, NAMENSSCHWERE } from './namensmeldung.ts';

/** `fehler` keeps the row out, `warnung` takes it with a change or a loss, `hinweis` only tells. */
export const SCHWEREN = ['fehler', 'warnung', 'hinweis'] as const;
export type Schwere = (typeof SCHWEREN)[number];

/** What reading a file may have to say about one cell or row; the closed list. */
export type Befund =
  | { readonly art: 'adresse-fehlt'; readonly was: 'alles' | 'strasse' }
  | { readonly art: 'adresse-fehlt'; readonly was: 'ort'; readonly haus: string }
  | { readonly art: 'strasse-fehlt'; readonly ersatz: string }
  | { readonly art: 'hausnr-fehlt' }
  | { readonly art: 'hausnr-exceldatum'; readonly wert: string; readonly moeglich: readonly string[] }
  | { readonly art: 'hausnr-ungewoehnlich'; readonly wert: string }
  | { readonly art: 'hausnr-mehrere'; readonly wert: string }
  | {
      readonly art: 'adresse-unklar';
      readonly wert: string;
      readonly zweifel: Hauszweifel;
      /** Street and number stand in columns of their own and are kept as they stand. */
      readonly getrennt?: true;
    }
  | { readonly art: 'plz-fehlt' }
  | { readonly art: 'plz-ergaenzt'; readonly wert: string; readonly plz: string }
  | { readonly art: 'plz-vierstellig'; readonly wert: string; readonly plz: string }
  | { readonly art: 'plz-ungueltig'; readonly wert: string }
  | { readonly art: 'ort-fehlt' }
  | {
      readonly art: 'telefon-exceltext' | 'telefon-ungueltig' | 'telefon-ohne-vorwahl' | 'telefon-mehrere';
      readonly wert: string;
    }
  | { readonly art: 'telefon-bemerkung'; readonly wert: string; readonly rest: string }
  | {
      readonly art: 'telefon-ergaenzt' | 'telefon-fraglich' | 'telefon-berichtigt';
      readonly wert: string;
      readonly nummer: string;
    }
  | { readonly art: 'formelfehler'; readonly wert: string }
  | { readonly art: 'email-ungueltig'; readonly wert: string }
  | Namensmeldung
  | { readonly art: 'wert-gekuerzt' | 'wert-zu-lang'; readonly zeichen: number; readonly max: number }
  | { readonly art: 'datum-ungueltig'; readonly wert: string }
  | { readonly art: 'frist-verkehrt'; readonly von: Tag; readonly bis: Tag }
  | { readonly art: 'datum-ohne-folge'; readonly wert: string }
  | { readonly art: 'datum-mehrdeutig'; readonly wert: string; readonly gedeutet: Tag; readonly anders: Tag }
  | { readonly art: 'fss-ohne-datum' }
  | { readonly art: 'wochen-ohne-beginn'; readonly taetigkeit: string; readonly wochen: number }
  | { readonly art: 'fss-gesperrt'; readonly bis: Tag; readonly letzte: Tag; readonly frist: Frist }
  | { readonly art: 'taetigkeit-unbekannt'; readonly wert: string }
  | { readonly art: 'taetigkeit-unsicher'; readonly wert: string; readonly gedeutet: string }
  | { readonly art: 'anlage-unbekannt'; readonly wert: string }
  | { readonly art: 'zahl-ungueltig'; readonly wert: string }
  | { readonly art: 'koordinaten-ungueltig'; readonly wert: string }
  | { readonly art: 'id-doppelt'; readonly wert: string; readonly zeile: number; readonly adresse: string }
  | { readonly art: 'zeile-doppelt'; readonly zeile: number }
  | { readonly art: 'adresse-mehrfach'; readonly zeile: number }
  | { readonly art: 'summenzeile' }
  | { readonly art: 'zeile-zu-lang'; readonly spalten: number; readonly erwartet: number };

export type Befundart = Befund['art'];

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

export function melde({ zeile, feld, spalteIndex, zelle }: Fundort, befund: Befund): Meldung {
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
