import type { AufgabeRow } from '../aufgabe/vieleAufgaben.ts';
import type { Gegangener, HausUndLeute } from '../liegenschaft/hausUndLeute.ts';

/** One property with everything that hangs on it, as its rows: what an import writes, and what it keeps to be undone. */
export type Hausstand = HausUndLeute & { readonly aufgaben: readonly AufgabeRow[] };

/** People who were at this house and are not any more. */
export function gegangene(vorher: Hausstand | undefined, nachher: Hausstand): Gegangener[] {
  const da = new Set(nachher.kontakte.map(({ id }) => id));
  return (vorher?.kontakte ?? [])
    .filter(({ id }) => !da.has(id))
    .map(({ id }) => ({ kontaktId: id, liegenschaftId: nachher.haus.id }));
}
