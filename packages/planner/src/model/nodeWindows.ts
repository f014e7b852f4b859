import { PlannerError } from '../plannerError.ts';
import type { Stop, TimeWindow } from '../problem.ts';

function intersect(a: readonly TimeWindow[], b: readonly TimeWindow[]): TimeWindow[] {
  const both: TimeWindow[] = [];
  for (const x of a) {
    for (const y of b) {
      const from = Math.max(x.from, y.from);
      const to = Math.min(x.to, y.to);
      if (from <= to) both.push({ from, to });
    }
  }
  return both;
}

/** Windows that touch become one, so that the pieces are disjoint and ascending. */
function merged(windows: readonly TimeWindow[]): TimeWindow[] {
  const out: TimeWindow[] = [];
  for (const window of windows.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && window.from <= last.to)
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, window.to) };
    else out.push(window);
  }
  return out;
}

/** What one stop demands of its start: own windows, hard promise, lock; null means nothing. */
function stopWindows(stop: Stop): TimeWindow[] | null {
  const demands: TimeWindow[][] = [];
  if (stop.windows?.length) demands.push([...stop.windows]);
  if (stop.lock?.window) demands.push([stop.lock.window]);
  if (stop.promise) {
    const soft = stop.promise.pricePerSecond !== undefined;
    demands.push([soft ? { from: stop.promise.window.from, to: Infinity } : stop.promise.window]);
  }
  if (demands.length === 0) return null;
  return merged(demands.map(merged).reduce(intersect));
}

/** When the first of several stops done in a row may start so that each starts in its own windows. */
export function visitWindows(stops: readonly Stop[]): TimeWindow[] | null {
  let offset = 0;
  let all: TimeWindow[] | null = null;
  for (const stop of stops) {
    const shift = offset;
    const own = stopWindows(stop)?.map((w) => ({ from: w.from - shift, to: w.to - shift })) ?? null;
    const before: TimeWindow[] | null = all;
    all = before && own ? intersect(before, own) : (before ?? own);
    if (all?.length === 0 && before?.length && own?.length && stop.visit !== undefined) {
      throw new PlannerError('visit-windows-differ', `visit ${stop.visit}`);
    }
    offset += Math.round(stop.serviceSeconds);
  }
  return all ? merged(all) : null;
}
