import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import type { Problem } from '../src/index.ts';

/** The generated district: see its README. Index 0 of the matrix is the depot. */
interface RoundsFile {
  readonly meta: { readonly n: number };
  readonly stops: readonly { id: number; service_s: number; tw: [number, number][] | null }[];
  readonly shifts: readonly {
    id: number;
    employee: number;
    day: number;
    tw: [number, number];
    break: { tw: [number, number]; dur: number } | null;
  }[];
  readonly matrix_s: readonly number[][];
}

/** Price of a stop left out in the figures of this workload. */
const MISSED_PRICE = 100_000;

export function readRounds(file: string): RoundsFile {
  const bytes = readFileSync(file);
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as RoundsFile;
}

export function roundsProblem(rounds: RoundsFile): Problem {
  return {
    stops: rounds.stops.map((stop) => ({
      id: String(stop.id),
      place: stop.id,
      serviceSeconds: stop.service_s,
      windows: stop.tw?.map(([from, to]) => ({ from, to })),
      skipPrice: MISSED_PRICE,
    })),
    vehicles: rounds.shifts.map((shift) => ({
      id: String(shift.id),
      employee: String(shift.employee),
      day: String(shift.day).padStart(3, '0'),
      start: { place: 0, earliest: shift.tw[0] },
      end: { place: 0, latest: shift.tw[1] },
      breaks: shift.break
        ? [{ window: { from: shift.break.tw[0], to: shift.break.tw[1] }, seconds: shift.break.dur }]
        : [],
    })),
    travel: { car: rounds.matrix_s },
  };
}

/** Independent of the planner: cost and errors of routes, with every position of the break tried. */
export function checkRounds(rounds: RoundsFile, routes: ReadonlyMap<number, readonly number[]>) {
  const stops = new Map(rounds.stops.map((stop) => [stop.id, stop]));
  const seen = new Set<number>();
  const errors: string[] = [];
  let travel = 0;
  for (const [id, route] of routes) {
    if (route.length === 0) continue;
    const shift = rounds.shifts.find((one) => one.id === id);
    if (!shift) {
      errors.push(`unknown shift ${id}`);
      continue;
    }
    [...route, 0].reduce((from, to) => ((travel += rounds.matrix_s[from]![to]!), to), 0);
    for (const stop of route) {
      if (seen.has(stop)) errors.push(`twice: ${stop}`);
      seen.add(stop);
    }
    const places = shift.break ? route.map((_, p) => p).concat(route.length) : [-1];
    const ends = places.map((place) =>
      endOf(
        rounds,
        shift,
        route.map((stop) => stops.get(stop)!),
        place,
      ),
    );
    if (!ends.some((end) => end <= shift.tw[1])) errors.push(`shift ${id} is not possible`);
  }
  const missed = rounds.stops.length - seen.size;
  return { cost: travel + missed * MISSED_PRICE, missed, errors };
}

function endOf(
  rounds: RoundsFile,
  shift: RoundsFile['shifts'][number],
  route: readonly RoundsFile['stops'][number][],
  breakAt: number,
): number {
  let t = shift.tw[0];
  let from = 0;
  const drive = (to: number, p: number) => {
    const arrive = t + rounds.matrix_s[from]![to]!;
    from = to;
    if (p !== breakAt || !shift.break) return arrive;
    if (t > shift.break.tw[1]) return Infinity;
    return Math.max(arrive, shift.break.tw[0]) + shift.break.dur;
  };
  for (const [p, stop] of route.entries()) {
    t = drive(stop.id, p);
    if (stop.tw) {
      const open = stop.tw.find(([, to]) => t <= to);
      if (!open) return Infinity;
      t = Math.max(t, open[0]);
    }
    t += stop.service_s;
  }
  return drive(0, route.length);
}
