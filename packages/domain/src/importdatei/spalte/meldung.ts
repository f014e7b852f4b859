import { formatTag } from '../../format.ts';
import type { Frist } from '../../taetigkeit/taetigkeit.ts';
import type { Tag } from '../../tag.ts';
import { IMPORTFELD_NAMEN, type Importfeld } from './importfeld.ts';
import { type Namensmeldung, NAMENSSCHWERE, namenssatz } from './namensmeldung.ts';

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
  | { readonly art: 'plz-fehlt' }
  | { readonly art: 'plz-ergaenzt'; readonly wert: string; readonly plz: string }
  | { readonly art: 'plz-vierstellig'; readonly wert: string; readonly plz: string }
  | { readonly art: 'plz-ungueltig'; readonly wert: string }
  | { readonly art: 'ort-fehlt' }
  | { readonly art: 'telefon-exceltext'; readonly wert: string }
  | { readonly art: 'telefon-ungueltig'; readonly wert: string }
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
}

const SCHWERE: Record<Befundart, Schwere> = {
  ...NAMENSSCHWERE,
  'adresse-fehlt': 'fehler',
  'strasse-fehlt': 'warnung',
  'hausnr-fehlt': 'warnung',
  'hausnr-exceldatum': 'fehler',
  'hausnr-ungewoehnlich': 'hinweis',
  'plz-fehlt': 'warnung',
  'plz-ergaenzt': 'warnung',
  'plz-vierstellig': 'warnung',
  'plz-ungueltig': 'fehler',
  'ort-fehlt': 'warnung',
  'telefon-exceltext': 'warnung',
  'telefon-ungueltig': 'hinweis',
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
}

export function melde({ zeile, feld, spalteIndex }: Fundort, befund: Befund): Meldung {
  return {
    zeile,
    ...(spalteIndex === undefined ? {} : { spalte: spalteIndex + 1 }),
    ...(feld === undefined ? {} : { feld }),
    art: befund.art,
    schwere: SCHWERE[befund.art],
    text: satz(befund, feld),
  };
}

const istNamensmeldung = (befund: Befund): befund is Namensmeldung => befund.art in NAMENSSCHWERE;

/** The German sentence: what is wrong, and the way out. */
function satz(befund: Befund, feld: Importfeld | undefined): string {
  const name = feld === undefined ? 'Die Angabe' : `„${IMPORTFELD_NAMEN[feld]}“`;
  if (istNamensmeldung(befund)) return namenssatz(befund, name);
  switch (befund.art) {
    case 'adresse-fehlt':
      return adresseFehlt(befund);
    case 'strasse-fehlt':
      return `Die Straße fehlt. Wir nehmen stattdessen den Ort: „${befund.ersatz}“.`;
    case 'hausnr-fehlt':
      return 'Die Hausnummer fehlt. Die Liegenschaft wird angelegt; bitte tragen Sie die Nummer nach.';
    case 'hausnr-exceldatum':
      return hausnrExceldatum(befund.wert, befund.moeglich);
    case 'hausnr-ungewoehnlich':
      return `Die Hausnummer „${befund.wert}“ ist ungewöhnlich. Wir übernehmen sie unverändert.`;
    case 'plz-fehlt':
    case 'plz-ergaenzt':
    case 'plz-vierstellig':
    case 'plz-ungueltig':
      return plzsatz(befund);
    case 'ort-fehlt':
      return 'Der Ort fehlt. Wir suchen die Anschrift nur über die PLZ.';
    case 'telefon-exceltext':
    case 'telefon-ungueltig':
    case 'email-ungueltig':
      return wegsatz(befund);
    case 'wert-gekuerzt':
    case 'wert-zu-lang':
      return laengensatz(befund, name);
    case 'datum-ungueltig':
    case 'datum-ohne-folge':
    case 'datum-mehrdeutig':
      return datumssatz(befund, name);
    case 'fss-ohne-datum':
    case 'wochen-ohne-beginn':
    case 'fss-gesperrt':
    case 'frist-verkehrt':
      return fristsatz(befund);
    case 'taetigkeit-unbekannt':
    case 'taetigkeit-unsicher':
    case 'anlage-unbekannt':
      return wortsatz(befund);
    case 'zahl-ungueltig':
      return `${name}: „${befund.wert}“ ist keine Zahl. Das Feld bleibt leer.`;
    case 'koordinaten-ungueltig':
      return `Die Koordinaten „${befund.wert}“ liegen nicht in Deutschland. Wir suchen die Anschrift selbst.`;
    case 'id-doppelt':
      return `Die Objekt-ID „${befund.wert}“ steht schon in Zeile ${befund.zeile} für ${befund.adresse}. Jede Liegenschaft braucht ihre eigene ID.`;
    case 'zeile-doppelt':
      return `Diese Zeile wiederholt Zeile ${befund.zeile}. Wir nehmen sie nur einmal.`;
    case 'adresse-mehrfach':
      return `Dieselbe Anschrift steht auch in Zeile ${befund.zeile} unter einer anderen ID. Wir führen beide getrennt.`;
    case 'summenzeile':
      return 'Das ist eine Summenzeile. Wir lassen sie aus.';
    case 'zeile-zu-lang':
      return `Diese Zeile hat ${befund.spalten} statt ${befund.erwartet} Spalten; vielleicht fehlen Anführungszeichen um ein Trennzeichen. Bitte prüfen Sie die Werte.`;
  }
}

