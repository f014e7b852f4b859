import type { Point } from '../problem.ts';

/** A crossing is seen at once on a map, a stop nearer to somebody else's middle only when one looks for it. */
const CROSSING = 10;

/** How much two ways are in each other's way: where they cross, and stops that lie nearer to the other's middle. */
export function tangles(a: readonly Point[], b: readonly Point[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const [middleA, middleB] = [middle(a), middle(b)];
  return CROSSING * crossings(a, b) + strays(a, middleA, middleB) + strays(b, middleB, middleA);
}

function crossings(a: readonly Point[], b: readonly Point[]): number {
  let count = 0;
  for (let i = 1; i < a.length; i++)
    for (let j = 1; j < b.length; j++) if (crosses(a[i - 1]!, a[i]!, b[j - 1]!, b[j]!)) count += 1;
  return count;
}

const crosses = (p: Point, q: Point, r: Point, s: Point): boolean =>
  turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0;

/** Positive: c lies to the left of the way from a to b. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const strays = (points: readonly Point[], own: Point, other: Point): number =>
  points.filter((point) => square(point, other) < square(point, own)).length;

const square = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
