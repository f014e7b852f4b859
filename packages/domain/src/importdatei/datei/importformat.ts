import { keysOf } from '../../keysOf.ts';
import { erkenneBom } from './bom.ts';
import { tabellenart } from './tabellenart.ts';
import { erkenneUtf16 } from './utf16.ts';

/** What the product says of a kind of file with properties, and how it tells one by its first bytes; a name can lie. */
interface Formatworte {
  readonly name: string;
  /** As people call its files. */
  readonly dateien: readonly string[];
  readonly endungen: readonly string[];
  readonly mime: string;
  readonly bytesMax: number;
  /** A person may say with which encoding and delimiter it was written. */
  readonly geschrieben: boolean;
  /** @param anfang its first bytes, one letter each */
  readonly erkenne: (anfang: string, bytes: Uint8Array) => boolean;
}

const MB = 1024 * 1024;

/** The kinds of files that bring properties, the plainest last. How each is read stands in the API's `format/`. */
export const IMPORTFORMATE = {
  ziv4: {
    name: 'ZIV 4.0',
    dateien: ['ZIV'],
    endungen: ['.db', '.sqlite', '.sqlite3'],
    mime: 'application/vnd.sqlite3',
    bytesMax: 20 * MB,
    geschrieben: false,
    // The exchange file of the trade is a database of SQLite.
    erkenne: (anfang) => anfang.startsWith('SQLite format 3\0'),
  },
  xlsx: {
    name: 'Excel',
    dateien: ['XLSX', 'ODS', 'FODS', 'HTML', 'SpreadsheetML'],
    endungen: ['.xlsx', '.ods', '.fods', '.xls', '.xml', '.html', '.htm'],
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytesMax: 20 * MB,
    geschrieben: false,
    // A workbook is an archive whose first entries name its parts; other programs' tables are read like one.
    erkenne: (anfang) =>
      (anfang.startsWith('PK\u0003\u0004') && /\[Content_Types\]|xl\/|_rels/.test(anfang)) ||
      tabellenart(anfang) !== undefined,
  },
  csv: {
    name: 'CSV/TXT',
    dateien: ['CSV', 'TXT'],
    endungen: ['.csv', '.txt', '.tsv'],
    mime: 'text/csv',
    bytesMax: 20 * MB,
    geschrieben: true,
    erkenne: (anfang, bytes) =>
      (erkenneBom(bytes) ?? erkenneUtf16(bytes)) !== undefined || !anfang.includes('\0'),
  },
} as const satisfies Readonly<Record<string, Formatworte>>;

export type Importformat = keyof typeof IMPORTFORMATE;
/** In the order in which a file is tried. */
export const FORMATE = keysOf(IMPORTFORMATE);

/** An import can also come from a partner, without any file. */
export const istImportformat = (art: string): art is Importformat => Object.hasOwn(IMPORTFORMATE, art);

const genannt = Object.values<Formatworte>(IMPORTFORMATE).toReversed();
const dateien = genannt.flatMap((format) => format.dateien);

const oder = (worte: readonly string[]): string =>
  [worte.slice(0, -1).join(', '), ...worte.slice(-1)].filter((wort) => wort !== '').join(' oder ');

/** What somebody can bring: the sentences of all pages have it from here. */
export const IMPORTDATEIEN = {
  /** CSV, TXT, XLSX */
  liste: dateien.join(', '),
  /** CSV, TXT oder XLSX */
  wahl: oder(dateien),
  /** CSV-, TXT- oder XLSX-Datei */
  datei: `${oder(dateien.map((wort) => `${wort}-`))}Datei`,
  endungen: genannt.flatMap((format) => format.endungen),
  /** The bound of the largest kind; each has its own. */
  bytesMax: Math.max(...genannt.map(({ bytesMax }) => bytesMax)),
  /** 20 MB */
  groesse: `${Math.max(...genannt.map(({ bytesMax }) => bytesMax)) / MB} MB`,
};
