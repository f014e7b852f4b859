import type { Model, TimeTerm } from './model.ts';
import type { Schedule } from './schedule.ts';

/** Seconds a route is over its regular end or working time. */
export function overtimeSeconds(model: Model, k: number, schedule: Schedule): number {
  return Math.max(0, schedule.end - model.regularEnd[k]!, schedule.work - model.workMax[k]!);
}

export function termPrice(term: TimeTerm, start: number): number {
  if (term.open !== null) return preferredPrice(term.open, term, start);
  const off = term.kind === 'moved' ? Math.abs(start - term.at) - term.toleranceSeconds : start - term.at;
  return off > 0 ? Math.min(off * term.pricePerSecond, term.priceMax) : 0;
}

/** Grows with the way to the nearest window, so that a search can walk towards it; without any it is the same everywhere. */
function preferredPrice(open: Int32Array, { pricePerSecond, priceMax }: TimeTerm, start: number): number {
  let price = priceMax;
  for (let w = 0; w < open.length; w += 2) {
    const off = Math.max(open[w]! - start, start - open[w + 1]!, 0);
    if (off * pricePerSecond < price) price = off * pricePerSecond;
  }
  return price;
}
