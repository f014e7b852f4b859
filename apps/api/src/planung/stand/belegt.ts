import type { Lage } from './verortung.ts';

/** A time in which somebody is elsewhere for work. What overlaps is one time. */
export type Belegt = {
  readonly id: string;
  readonly mitarbeiterId: string;
  readonly von: Date;
  readonly bis: Date;
  /** Where the person begins and ends it; unknown where it is several places, or held by a visitor. */
  readonly ort: Lage | null;
  /** As a refusal names it: `die Kehrtour „Nord“`, `einen Termin in Hardtstraße 3`. */
  readonly wen: string;
  /** Breaks inside of it. */
  readonly pausen: readonly { readonly von: Date; readonly bis: Date }[];
};
