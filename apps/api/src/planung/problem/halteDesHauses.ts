import type { HausRow } from '../stand/planung.store.ts';
import type { HaltRow } from '../stand/runde.ts';

/** What is done at one stop of a house. */
export type Hausbesuch = {
  readonly haus: HausRow;
  readonly halt: HaltRow | undefined;
  readonly nutzungseinheitId: string | null;
};

/**
 * A house is one stop; a flat that took another time of the round has its own, with its own work, and the rest of the house
 * keeps the other.
 */
export function halteDesHauses(haus: HausRow, halte: readonly HaltRow[]): Hausbesuch[] {
  const dort = halte.filter(({ liegenschaft_id }) => liegenschaft_id === haus.id);
  const wohnungen = dort.flatMap((halt) => {
    const { nutzungseinheit_id: nutzungseinheitId } = halt;
    const aufgaben = haus.aufgaben.filter((aufgabe) => aufgabe.nutzungseinheitId === nutzungseinheitId);
    return nutzungseinheitId === null || aufgaben.length === 0
      ? []
      : [{ haus: { ...haus, aufgaben }, halt, nutzungseinheitId }];
  });
  const eigene = new Set(wohnungen.map(({ nutzungseinheitId }) => nutzungseinheitId));
  const aufgaben = haus.aufgaben.filter(
    ({ nutzungseinheitId }) => nutzungseinheitId === null || !eigene.has(nutzungseinheitId),
  );
  if (aufgaben.length === 0) return wohnungen;
  const halt = dort.find(({ nutzungseinheit_id }) => nutzungseinheit_id === null);
  return [{ haus: { ...haus, aufgaben }, halt, nutzungseinheitId: null }, ...wohnungen];
}
