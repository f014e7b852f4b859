import type { Visit } from './planning.ts';

/** As many houses as the demonstration plans; more would not fit beside it. */
export const HOUSES_MAX = 12;

export interface OwnHouse {
  readonly id: string;
  /** Street and number, as the file has it. */
  readonly address: string;
  readonly minutes: number;
}

/** What became of a file; nothing of it has left the browser. */
export type OwnFileNews =
  | {
      readonly kind: 'planned';
      readonly file: string;
      /** Houses that the whole file has. */
      readonly found: number;
      /** Column of the file and what it was taken for. */
      readonly columns: readonly (readonly [head: string, meaning: string])[];
      readonly place: string;
      readonly houses: readonly OwnHouse[];
      readonly visits: readonly Visit[];
      readonly fileOrderSeconds: number;
      readonly driveSeconds: number;
      /** By the coordinates of the file, or guessed from streets and numbers. */
      readonly ways: 'coordinates' | 'streets';
    }
  | { readonly kind: 'refused'; readonly sentence: string };
