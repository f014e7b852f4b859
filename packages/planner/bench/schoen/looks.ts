import type { House } from './laufRounds.ts';

/** How a plan looks on the map: Rossit, Vigo, Tohmé & Frutos, Computers & OR 103, 2019. */
export interface Looks {
  /** Visits of a street by one person; 1 = every street in one go. */
  readonly visitsPerStreet: number;
  /** Where the ways of two people of one day cross, the ways from and to the start not counted. */
  readonly crossings: number;
  /** What two people's areas of one day have in common, as part of the smaller one (convex hulls); mean of all pairs. */
  readonly overlap: number;
  /** Part of the stops that lie nearer to the middle of somebody else's stops of the same day. */
  readonly strays: number;
}

interface Way {
  readonly day: string;
  readonly houses: readonly House[];
}

type Point = { readonly x: number; readonly y: number };

export function looksOf(ways: readonly Way[]): Looks {
  const used = ways.filter((way) => way.houses.length > 0);
  const pairs = used.flatMap((a, i) => used.slice(i + 1).flatMap((b) => (a.day === b.day ? [[a, b]] : [])));
  const stops = used.reduce((sum, way) => sum + way.houses.length, 0);
  const visits = used.reduce((sum, way) => sum + runs(way.houses), 0);
  const streets = used.reduce((sum, way) => sum + new Set(way.houses.map((house) => house.street)).size, 0);
  const overlaps = pairs.map(([a, b]) => overlap(a!.houses, b!.houses));
  return {
    visitsPerStreet: visits / Math.max(1, streets),
    crossings: pairs.reduce((sum, [a, b]) => sum + crossings(a!.houses, b!.houses), 0),
    overlap: overlaps.reduce((sum, one) => sum + one, 0) / Math.max(1, overlaps.length),
    strays: strays(used) / Math.max(1, stops),
  };
}

function runs(houses: readonly House[]): number {
  return houses.filter((house, p) => house.street !== houses[p - 1]?.street).length;
}

function strays(ways: readonly Way[]): number {
  const middles = ways.map(({ houses }) => middle(houses));
  return ways.reduce(
    (sum, way, w) =>
      sum +
      way.houses.filter((house) => {
        const own = distance(house, middles[w]!);
        return ways.some((other, o) => other.day === way.day && distance(house, middles[o]!) < own);
      }).length,
    0,
  );
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Positive: c lies to the left of the way from a to b. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function crossings(a: readonly Point[], b: readonly Point[]): number {
  let count = 0;
  for (let i = 1; i < a.length; i++) {
    for (let j = 1; j < b.length; j++) {
      const [p, q, r, s] = [a[i - 1]!, a[i]!, b[j - 1]!, b[j]!];
      if (turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0) count += 1;
    }
  }
  return count;
}

/** Monotone chain, counterclockwise. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function area(polygon: readonly Point[]): number {
  return (
    polygon.reduce((sum, a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      return sum + a.x * b.y - b.x * a.y;
    }, 0) / 2
  );
}

/** Sutherland & Hodgman 1974: both polygons are convex. */
function common(subject: readonly Point[], clip: readonly Point[]): Point[] {
  return clip.reduce<Point[]>(
    (polygon, a, i) => {
      const b = clip[(i + 1) % clip.length]!;
      return polygon.flatMap((to, p) => {
        const from = polygon.at(p - 1)!;
        const [before, now] = [turn(a, b, from), turn(a, b, to)];
        const share = before / (before - now);
        const cut = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
        const crosses = before >= 0 !== now >= 0;
        return [...(crosses ? [cut] : []), ...(now >= 0 ? [to] : [])];
      });
    },
    [...subject],
  );
}

function overlap(a: readonly Point[], b: readonly Point[]): number {
  const [one, other] = [hull(a), hull(b)];
  const smaller = Math.min(area(one), area(other));
  return smaller > 0 ? area(common(one, other)) / smaller : 0;
}
