import type { Befundart } from '../spalte/befund.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import type { Meldung, Schwere } from '../spalte/meldung.ts';
import { ZELLE_ZEICHEN_MAX } from './zelle.ts';

/** Rows that hold the same in the cell that is spoken of. */
export interface Gruppenwert {
  /** What the cell holds; empty where it is empty. */
  readonly wert: string;
  readonly anzahl: number;
  /** The first of them, counted from 1. */
  readonly zeilen: readonly number[];
  /** The sentence of the first of them. */
  readonly text: string;
}

/** All messages of one cause about one field. */
export interface Meldungsgruppe {
  readonly art: Befundart;
  readonly schwere: Schwere;
  readonly feld?: Importfeld;
  readonly titel: string;
  readonly anzahl: number;
  /** The commonest values first; no more than a person looks through. */
  readonly werte: readonly Gruppenwert[];
  /** How many different values there are. */
  readonly werteGesamt: number;
  /** Whether writing another value puts it right. */
  readonly korrigierbar: boolean;
  /** Each value is that of one row, and so is its correction: in another row the same cell may be right. */
  readonly jeZeile: boolean;
}

const WERTE_MAX = 50;
const ZEILEN_MAX = 5;
const GEWICHT: Readonly<Record<Schwere, number>> = { fehler: 0, warnung: 1, hinweis: 2 };

/** What is wrong, for the head of all that have it. */
const TITEL: Readonly<Record<Befundart, string>> = {
  'adresse-fehlt': 'Die Anschrift ist unvollständig',
  'strasse-fehlt': 'Die Straße fehlt',
  'hausnr-fehlt': 'Die Hausnummer fehlt',
  'hausnr-exceldatum': 'Aus der Hausnummer wurde ein Datum',
  'hausnr-ungewoehnlich': 'Die Hausnummer ist ungewöhnlich',
  'hausnr-mehrere': 'Die Hausnummer nennt vielleicht mehrere Häuser',
  'adresse-unklar': 'Die Hausnummer ist in der Anschrift nicht sicher zu finden',
  'plz-fehlt': 'Die PLZ fehlt',
  'plz-ergaenzt': 'Der PLZ fehlte die führende Null',
  'plz-vierstellig': 'Die PLZ hat nur vier Ziffern',
  'plz-ungueltig': 'Das ist keine deutsche PLZ',
  'ort-fehlt': 'Der Ort fehlt',
  'telefon-exceltext': 'Die Telefonnummer wurde in der Tabelle verkürzt',
  'telefon-ungueltig': 'Das ist keine Telefonnummer',
  'telefon-ohne-vorwahl': 'Die Telefonnummer hat keine Vorwahl',
  'telefon-mehrere': 'In einer Zelle stehen mehrere Telefonnummern',
  'telefon-bemerkung': 'Bei der Telefonnummer steht mehr',
  'telefon-ergaenzt': 'Der Telefonnummer fehlte der Anfang',
  'telefon-fraglich': 'Der Anfang der Telefonnummer ist nicht sicher',
  'telefon-berichtigt': 'Die Telefonnummer war so nicht zu wählen',
  formelfehler: 'Die Zelle zeigt einen Formelfehler',
  'email-ungueltig': 'Das ist keine E-Mail-Adresse',
  'zeichen-verloren': 'Im Namen ging ein Buchstabe verloren',
  'name-mehrere': 'Der Name nennt mehrere Menschen',
  'anrede-beide': 'Ob Herr oder Frau, sagt die Datei nicht',
  'name-verstorben': 'Der Name nennt jemanden, der verstorben ist',
  'name-fraglich': 'Was Vor- und Nachname ist, ist nicht sicher',
  'wert-gekuerzt': 'Der Text ist zu lang',
  'wert-zu-lang': 'Die Objekt-ID ist zu lang',
  'datum-ungueltig': 'Das ist kein Datum',
  'frist-verkehrt': 'Die Frist endet, bevor sie beginnt',
  'datum-ohne-folge': 'Das ist kein Datum',
  'datum-mehrdeutig': 'Das Datum lässt sich auf zwei Arten lesen',
  'datum-fern': 'Das Datum liegt viele Jahre entfernt',
  'frist-vergangen': 'Die Frist ist schon vorbei',
  'frist-ohne-taetigkeit': 'Zu einer Frist fehlt die Arbeit',
  'fss-ohne-datum': 'Die Frist der Feuerstättenschau ist nicht bekannt',
  'wochen-ohne-beginn': 'Der Beginn der Frist ist nicht bekannt',
  'fss-gesperrt': 'Die Feuerstättenschau käme zu früh',
  'taetigkeit-unbekannt': 'Diese Tätigkeit kennen wir nicht',
  'taetigkeit-unsicher': 'Die Tätigkeit ist vermutet',
  'anlage-unbekannt': 'Diese Art von Anlage kennen wir nicht',
  'zahl-ungueltig': 'Das ist keine Zahl',
  'koordinaten-ungueltig': 'Die Koordinaten liegen nicht in Deutschland',
  'id-doppelt': 'Die Objekt-ID steht für zwei Anschriften',
  'zeile-doppelt': 'Die Zeile steht doppelt in der Datei',
  'adresse-mehrfach': 'Eine Anschrift hat mehrere Objekt-IDs',
  'wie-oben': 'Ein Zeichen steht für die Zeile darüber',
  summenzeile: 'Summenzeilen',
  'zeile-zu-lang': 'Die Zeile hat zu viele Spalten',
};

