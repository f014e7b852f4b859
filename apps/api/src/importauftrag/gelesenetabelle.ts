import type { Lesart } from '@kehrtour/contract/importauftrag';

export type GeleseneTabelle = {
  readonly lesart: Lesart;
  readonly zeilen: readonly (readonly string[])[];
  /** Sentences about the whole file. */
  readonly hinweise: readonly string[];
};
