import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why the operator is refused, and what can be done instead. */
const GRUND = {
  'kein-kontoauszug': [
    'falscher-inhalt',
    (fehlt: string) =>
      `Als Kontoauszug ist die Datei nicht zu lesen: ${fehlt}. Bitte nehmen Sie CAMT (XML), MT940 oder eine CSV-Datei mit Buchungstag und Betrag.`,
  ],
  'kein-camt': [
    'falscher-inhalt',
    'Das ist XML, aber kein Kontoauszug. Bitte nehmen Sie CAMT.053, CAMT.052, CAMT.054, MT940 oder eine CSV-Datei.',
  ],
  'auszug-zu-aufwendig': [
    'falscher-inhalt',
    'Diese Datei ist zu verschachtelt oder zu umfangreich, um sie zu lesen. Bitte laden Sie den Auszug in kürzeren Zeiträumen herunter, als CAMT (XML) oder CSV.',
  ],
  'lastschrift-ungueltig': [
    'falscher-inhalt',
    (nummer: string, fehler: string) =>
      `Die Lastschriftdatei nähme keine Bank an: Bei Rechnung ${nummer} stimmt etwas nicht, ${fehler}. Es ist noch nichts eingezogen. Bitte lassen Sie den Betrieb das Mandat neu erteilen, oder tragen Sie die Zahlung von Hand ein.`,
  ],
  'lastschriftdatei-ungueltig': [
    'falscher-inhalt',
    (wo: string) =>
      `Die Lastschriftdatei nähme keine Bank an: An der Stelle ${wo} entspricht sie nicht dem Schema pain.008.001.08. Es ist noch nichts eingezogen. Bitte prüfen Sie die Bankverbindung und die Gläubiger-ID des Betreibers.`,
  ],
  'anderes-format': ['falscher-inhalt', (ausweg: string) => ausweg],
  'schon-zugeordnet': [
    'veraltet',
    'Jemand hat diese Buchung inzwischen zugeordnet. Bitte sehen Sie in der Liste nach, was noch übrig ist.',
  ],
} as const satisfies Refusals;

export const rechnungRefused = refusing(GRUND);
