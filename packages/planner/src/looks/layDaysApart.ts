import { evaluate } from '../evaluate.ts';
import { planOf } from '../planOf.ts';
import type { Plan, PlanRoute, Problem } from '../problem.ts';
import type { Solution } from '../solution.ts';
import { tangles } from './tangles.ts';

/** Above, comparing every way with every other one takes longer than it is worth. */
const SHIFTS_MAX = 60;
/** Exchanges that are timed and priced; each takes as long as timing the whole plan. */
const TRIES_MAX = 200;
const EQUAL = 1e-6;

/**
 * Whole routes change their shifts, so that those of one day are less in each other's way: nobody minds crossing where a
 * colleague works on another day. It costs nothing: a plan that would be dearer, or break anything, is not taken.
 */
export function layDaysApart(problem: Problem, solution: Solution): Solution {
  if ((problem.weights?.orderStrength ?? 0) > 0 || solution.violations.length > 0) return solution;
  const board = new Board(problem, planOf(solution).routes);
  if (board.shifts > SHIFTS_MAX || board.total() === 0) return solution;
  let best = solution;
  let tries = 0;
  const refused = new Set<string>();
  for (let next = board.gains(); next.length > 0; next = board.gains()) {
    const taken = next.find(({ a, b }) => {
      const key = board.key(a, b);
      if (refused.has(key) || tries >= TRIES_MAX) return false;
      tries += 1;
      const tried = evaluate(problem, board.exchanged(a, b));
      const fine = tried.violations.length === 0 && tried.costs.total <= best.costs.total + EQUAL;
      if (fine) best = { ...tried, stats: solution.stats };
      else refused.add(key);
      return fine;
    });
    if (!taken) break;
    board.exchange(taken.a, taken.b);
  }
  return best;
}

type Exchange = { readonly a: number; readonly b: number; readonly gain: number };

/** Which route stands in which shift, and how much each two of them are in each other's way. */
class Board {
  readonly shifts: number;
  private readonly vehicles: readonly string[];
  private readonly day: readonly string[];
  private readonly routes: readonly PlanRoute[];
  private readonly between: readonly (readonly number[])[];
  /** Route per shift. */
  private readonly at: number[];

  constructor(problem: Problem, routes: readonly PlanRoute[]) {
    const used = routes.filter(({ stops }) => stops.length > 0);
    const days = new Map(problem.vehicles.map(({ id, day }) => [id, day]));
    const points = new Map(problem.stops.map(({ id, point }) => [id, point]));
    const ways = used.map(({ stops }) => stops.flatMap((id) => points.get(id) ?? []));
    this.routes = used;
    this.vehicles = used.map(({ vehicle }) => vehicle);
    this.day = used.map(({ vehicle }) => days.get(vehicle) ?? '');
    this.shifts = used.length;
    this.at = used.map((_, k) => k);
    this.between =
      used.length > SHIFTS_MAX ? [] : ways.map((a, r) => ways.map((b, s) => (r === s ? 0 : tangles(a, b))));
  }

  /** What the ways of one day are in each other's way, of all days. */
  total(): number {
    return this.at.reduce((sum, route, k) => sum + this.inTheWay(route, k, k), 0) / 2;
  }

  /** Exchanges of two routes that lay the days apart, the best first. */
  gains(): Exchange[] {
    const { at, day } = this;
    const list: Exchange[] = [];
    for (let a = 0; a < at.length; a++) {
      for (let b = a + 1; b < at.length; b++) {
        if (day[a] === day[b]) continue;
        const now = this.inTheWay(at[a]!, a, a) + this.inTheWay(at[b]!, b, b);
        const gain = now - this.inTheWay(at[b]!, a, a) - this.inTheWay(at[a]!, b, b);
        if (gain > 0) list.push({ a, b, gain });
      }
    }
    return list.sort((one, other) => other.gain - one.gain);
  }

  /** Of a route in shift k with the others of that day, without the one in shift `but`. */
  private inTheWay(route: number, k: number, but: number): number {
    let sum = 0;
    for (let other = 0; other < this.at.length; other++)
      if (other !== but && this.day[other] === this.day[k]) sum += this.between[route]![this.at[other]!]!;
    return sum;
  }

  /** Names an exchange by its routes and where they would stand. */
  key = (a: number, b: number): string => `${this.at[a]} ${a} ${this.at[b]} ${b}`;

  exchanged(a: number, b: number): Plan {
    const at = this.at.with(a, this.at[b]!).with(b, this.at[a]!);
    return {
      routes: at.map((route, k) => ({ vehicle: this.vehicles[k]!, stops: this.routes[route]!.stops })),
    };
  }

  exchange(a: number, b: number): void {
    [this.at[a], this.at[b]] = [this.at[b]!, this.at[a]!];
  }
}
