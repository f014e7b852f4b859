import { readFileSync } from 'node:fs';

import type { Problem } from '../src/index.ts';

interface VrptwFile {
  readonly name: string;
  readonly vehicles: number;
  readonly capacity: number;
  /** Index 0 is the depot. */
  readonly places: readonly {
    x: number;
    y: number;
    demand: number;
    ready: number;
    due: number;
    service: number;
  }[];
}

/** Tenths: the DIMACS convention cuts distances after one decimal. */
const SCALE = 10;

/** Solomon and Gehring-Homberger text files. */
export function readVrptw(file: string): VrptwFile {
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const rows = lines.map((line) => line.split(/\s+/).map(Number));
  const fleet = rows.find((row) => row.length === 2 && row.every(Number.isFinite))!;
  const places = rows
    .filter((row) => row.length === 7 && row.every(Number.isFinite))
    .map(([, x, y, demand, ready, due, service]) => ({
      x: x!,
      y: y!,
      demand: demand!,
      ready: ready!,
      due: due!,
      service: service!,
    }));
  return { name: lines[0]!, vehicles: fleet[0]!, capacity: fleet[1]!, places };
}

function distance(file: VrptwFile, i: number, j: number): number {
  const a = file.places[i]!;
  const b = file.places[j]!;
  return Math.floor(SCALE * Math.hypot(a.x - b.x, a.y - b.y) + 1e-9);
}

export function vrptwProblem(file: VrptwFile): Problem {
  const depot = file.places[0]!;
  const indices = file.places.map((_, i) => i);
  return {
    stops: file.places.slice(1).map((place, i) => ({
      id: String(i + 1),
      place: i + 1,
      serviceSeconds: place.service * SCALE,
      load: place.demand,
      windows: [{ from: place.ready * SCALE, to: place.due * SCALE }],
    })),
    vehicles: Array.from({ length: file.vehicles }, (_, k) => ({
      id: String(k + 1),
      employee: String(k + 1),
      day: '1',
      start: { place: 0, earliest: depot.ready * SCALE },
      end: { place: 0, latest: depot.due * SCALE },
      capacity: file.capacity,
    })),
    travel: { car: indices.map((i) => indices.map((j) => distance(file, i, j))) },
  };
}

/** Independent of the planner: total distance in tenths and everything that is wrong with the routes. */
export function checkVrptw(file: VrptwFile, routes: readonly (readonly number[])[]) {
  const errors: string[] = [];
  const seen = new Set<number>();
  let total = 0;
  const driven = routes.filter((route) => route.length > 0);
  if (driven.length > file.vehicles) errors.push('too many vehicles');
  for (const route of driven) {
    let t = file.places[0]!.ready * SCALE;
    let load = 0;
    let from = 0;
    for (const stop of [...route, 0]) {
      const place = file.places[stop]!;
      total += distance(file, from, stop);
      t = Math.max(t + distance(file, from, stop), place.ready * SCALE);
      if (t > place.due * SCALE) errors.push(`late at ${stop}`);
      t += place.service * SCALE;
      load += place.demand;
      if (stop > 0 && seen.has(stop)) errors.push(`twice: ${stop}`);
      seen.add(stop);
      from = stop;
    }
    if (load > file.capacity) errors.push('overloaded');
  }
  if (seen.size !== file.places.length) errors.push(`${file.places.length - seen.size} missing`);
  return { distance: total / SCALE, vehicles: driven.length, errors };
}
