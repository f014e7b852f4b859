import type { Lage } from '../stand/verortung.ts';

/** Places of the matrix and who stands at which. */
export type Ortstabelle = { readonly orte: readonly Lage[]; readonly platzVon: ReadonlyMap<string, number> };
