import type { Hauszweifel } from '../../ort/hauszweifel.ts';
import type { Frist } from '../../taetigkeit/taetigkeit.ts';
import type { Tag } from '../../tag.ts';
import type { Namensmeldung } from './namensmeldung.ts';

/** What reading a file may have to say about one cell or row; the closed list. */
export type Befund =
  | { readonly art: 'adresse-fehlt'; readonly was: 'alles' | 'strasse' }
  | { readonly art: 'adresse-fehlt'; readonly was: 'ort'; readonly haus: string }
  | { readonly art: 'strasse-fehlt'; readonly ersatz: string }
  | { readonly art: 'hausnr-fehlt'; readonly strasse: string }
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
  | { readonly art: 'frist-vergangen'; readonly von: Tag | undefined; readonly bis: Tag }
  | { readonly art: 'frist-ohne-taetigkeit'; readonly von: Tag | undefined; readonly bis: Tag | undefined }
  | { readonly art: 'datum-ohne-folge'; readonly wert: string }
  | { readonly art: 'datum-fern'; readonly wert: string; readonly tag: Tag }
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
  | { readonly art: 'wie-oben'; readonly wert: string; readonly statt: string }
  | { readonly art: 'summenzeile' }
  | { readonly art: 'zeile-zu-lang'; readonly spalten: number; readonly erwartet: number };

export type Befundart = Befund['art'];
