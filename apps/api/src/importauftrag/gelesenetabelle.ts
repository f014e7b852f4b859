import type { Blatt, Lesart } from '@kehrtour/contract/importlesart';
import type { Wertkorrekturen } from '@kehrtour/domain/importdatei/zeile/zelle';

export type GeleseneTabelle = {
  readonly lesart: Lesart;
  readonly zeilen: readonly (readonly string[])[];
  /** The sheets of a workbook. */
  readonly blaetter: readonly Blatt[];
  readonly korrekturen: Wertkorrekturen;
  /** Sentences about the whole file. */
  readonly hinweise: readonly string[];
};
