import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

/** One street of one town; streets of the same name in two towns are two entries. */
export interface Strasse {
  readonly name: string;
  readonly plz: string;
  readonly ort: string;
  /** Where the street is, if nothing better is known. */
  readonly koordinate: Koordinate;
  /** From `koordinate` to the far end of the street. */
  readonly radiusMeter: number;
}

export interface Haus {
  readonly hausnr: string;
  readonly koordinate: Koordinate;
  /** Calculated along an interpolation line of the map, not surveyed. */
  readonly geschaetzt?: boolean;
}

/** A town, village or district with the place where its name stands on the map. */
export interface Ortschaft {
  readonly name: string;
  readonly koordinate: Koordinate;
}

/** What an address search needs to know; on disk for a map extract, in memory for the company's own houses. */
export interface Strassenverzeichnis {
  readonly strassen: readonly Strasse[];
  readonly ortschaften: readonly Ortschaft[];
  /** Houses of `strassen[index]`. */
  haeuser(index: number): Promise<readonly Haus[]>;
}
