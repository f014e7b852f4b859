/** The news that a round hears of and tells, and that somebody has ended a day of it. */
export { GEBUCHT } from './halt/nimmGebuchteAuf.ts';
export { ABGESAGT } from './lauf/beendeKehrtour.ts';
export { findAbschlussDesTages } from './lauf/tagesabschluss.store.ts';
