// Preloaded by every Node process of a run that lives at another instant.
import { shiftClock } from './shiftClock.ts';

shiftClock(Number(process.env['CLOCK_AHEAD_MS'] ?? 0));
