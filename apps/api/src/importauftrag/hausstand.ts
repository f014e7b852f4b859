import type { AufgabeRow } from '../aufgabe/vieleAufgaben.ts';
import type { HausUndLeute } from '../liegenschaft/hausUndLeute.ts';

/** One property with everything that hangs on it, as its rows: what an import writes, and what it keeps to be undone. */
export type Hausstand = HausUndLeute & { readonly aufgaben: readonly AufgabeRow[] };
