/** What a dropped file is, by its first bytes; a name can lie. */
export type Dateiart = 'text' | 'xlsx' | 'ziv' | 'leer' | 'xls' | 'pdf' | 'bild' | 'archiv' | 'unbekannt';

/** Kinds that can be imported; the others are told with `DATEIART_AUSWEG`. */
export const IMPORTIERBAR = ['text', 'xlsx', 'ziv'] as const satisfies readonly Dateiart[];

export const DATEIART_AUSWEG: Record<Exclude<Dateiart, (typeof IMPORTIERBAR)[number]>, string> = {
  leer: 'Die Datei ist leer. Bitte exportieren Sie die Liste noch einmal aus Ihrer Software.',
  xls: 'Das ist eine alte (.xls) oder mit einem Passwort geschützte Excel-Datei. Bitte speichern Sie sie in Excel ohne Passwort als .xlsx oder .csv und laden Sie sie noch einmal hoch.',
  pdf: 'Das ist eine PDF-Datei; daraus lassen sich keine Daten lesen. Bitte exportieren Sie die Liste als CSV oder Excel.',
  bild: 'Das ist ein Bild. Bitte exportieren Sie die Liste als CSV oder Excel.',
  archiv: 'Das ist ein Archiv. Bitte entpacken Sie es und laden Sie die Datei daraus hoch.',
  unbekannt: 'Diese Datei lässt sich nicht lesen. Bitte nehmen Sie eine CSV-, TXT- oder XLSX-Datei.',
};

/** Sizes up to which a file is read. */
export const IMPORTGRENZEN = {
  bytesMax: 20 * 1024 * 1024,
  zivBytesMax: 100 * 1024 * 1024,
  zeilenMax: 50_000,
  spaltenMax: 200,
} as const;

const KENNUNGEN: readonly (readonly [string, Dateiart])[] = [
  ['SQLite format 3\0', 'ziv'],
  ['\u00D0\u00CF\u0011\u00E0', 'xls'],
  ['%PDF', 'pdf'],
  ['\u0089PNG', 'bild'],
  ['\u00FF\u00D8\u00FF', 'bild'],
  ['GIF8', 'bild'],
  ['7z\u00BC\u00AF', 'archiv'],
  ['Rar!', 'archiv'],
  ['\u001F\u008B', 'archiv'],
];

const ANFANG_BYTES = 4096;

export function erkenneDateiart(bytes: Uint8Array): Dateiart {
  const anfang = Array.from(bytes.subarray(0, ANFANG_BYTES), (byte) => String.fromCharCode(byte)).join('');
  if (anfang.trim() === '') return 'leer';
  // A workbook is an archive whose first entries name its parts.
  if (anfang.startsWith('PK\u0003\u0004'))
    return /\[Content_Types\]|xl\/|_rels/.test(anfang) ? 'xlsx' : 'archiv';
  const kennung = KENNUNGEN.find(([beginn]) => anfang.startsWith(beginn));
  if (kennung !== undefined) return kennung[1];
  return erkenneBom(bytes) === undefined && anfang.includes('\0') ? 'unbekannt' : 'text';
}

/** Byte order mark at the start: it names the encoding beyond doubt. */
export function erkenneBom(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined;
}