/** Another value in the cell is no way out of these: they are about the row, or are chosen elsewhere on the page. */
const NICHT_HIER = new Set<Befundart>([
  'taetigkeit-unbekannt',
  'taetigkeit-unsicher',
  'name-fraglich',
  'id-doppelt',
  'zeile-doppelt',
  'adresse-mehrfach',
  'wie-oben',
  'summenzeile',
  'zeile-zu-lang',
  'koordinaten-ungueltig',
]);

/** What is missing, or wrong only beside another cell, is put right row by row, whether or not the file has a column for it. */
const JE_ZEILE = new Set<Befundart>(['hausnr-fehlt', 'frist-verkehrt', 'adresse-fehlt']);

/** What a file says nowhere is said here, once for all rows, whether or not it has a column for it. */
const FUER_ALLE = new Set<Befundart>(['frist-ohne-taetigkeit']);

/** Puts messages of one cause together, what keeps rows out first, then the most. */
export function gruppiereMeldungen(meldungen: readonly Meldung[]): Meldungsgruppe[] {
  const gruppen = Map.groupBy(meldungen, ({ art, feld = '' }) => `${art}|${feld}`);
  return [...gruppen.values()]
    .flatMap((gleiche) => alsGruppe(gleiche) ?? [])
    .toSorted((a, b) => GEWICHT[a.schwere] - GEWICHT[b.schwere] || b.anzahl - a.anzahl);
}

function alsGruppe(meldungen: readonly Meldung[]): Meldungsgruppe | undefined {
  const [erste] = meldungen;
  if (erste === undefined) return undefined;
  const { art, schwere, feld } = erste;
  const jeZeile = JE_ZEILE.has(art);
  const werte = [...Map.groupBy(meldungen, ({ zelle = '', zeile }) => (jeZeile ? zeile : zelle)).values()]
    .map((gleiche) => ({
      wert: gleiche[0]?.zelle ?? '',
      anzahl: gleiche.length,
      zeilen: gleiche.slice(0, ZEILEN_MAX).map(({ zeile }) => zeile),
      text: gleiche[0]?.text ?? '',
    }))
    .toSorted((a, b) => b.anzahl - a.anzahl);
  const inSpalte = meldungen.every(
    ({ spalte, zelle = '' }) =>
      (jeZeile || FUER_ALLE.has(art) || spalte !== undefined) && zelle.length < ZELLE_ZEICHEN_MAX,
  );
  return {
    art,
    schwere,
    ...(feld === undefined ? {} : { feld }),
    titel: TITEL[art],
    anzahl: meldungen.length,
    werte: werte.slice(0, WERTE_MAX),
    werteGesamt: werte.length,
    korrigierbar: inSpalte && !NICHT_HIER.has(art),
    jeZeile,
  };
}
