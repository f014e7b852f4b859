/** Pieces of work on an import that a screen follows; each is a job of the same name. */
export const IMPORT_PRUEFEN = 'import-pruefen';
export const IMPORT_UEBERNEHMEN = 'import-uebernehmen';
export const IMPORT_VERORTEN = 'import-verorten';
export const IMPORT_ZURUECKNEHMEN = 'import-zuruecknehmen';

export const IMPORTVORGAENGE = [
  IMPORT_PRUEFEN,
  IMPORT_UEBERNEHMEN,
  IMPORT_ZURUECKNEHMEN,
  IMPORT_VERORTEN,
] as const;

/** What each of these jobs carries. */
export type Importarbeit = { readonly vorgangId: string; readonly importId: string };
