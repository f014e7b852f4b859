import { SCHWEREN } from '@kehrtour/domain/importdatei/spalte/meldung';
import * as z from 'zod/mini';

export const importMeldung = z.object({
  /** As a spreadsheet counts, from 1. */
  zeile: z.int(),
  spalte: z.nullable(z.int()),
  feld: z.nullable(z.string()),
  schwere: z.enum(SCHWEREN),
  text: z.string(),
});
export type ImportMeldung = z.infer<typeof importMeldung>;

/** Messages of one cause about one field, with the values they are about. */
export const importMeldungsgruppe = z.object({
  art: z.string(),
  schwere: z.enum(SCHWEREN),
  feld: z.nullable(z.string()),
  titel: z.string(),
  anzahl: z.int(),
  werte: z.array(z.object({ wert: z.string(), anzahl: z.int(), zeilen: z.array(z.int()), text: z.string() })),
  werteGesamt: z.int(),
  /** Whether another value in the cell puts it right. */
  korrigierbar: z.boolean(),
  /** Whether each value, and its correction, is that of one row; missing in what was read before. */
  jeZeile: z.optional(z.boolean()),
});
export type ImportMeldungsgruppe = z.infer<typeof importMeldungsgruppe>;

export const importAnzahl = z.object({
  zeilen: z.int(),
  neu: z.int(),
  geaendert: z.int(),
  unveraendert: z.int(),
  fehlend: z.int(),
  wiederDa: z.int(),
  /** Rows that stay out. */
  fehlerhaft: z.int(),
  fehler: z.int(),
  warnungen: z.int(),
  hinweise: z.int(),
  aufgaben: z.int(),
  /** New houses at an address that is there already; while nobody said what becomes of them they count nowhere else. */
  vorschlaege: z.int(),
  /** Changes of parts that somebody edited by hand. */
  geschuetzt: z.int(),
});
export type ImportAnzahl = z.infer<typeof importAnzahl>;