type Wegbefund = Extract<Befund, { art: 'telefon-exceltext' | 'telefon-ungueltig' | 'email-ungueltig' }>;
function wegsatz(befund: Wegbefund): string {
  switch (befund.art) {
    case 'telefon-exceltext':
      return `Die Telefonnummer „${befund.wert}“ hat eine Tabellenkalkulation verkürzt und lässt sich nicht zurückholen. Das Feld bleibt leer; formatieren Sie die Spalte als Text und exportieren Sie neu.`;
    case 'telefon-ungueltig':
      return `„${befund.wert}“ ist keine Telefonnummer. Wir haben den Text in die Bemerkung übernommen.`;
    case 'email-ungueltig':
      return `„${befund.wert}“ ist keine E-Mail-Adresse. Das Feld bleibt leer.`;
  }
}

type Plzbefund = Extract<Befund, { art: 'plz-fehlt' | 'plz-ergaenzt' | 'plz-vierstellig' | 'plz-ungueltig' }>;
function plzsatz(befund: Plzbefund): string {
  switch (befund.art) {
    case 'plz-fehlt':
      return 'Die PLZ fehlt. Wir suchen die Anschrift nur über den Ort; bitte prüfen Sie den Standort.';
    case 'plz-ergaenzt':
      return `Die PLZ „${befund.wert}“ hat nur vier Ziffern. Wir haben die führende Null ergänzt: ${befund.plz}.`;
    case 'plz-vierstellig':
      return `Die PLZ „${befund.wert}“ hat nur vier Ziffern, andere in der Datei haben fünf. Ist ${befund.plz} gemeint, oder fehlt eine andere Ziffer? Wir lassen sie leer; bitte tragen Sie sie nach.`;
    case 'plz-ungueltig':
      return `„${befund.wert}“ ist keine deutsche PLZ. Erwartet werden fünf Ziffern, zum Beispiel 91207.`;
  }
}

type Laengenbefund = Extract<Befund, { art: 'wert-gekuerzt' | 'wert-zu-lang' }>;
function laengensatz({ art, zeichen, max }: Laengenbefund, name: string): string {
  const lang = `${name}: Der Text hat ${zeichen.toLocaleString('de-DE')} Zeichen`;
  return art === 'wert-gekuerzt'
    ? `${lang}, Platz ist für ${max}. Wir übernehmen den Anfang; vielleicht fehlen Anführungszeichen um ein Trennzeichen.`
    : `${lang}, möglich sind ${max}. Bitte prüfen Sie, ob die richtige Spalte gewählt ist.`;
}

type Wortbefund = Extract<
  Befund,
  { art: 'taetigkeit-unbekannt' | 'taetigkeit-unsicher' | 'anlage-unbekannt' }
>;

