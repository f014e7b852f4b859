import { METRES_PER_UNIT, points, streets, type Point } from './village.ts';

/** 20 km/h through the village. */
const METRES_PER_SECOND = 5.6;
/** Stop, find the bell, take the ladder. */
const PARKING_SECONDS = 45;

const names = Object.keys(points);
const { metres, next } = allWays();

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

/** Floyd and Warshall: neighbours first, then every way may lead over every crossing. */
function allWays(): { metres: number[][]; next: number[][] } {
  const metres = names.map((from) => names.map((to) => (from === to ? 0 : Infinity)));
  const next = names.map(() => names.map((_, to) => to));
  const set = (from: number, to: number, length: number, over: number) => {
    (metres[from] ?? [])[to] = length;
    (next[from] ?? [])[to] = over;
  };
  for (const [a, b] of neighbours()) {
    const [from, to, length] = [indexOf(a), indexOf(b), lengthMetres(a, b)];
    set(from, to, length, to);
    set(to, from, length, from);
  }
  for (const via of names.keys()) {
    for (const from of names.keys()) {
      for (const to of names.keys()) {
        const over = (metres[from]?.[via] ?? Infinity) + (metres[via]?.[to] ?? Infinity);
        if (over < (metres[from]?.[to] ?? Infinity)) set(from, to, over, next[from]?.[via] ?? to);
      }
    }
  }
  return { metres, next };
}

function neighbours(): [string, string][] {
  return streets.flatMap(({ along }) =>
    along.slice(1).map((to, index): [string, string] => [along[index] ?? to, to]),
  );
}

function lengthMetres(from: string, to: string): number {
  const a = points[from];
  const b = points[to];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) * METRES_PER_UNIT : Infinity;
}
