import { TRENNZEICHEN } from '@kehrtour/domain/importdatei/datei/trennzeichen';
import { ZEICHENSAETZE } from '@kehrtour/domain/importdatei/datei/zeichensaetze';
import { NAMENSFOLGEN } from '@kehrtour/domain/importdatei/name/namensfolge';
import * as z from 'zod/mini';

import { text } from './gemeinsam.ts';
import { importMeldung } from './importbefund.ts';

/** How a file is read before anything is done with it: its signs, its columns, what was put right, and its first rows. */
export const zeichensatz = z.enum(ZEICHENSAETZE);
export const trennzeichen = z.enum(TRENNZEICHEN);

export const namensfolge = z.enum(NAMENSFOLGEN);
/** How the bytes become a table; null where the kind of file has no such thing. */
export const lesart = z.object({
  zeichensatz: z.nullable(zeichensatz),
  trennzeichen: z.nullable(trennzeichen),
  /** Position of the header row, 0 for the first; null when the file has none. */
  kopfzeile: z.nullable(z.int().check(z.gte(0), z.lte(49))),
  /** In which order names without a comma stand, where a person said it. */
  namensfolge: z.optional(namensfolge),
  /** The sheet of a workbook; missing where the kind of file has none. */
  blatt: z.optional(text(100, 1)),
});
export type Lesart = z.infer<typeof lesart>;
export const importblatt = z.object({
  name: z.string(),
  /** Rows that hold anything, the header too. */
  zeilen: z.int(),
  versteckt: z.boolean(),
});
export type Blatt = z.infer<typeof importblatt>;
/** Field of the product → position of the column, 0 for the first. */
export const zuordnung = z.record(z.string().check(z.maxLength(40)), z.int().check(z.gte(0), z.lte(199)));

/** A value that a person put right once for all rows that have it in this column. */
export const wertkorrektur = z.object({
  feld: z.string().check(z.maxLength(40)),
  /** The whole cell, as the file has it; empty for empty cells. */
  wert: z.string().check(z.maxLength(200)),
  neu: z.string().check(z.maxLength(200)),
  /** The only row it is meant for, as a spreadsheet counts; missing where it is for all. */
  zeile: z.optional(z.int().check(z.gte(1))),
});
export type Wertkorrektur = z.infer<typeof wertkorrektur>;

export const importspalte = z.object({
  index: z.int(),
  kopf: z.string(),
  feld: z.nullable(z.string()),
  sicherheit: z.number(),
  beispiele: z.array(z.string()),
});
export type ImportSpalte = z.infer<typeof importspalte>;
/** One of the first rows as it will be understood. */
export const vorschauzeile = z.object({
  zeile: z.int(),
  fehlerhaft: z.boolean(),
  anschrift: z.string(),
  ortszeile: z.string(),
  name: z.string(),
  /** How a letter begins to them; missing in what was read before it was shown. */
  gruss: z.optional(z.string()),
  einheit: z.string(),
  /** The installation it names; empty where it names none. */
  anlage: z.string(),
  aufgaben: z.array(z.string()),
  telefon: z.string(),
  email: z.string(),
  meldungen: z.array(importMeldung),
});
export type ImportVorschauzeile = z.infer<typeof vorschauzeile>;
