const DAY_MS = 24 * 60 * 60_000;
/** The header counts whole seconds and travels a while: less than this is no difference. */
const NOISE_MS = 2000;

/** How many milliseconds the server's clock is ahead, by the `Date` header of an answer; 0 when that is no help. */
export function serverOffset(dateHeader: string | null, now: number): number {
  const offset = Date.parse(dateHeader ?? '') - now;
  if (!Number.isFinite(offset) || Math.abs(offset) > DAY_MS) return 0;
  return Math.abs(offset) < NOISE_MS ? 0 : offset;
}