function wortsatz(befund: Wortbefund): string {
  switch (befund.art) {
    case 'taetigkeit-unbekannt':
      return `Die Tätigkeit „${befund.wert}“ kennen wir nicht. Bitte ordnen Sie sie einer Ihrer Tätigkeiten zu.`;
    case 'taetigkeit-unsicher':
      return `„${befund.wert}“ haben wir als „${befund.gedeutet}“ verstanden. Bitte prüfen Sie das.`;
    case 'anlage-unbekannt':
      return `Welche Art von Anlage „${befund.wert}“ ist, wissen wir nicht. Wir führen sie als andere Feuerstätte unter diesem Namen; bitte prüfen Sie das.`;
  }
}

type Datumsbefund = Extract<Befund, { art: 'datum-ungueltig' | 'datum-ohne-folge' | 'datum-mehrdeutig' }>;

function datumssatz(befund: Datumsbefund, name: string): string {
  switch (befund.art) {
    case 'datum-ungueltig':
      return `${name}: „${befund.wert}“ ist kein Datum. Erwartet wird TT.MM.JJJJ, zum Beispiel 31.12.2027.`;
    case 'datum-ohne-folge':
      return `${name}: „${befund.wert}“ ist kein Datum. Das Feld bleibt leer; die Zeile übernehmen wir.`;
    case 'datum-mehrdeutig':
      return `${name}: „${befund.wert}“ kann ${formatTag(befund.gedeutet)} oder ${formatTag(befund.anders)} heißen. Wir nehmen ${formatTag(befund.gedeutet)}; bitte prüfen Sie das.`;
  }
}

type Fristbefund = Extract<
  Befund,
  { art: 'frist-verkehrt' | 'fss-ohne-datum' | 'wochen-ohne-beginn' | 'fss-gesperrt' }
>;

function fristsatz(befund: Fristbefund): string {
  switch (befund.art) {
    case 'frist-verkehrt':
      return `Die Frist endet am ${formatTag(befund.bis)}, bevor sie am ${formatTag(befund.von)} beginnt. Bitte prüfen Sie beide Daten.`;
    case 'fss-ohne-datum':
      return 'Wann die letzte Feuerstättenschau war, steht nicht in der Datei; deshalb kennen wir ihre Frist nicht und nehmen das laufende Jahr. Bitte ergänzen Sie „Letzte Feuerstättenschau“ oder „Nächste Feuerstättenschau“, oder tragen Sie die Frist nach.';
    case 'wochen-ohne-beginn':
      return `„${befund.taetigkeit}“ ist binnen ${befund.wochen} Wochen fällig, und die Datei sagt nicht, ab wann; wir nehmen das laufende Jahr. Bitte ergänzen Sie „${IMPORTFELD_NAMEN.fristVon}“, oder tragen Sie die Frist nach.`;
    case 'fss-gesperrt':
      return `Am ${formatTag(befund.bis)} wären seit der letzten Feuerstättenschau vom ${formatTag(befund.letzte)} keine drei Jahre vergangen (§ 14 SchfHwG). Als Frist nehmen wir ${formatTag(befund.frist.von)} bis ${formatTag(befund.frist.bis)}.`;
  }
}

function adresseFehlt(befund: Extract<Befund, { art: 'adresse-fehlt' }>): string {
  const ausweg =
    'Ohne Anschrift können wir die Liegenschaft nicht anlegen; bitte ergänzen Sie sie in der Datei.';
  switch (befund.was) {
    case 'alles':
      return `Straße, PLZ und Ort fehlen. ${ausweg}`;
    case 'strasse':
      return `Die Straße fehlt. ${ausweg}`;
    case 'ort':
      return `PLZ und Ort fehlen bei „${befund.haus}“. ${ausweg}`;
  }
}

function hausnrExceldatum(wert: string, moeglich: readonly string[]): string {
  const gemeint = moeglich.length === 0 ? '' : ` (gemeint war vielleicht ${moeglich.join(' oder ')})`;
  return `Aus der Hausnummer wurde ein Datum: „${wert}“${gemeint}. Formatieren Sie die Spalte als Text und exportieren Sie neu.`;
}

/** `3 Fehler, 12 Warnungen und 1 Hinweis` */
export function zaehleMeldungen(meldungen: readonly Meldung[]): Record<Schwere, number> {
  const zahlen = { fehler: 0, warnung: 0, hinweis: 0 };
  for (const { schwere } of meldungen) zahlen[schwere] += 1;
  return zahlen;
}
