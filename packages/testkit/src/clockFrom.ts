import { aheadMs } from './shiftClock.ts';

const preload = new URL('./clock.setup.ts', import.meta.url).href;

/**
 * Environment in which a process, and whatever Node processes and threads it starts, live from this instant on.
 * The product has no setting for its clock: what is moved is the `Date` of the process, the embedded database's with it.
 * @param instant with its offset, e.g. `2027-03-27T22:30:00+01:00`
 */
export function clockFrom(instant: string): { CLOCK_AHEAD_MS: string; NODE_OPTIONS: string } {
  const realNow = Date.now() - aheadMs();
  const others = (process.env['NODE_OPTIONS'] ?? '').replace(`--import=${preload}`, '').trim();
  return {
    CLOCK_AHEAD_MS: String(Date.parse(instant) - realNow),
    NODE_OPTIONS: `--import=${preload} ${others}`.trim(),
  };
}
