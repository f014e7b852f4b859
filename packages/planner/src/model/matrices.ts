import type { Problem } from '../problem.ts';
import { leg } from './legs.ts';
import type { LegEnd } from './legs.ts';
import type { Crossings } from './model.ts';
import { NEVER } from './model.ts';

export interface Matrices {
  readonly size: number;
  readonly profile: Int32Array;
  readonly time: Int32Array[];
  readonly searchTime: Int32Array[];
  readonly arcPrice: Int32Array[];
  readonly timeInto: Int32Array[];
  readonly priceInto: Int32Array[];
}

/** Where a shift without an end place ends: nowhere, reached in no time. */
export const NOWHERE: LegEnd = { place: -1 };

function timesFor(problem: Problem, ends: readonly LegEnd[], factor: number): Int32Array {
  const size = ends.length;
  const times = new Int32Array(size * size);
  const car = problem.travel.car;
  for (let i = 0; i < size; i++) {
    const from = ends[i]!;
    if (from === NOWHERE) continue;
    const row = car[from.place]!;
    for (let j = 0; j < size; j++) {
      const to = ends[j]!;
      if (i === j || to === NOWHERE) continue;
      const plain = !from.cluster && !to.cluster;
      const direct = from.place === to.place ? 0 : row[to.place]!;
      const seconds = plain ? Math.round(direct * factor) : leg(problem.travel, from, to, factor).seconds;
      times[i * size + j] = direct >= NEVER && plain ? NEVER : Math.min(NEVER, seconds);
    }
  }
  return times;
}

/** What an arc costs beside its time: going back in the given order, coming into a cluster from elsewhere, crossing it. */
interface ArcRules {
  readonly sequence: Float64Array;
  /** Cluster per node, -1: none. */
  readonly cluster: Int32Array;
  /** Per cluster; null where coming in costs nothing anywhere. */
  readonly enterPrice: Float64Array | null;
  readonly crossings: Crossings | null;
}

function pricesFor(times: Int32Array, rules: ArcRules, weight: number, strength: number): Int32Array {
  const ordered = strength > 0 && strength < Infinity;
  if (weight === 1 && !ordered && !rules.enterPrice && !rules.crossings) return times;
  const prices = times.map((seconds) => (seconds >= NEVER ? NEVER : Math.round(seconds * weight)));
  if (rules.enterPrice) addEntering(prices, rules.cluster, rules.enterPrice);
  if (rules.crossings) addCrossing(prices, rules.cluster, rules.crossings);
  if (!ordered) return prices;
  const { sequence } = rules;
  const size = Math.round(Math.sqrt(times.length));
  for (let i = 0; i < sequence.length; i++) {
    for (let j = 0; j < sequence.length; j++) {
      if (sequence[j]! < sequence[i]!) prices[i * size + j]! += Math.round(strength);
    }
  }
  return prices;
}

function addEntering(prices: Int32Array, cluster: Int32Array, enterPrice: Float64Array): void {
  const size = Math.round(Math.sqrt(prices.length));
  for (let i = 0; i < size; i++) {
    const from = cluster[i] ?? -1;
    for (let j = 0; j < cluster.length; j++) {
      const to = cluster[j]!;
      const at = i * size + j;
      if (to >= 0 && to !== from && prices[at]! < NEVER) prices[at]! += enterPrice[to]!;
    }
  }
}

function addCrossing(prices: Int32Array, cluster: Int32Array, { side, price }: Crossings): void {
  const size = Math.round(Math.sqrt(prices.length));
  for (let i = 0; i < cluster.length; i++) {
    if (side[i] === -1 || cluster[i] === -1) continue;
    for (let j = 0; j < cluster.length; j++) {
      const across = cluster[i] === cluster[j] && side[j] !== -1 && side[i] !== side[j];
      if (across && prices[i * size + j]! < NEVER) prices[i * size + j]! += price[cluster[i]!]!;
    }
  }
}

/** With a strict order no arc leads back: every route is then sorted. */
function withoutWayBack(times: Int32Array, sequence: Float64Array, strength: number): Int32Array {
  if (strength !== Infinity) return times;
  const forward = times.slice();
  const size = Math.round(Math.sqrt(times.length));
  for (let i = 0; i < sequence.length; i++) {
    for (let j = 0; j < sequence.length; j++) {
      if (sequence[j]! < sequence[i]!) forward[i * size + j] = NEVER;
    }
  }
  return forward;
}

function symmetric(matrix: Int32Array, size: number): boolean {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) if (matrix[i * size + j] !== matrix[j * size + i]) return false;
  }
  return true;
}

function turned(matrix: Int32Array, size: number): Int32Array {
  if (symmetric(matrix, size)) return matrix;
  const into = new Int32Array(matrix.length);
  for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) into[j * size + i] = matrix[i * size + j]!;
  return into;
}

/** One matrix per speed; `ends` are the nodes followed by the shifts' start and end places. */
export function buildMatrices(problem: Problem, ends: readonly LegEnd[], rules: ArcRules): Matrices {
  const { sequence } = rules;
  const weight = problem.weights?.travel ?? 1;
  const strength = problem.weights?.orderStrength ?? 0;
  const factors = problem.vehicles.map((vehicle) => vehicle.travelFactor ?? 1);
  const distinct = [...new Set(factors)];
  const time = distinct.map((factor) => timesFor(problem, ends, factor));
  const size = ends.length;
  const searchTime = time.map((times) => withoutWayBack(times, sequence, strength));
  const arcPrice = time.map((times) => pricesFor(times, rules, weight, strength));
  const timeInto = searchTime.map((times) => turned(times, size));
  return {
    size,
    profile: Int32Array.from(factors, (factor) => distinct.indexOf(factor)),
    time,
    searchTime,
    arcPrice,
    timeInto,
    priceInto: arcPrice.map((prices, p) => (prices === searchTime[p] ? timeInto[p]! : turned(prices, size))),
  };
}
