import type { Blatt, Lesart } from '@kehrtour/contract/importlesart';

import type { Ungelesen } from '../dateiauftrag.ts';

export type GeleseneZeilen = Pick<Lesart, 'zeichensatz' | 'trennzeichen'> & {
  readonly zeilen: readonly (readonly string[])[];
  /** Which sheet of a workbook they are of, and what others it has. */
  readonly blatt?: string;
  readonly blaetter?: readonly Blatt[];
  /** Sentences about the whole file, as what it does not hold. */
  readonly hinweise?: readonly string[];
};

/**
 * From bytes to rows of cells, with what was found out about how they are written. Runs in a process of its own.
 * A kind of file is one here, its line in `formate.ts`, and its words in the domain's `importformat.ts`.
 */
export type Importleser = (
  bytes: Uint8Array,
  lesart: Partial<Lesart>,
) => GeleseneZeilen | Ungelesen | Promise<GeleseneZeilen | Ungelesen>;
