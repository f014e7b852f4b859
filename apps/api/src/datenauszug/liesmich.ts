import { AUSZUGSTABELLEN } from './auszugstabellen.ts';

export type Auszugsangaben = {
  readonly am: Date;
  readonly gezaehlt: readonly { readonly tabelle: string; readonly zeilen: number }[];
  /** Files that are on a list and could not be read. */
  readonly fehlend: readonly string[];
};

/** What the export explains to whoever opens it, today or in ten years. */
export function liesmich({ am, gezaehlt, fehlend }: Auszugsangaben): string {
  const wann = am.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const zeilen = [
    'AUSZUG ALLER DATEN IHRES BETRIEBS AUS KEHRTOUR',
    `Begonnen am ${wann} Uhr. Was sich während des Schreibens änderte, steht darin alt oder neu.`,
    '',
    'Bewahren Sie diese Datei sicher auf: Sie enthält Namen und Anschriften Ihrer Kundschaft.',
    '',
    'ORDNER',
    'tabellen/    Für Menschen: je Thema eine Tabelle (CSV, UTF-8, Semikolon). Öffnet sich in Excel und LibreOffice.',
    'daten/       Für Programme: dieselben Zeilen als JSON, je Thema eine Liste von Objekten.',
    'dateien/     Ihre hochgeladenen Dateien, zum Beispiel das Logo. Der Name beginnt mit der Kennung aus „datei“.',
    'rechnungen/  Rechnungen von Kehrtour an Sie: als PDF, wie sie abgelegt wurden, und als E-Rechnung (XML).',
    '',
    'SO LESEN SIE DIE TABELLEN',
    'Jede Zeile hat eine Kennung „id“. Spalten auf „_id“ nennen die Kennung in der anderen Tabelle,',
    'zum Beispiel aufgabe.liegenschaft_id die Zeile in „liegenschaft“.',
    'Tage stehen als JJJJ-MM-TT, Zeitpunkte mit ihrer Verschiebung zur Weltzeit, Beträge auf „_cent“ in Cent.',
    'In Tabellen steht vor Texten, die mit =, +, - oder @ beginnen, ein Apostroph; in den JSON-Dateien nicht.',
    'Prüfwerte und versiegelte Angaben (Codes, Passwörter, IBAN) sind nicht lesbar und stehen nicht darin.',
    '',
    'WAS DARIN STEHT',
    ...gezaehlt.map(({ tabelle, zeilen: anzahl }) => `${tabelle} (${anzahl}): ${worteZu(tabelle)}`),
    '',
    'WAS NICHT DARIN STEHT, UND WARUM',
    ...Object.keys(AUSZUGSTABELLEN)
      .filter((tabelle) => 'fehltWeil' in (AUSZUGSTABELLEN[tabelle] ?? {}))
      .map((tabelle) => `${tabelle}: ${worteZu(tabelle)}`),
    ...(fehlend.length === 0
      ? []
      : ['', 'DIESE DATEIEN WAREN NICHT MEHR DA', ...fehlend.map((name) => `– ${name}`)]),
    '',
  ];
  return `\uFEFF${zeilen.join('\r\n')}`;
}

function worteZu(tabelle: string): string {
  const eine = AUSZUGSTABELLEN[tabelle];
  if (eine === undefined) return 'Weitere Angaben';
  return 'inhalt' in eine ? eine.inhalt : eine.fehltWeil;
}
