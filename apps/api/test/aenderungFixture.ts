import type { Anordnung, Kehrtour } from '@kehrtour/contract/kehrtour';

/** The order of a plan as the board sends it. */
export function anordnungVon({ halte }: Pick<Kehrtour, 'halte'>): Anordnung {
  const geplant = halte.filter((halt) => halt.mitarbeiterId !== null && halt.tag !== null);
  const gruppen = Map.groupBy(geplant, (halt) => `${halt.mitarbeiterId}/${halt.tag}`);
  return {
    schichten: [...gruppen.values()].map((gruppe) => ({
      mitarbeiterId: gruppe[0]?.mitarbeiterId ?? '',
      tag: gruppe[0]?.tag ?? '',
      haltIds: gruppe.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)).map((halt) => halt.id),
    })),
    sperren: Object.fromEntries(halte.map((halt) => [halt.id, halt.sperre])),
  };
}
