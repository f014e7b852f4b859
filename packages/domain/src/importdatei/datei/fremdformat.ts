import { IMPORTDATEIEN } from './importformat.ts';

interface Fremdformat {
  /** With which its first bytes begin. */
  readonly kennungen: readonly string[];
  readonly ausweg: string;
}

/** Kinds of files that bring no properties, each with the way out. */
export const FREMDFORMATE = {
  leer: {
    kennungen: [],
    ausweg: 'Die Datei ist leer. Bitte exportieren Sie die Liste noch einmal aus Ihrer Software.',
  },
  xls: {
    kennungen: ['\u00D0\u00CF\u0011\u00E0'],
    ausweg:
      'Das ist eine alte (.xls) oder mit einem Passwort geschützte Excel-Datei. Bitte speichern Sie sie in Excel ohne Passwort als .xlsx oder .csv und laden Sie sie noch einmal hoch.',
  },
  pdf: {
    kennungen: ['%PDF'],
    ausweg:
      'Das ist eine PDF-Datei; daraus lassen sich keine Daten lesen. Bitte exportieren Sie die Liste als CSV oder Excel.',
  },
  bild: {
    kennungen: ['\u0089PNG', '\u00FF\u00D8\u00FF', 'GIF8'],
    ausweg: 'Das ist ein Bild. Bitte exportieren Sie die Liste als CSV oder Excel.',
  },
  zip: {
    // So begins a workbook, too, and a damaged one no longer says that it is one.
    kennungen: ['PK\u0003\u0004'],
    ausweg:
      'Das ist ein ZIP-Archiv oder eine beschädigte Excel-Datei. Bitte entpacken Sie das Archiv oder speichern Sie die Liste in Excel noch einmal, und laden Sie die neue Datei hoch.',
  },
  archiv: {
    kennungen: ['7z\u00BC\u00AF', 'Rar!', '\u001F\u008B'],
    ausweg: 'Das ist ein Archiv. Bitte entpacken Sie es und laden Sie die Datei daraus hoch.',
  },
  unbekannt: {
    kennungen: [],
    ausweg: `Diese Datei lässt sich nicht lesen. Bitte nehmen Sie eine ${IMPORTDATEIEN.datei}.`,
  },
} as const satisfies Readonly<Record<string, Fremdformat>>;

export type Fremdart = keyof typeof FREMDFORMATE;
