import type { Stop } from '../problem.ts';
import { type Model, NEVER } from './model.ts';
import { visitWindows } from './nodeWindows.ts';

type DayWindows = Pick<Model, 'windowLo' | 'windowHi' | 'several'>;
interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a node may start, flat and in order; null means any time. */
export function flatWindows(stops: readonly Stop[], origin: number): Int32Array | null {
  const windows = visitWindows(stops);
  if (!windows) return null;
  const whole = windows.map((w) => [Math.ceil(w.from) - origin, Math.min(NEVER, Math.floor(w.to) - origin)]);
  return Int32Array.from(whole.filter(([from, to]) => from! <= to!).flat());
}

/** When the preferred windows of a node open before which nobody begins. */
export function waitedFor(stops: readonly Stop[], origin: number): readonly number[] {
  let offset = origin;
  return stops.flatMap(({ preferred, serviceSeconds }) => {
    const opens = preferred?.waits ? preferred.windows.map(({ from }) => Math.ceil(from) - offset) : [];
    offset += Math.round(serviceSeconds);
    return opens;
  });
}

/**
 * Per day the hull of a node's windows, clipped to the time anyone works that day; nobody begins before the first of `opens` on
 * a day, where that leaves a window at all.
 */
export function dayWindows(
  windows: readonly (Int32Array | null)[],
  spans: readonly Span[],
  opens: readonly (readonly number[])[],
): DayWindows {
  const count = windows.length * spans.length;
  const lo = new Int32Array(count).fill(-NEVER);
  const hi = new Int32Array(count).fill(NEVER);
  const several: (Int32Array | null)[] = Array.from<null>({ length: count }).fill(null);
  spans.forEach((span, d) => {
    windows.forEach((flat, i) => {
      const at = d * windows.length + i;
      if (flat) {
        const inside = insideOf(flat, span);
        lo[at] = inside[0] ?? NEVER;
        hi[at] = inside.at(-1) ?? -NEVER;
        if (inside.length > 2) several[at] = Int32Array.from(inside);
      }
      const first = Math.min(...opens[i]!.filter((time) => time >= span.from && time <= span.to));
      if (first > lo[at]! && first <= hi[at]! && several[at] === null) lo[at] = first;
    });
  });
  return { windowLo: lo, windowHi: hi, several };
}

function insideOf(flat: Int32Array, { from, to }: Span): number[] {
  const inside: number[] = [];
  for (let w = 0; w < flat.length; w += 2) {
    if (flat[w + 1]! >= from && flat[w]! <= to) inside.push(flat[w]!, flat[w + 1]!);
  }
  return inside;
}
