import * as z from 'zod/mini';

import { defineJob, ID } from '../platform/queue/defineJob.ts';

const ARBEIT = { vorgangId: ID, importId: ID };

/** Pieces of work on an import that a screen follows; each is a job of the same name. */
export const IMPORT_PRUEFEN = defineJob('import-pruefen', ARBEIT);
export const IMPORT_UEBERNEHMEN = defineJob('import-uebernehmen', {
  ...ARBEIT,
  version: z.int(),
  auchGeschuetzte: z.boolean(),
  wer: ID,
});
/** Missing for a stock that was typed in: it has no import that a screen could show. */
export const IMPORT_VERORTEN = defineJob('import-verorten', { ...ARBEIT, importId: z.nullable(ID) });
export const IMPORT_ZURUECKNEHMEN = defineJob('import-zuruecknehmen', { ...ARBEIT, wer: ID });

/** News for whoever relies on the stock: an import was written or taken back. */
export const IMPORTIERT = defineJob('import.geschrieben', { importId: ID });

export const IMPORTVORGAENGE = [
  IMPORT_PRUEFEN,
  IMPORT_UEBERNEHMEN,
  IMPORT_ZURUECKNEHMEN,
  IMPORT_VERORTEN,
] as const;

export type Importarbeit = { readonly vorgangId: string; readonly importId: string };
export type Uebernahme = z.infer<typeof IMPORT_UEBERNEHMEN.payload>;
