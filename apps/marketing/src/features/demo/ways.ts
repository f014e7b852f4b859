import { METRES_PER_UNIT, points, streets, type Point } from './village.ts';

/** 20 km/h through the village. */
const METRES_PER_SECOND = 5.6;
/** Stop, find the bell, take the ladder. */
const PARKING_SECONDS = 45;

const names = Object.keys(points);
const metres = names.map((from) => names.map((to) => (from === to ? 0 : Infinity)));
const next = names.map(() => names.map((_, to) => to));
connectNeighbours();
shortenOverCrossings();

/** Seconds of driving between two doors, along the streets. */
export function driveSeconds(from: string, to: string): number {
  if (from === to) return 0;
  return Math.round((metres[indexOf(from)]?.[indexOf(to)] ?? Infinity) / METRES_PER_SECOND) + PARKING_SECONDS;
}

/** The way between two doors as points of the drawing, both ends included. */
export function way(from: string, to: string): Point[] {
  const end = indexOf(to);
  const passed = [indexOf(from)];
  for (let at = indexOf(from); at !== end;) {
    at = next[at]?.[end] ?? end;
    passed.push(at);
  }
  return passed.flatMap((index) => points[names[index] ?? ''] ?? []);
}

function indexOf(name: string): number {
  return names.indexOf(name);
}

function connectNeighbours(): void {
  for (const { along } of streets) {
    for (const [at, name] of along.slice(1).entries()) {
      const from = indexOf(along[at] ?? '');
      const to = indexOf(name);
      set(from, to, lengthMetres(along[at] ?? '', name));
      set(to, from, lengthMetres(along[at] ?? '', name));
    }
  }
}

/** Floyd and Warshall: every way may lead over every crossing. */
function shortenOverCrossings(): void {
  for (const via of names.keys()) {
    for (const from of names.keys()) {
      for (const to of names.keys()) {
        const over = (metres[from]?.[via] ?? Infinity) + (metres[via]?.[to] ?? Infinity);
        if (over >= (metres[from]?.[to] ?? Infinity)) continue;
        set(from, to, over, next[from]?.[via]);
      }
    }
  }
}

function set(from: number, to: number, length: number, over = to): void {
  const row = metres[from];
  const hops = next[from];
  if (!row || !hops) return;
  row[to] = length;
  hops[to] = over;
}

function lengthMetres(from: string, to: string): number {
  const a = points[from];
  const b = points[to];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) * METRES_PER_UNIT : Infinity;
}
