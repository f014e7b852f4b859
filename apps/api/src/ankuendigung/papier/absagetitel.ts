import type { Anlass } from './nachricht.ts';

/** What stands over a notice that nobody comes at the told time. */
export const absagetitel = ({ stattdessen }: Extract<Anlass, { art: 'absage' }>): string =>
  stattdessen ? 'Eine Wohnung hat einen anderen Termin' : 'Unser Besuch entfällt';
