import { SPERREN, sperreVon } from '@kehrtour/domain/planung/sperre';
import { istHinfaellig } from '@kehrtour/domain/termin/termin';

import type { TerminRow } from '../stand/planung.store.ts';

/** What was told of a stop. */
export type Terminbezug = {
  /** What its household counts on; of several flats that which binds a plan most. */
  readonly termin: TerminRow | undefined;
  /** How many count on it as he does: a house of twelve flats is twelve promises. */
  readonly haushalte?: number;
  /** What was told once, where nobody counts on a visit any more. */
  readonly hinfaellig: TerminRow | undefined;
};

/** A booking that does not suit stays in its round until it is moved where it was booked. */
const verliertPlatz = ({ status, quelle }: TerminRow): boolean =>
  istHinfaellig(status) && (quelle === 'kehrtour' || status !== 'abgelehnt');

const haerte = ({ status }: TerminRow): number => SPERREN.indexOf(sperreVon(status, 'angekuendigt'));

/**
 * Whoever booked the half-day at a house that was told two hours of it counts on both: the stop is begun where they meet. Where
 * they do not, that of the one who binds most holds.
 */
function imGemeinsamenFenster(
  termin: TerminRow,
  { fenster_von: von, fenster_bis: bis }: TerminRow,
): TerminRow {
  const fenster_von = von > termin.fenster_von ? von : termin.fenster_von;
  const fenster_bis = bis < termin.fenster_bis ? bis : termin.fenster_bis;
  return fenster_von < fenster_bis ? { ...termin, fenster_von, fenster_bis } : termin;
}

/** What the appointments at one stop say together, in the order of their time. */
export function termineAmHalt(termine: readonly TerminRow[]): Terminbezug {
  const stehende = termine.filter(({ status }) => !istHinfaellig(status));
  const [termin, ...andere] = stehende.toSorted((a, b) => haerte(b) - haerte(a));
  if (termin)
    return {
      termin: andere.reduce(imGemeinsamenFenster, termin),
      hinfaellig: undefined,
      haushalte: stehende.filter((one) => haerte(one) === haerte(termin)).length,
    };
  if (termine.some((one) => !verliertPlatz(one))) return { termin: undefined, hinfaellig: undefined };
  // One of several flats that would be visited speaks for those that would not.
  return {
    termin: undefined,
    hinfaellig: termine.findLast(({ status }) => status !== 'abgelehnt') ?? termine.at(-1),
  };
}
