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

/** Of the appointments at one stop, in the order of their time. */
export function termineAmHalt(termine: readonly TerminRow[]): Terminbezug {
  const stehende = termine.filter(({ status }) => !istHinfaellig(status));
  const [termin] = stehende.toSorted((a, b) => haerte(b) - haerte(a));
  if (termin)
    return {
      termin,
      hinfaellig: undefined,
      haushalte: stehende.filter((one) => haerte(one) === haerte(termin)).length,
    };
  if (termine.some((one) => !verliertPlatz(one))) return { termin: undefined, hinfaellig: undefined };
  // Of several flats one that would be visited speaks for those that would not.
  return {
    termin: undefined,
    hinfaellig: termine.findLast(({ status }) => status !== 'abgelehnt') ?? termine.at(-1),
  };
}
