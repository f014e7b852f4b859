import { formatMenge } from '../format.ts';
import { VERSPAETUNG_MINUTEN } from '../zeitfenster.ts';

/** A stop as the one before it may hold it up; minutes since midnight, in the order of a shift. */
export interface Ankunft {
  readonly von: number;
  /** Time to spare before it begins; a delay uses it up first. */
  readonly warteMinuten: number;
  /** When its window closes; null: nobody was told one, and nobody will be. */
  readonly fensterBis: number | null;
}

/**
 * Stops whose window would be missed when any one visit of the shift before them takes so much longer, or the way to the
 * first. The delay goes on from stop to stop and only waiting eats it up, so it is worst right behind where it arose.
 */
export function knappeAnkuenfte<A extends Ankunft>(
  schicht: readonly A[],
  verspaetungMinuten = VERSPAETUNG_MINUTEN,
): A[] {
  return schicht.filter(
    ({ von, warteMinuten, fensterBis }) =>
      fensterBis !== null && von + Math.max(0, verspaetungMinuten - warteMinuten) > fensterBis,
  );
}

/** What the board says of it. */
export const verspaetungSatz = (knapp: number): string =>
  knapp === 0
    ? `Hält ${VERSPAETUNG_MINUTEN} Min. Verspätung aus`
    : `${formatMenge(knapp, 'Zeitfenster hält', 'Zeitfenster halten')} ${VERSPAETUNG_MINUTEN} Min. Verspätung nicht aus`;
