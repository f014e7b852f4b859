import type { Pace } from '../platform/queue/attempt.ts';

/** Two questions of a quarter of a minute, and a reader that others wait for, too. The times read before stay meanwhile. */
export const ABO_TAKT: Pace = { everyMinutes: 30, waitMinutesMax: 720, underWayMinutesMax: 5 };
