import type { Importfeld } from './importfeld.ts';

/** One column of a file and what it was taken for. */
export interface Spalte {
  /** Position in the file, 0 for the first. */
  readonly index: number;
  /** The header as written; empty where the file has none. */
  readonly kopf: string;
  readonly feld: Importfeld | undefined;
  /** 1 = the header is a known synonym, 0.8–1 = nearly one or decided by its values, 0 = not recognised. */
  readonly sicherheit: number;
}
