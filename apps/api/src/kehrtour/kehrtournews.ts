/** The news that a round hears of, and that it tells. */
export { GEBUCHT } from './halt/nimmGebuchteAuf.ts';
export { ABGESAGT } from './lauf/beendeKehrtour.ts';
