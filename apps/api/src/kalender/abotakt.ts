import type { Takt } from '../platform/queue/versuch.ts';

/** Two questions of a quarter of a minute, and a reader that others wait for, too. The times read before stay meanwhile. */
export const ABO_TAKT: Takt = { alleMinuten: 30, wartenMinutenMax: 720, unterwegsMinutenMax: 5 };
