import type { Problem } from '../problem.ts';
import type { FairShares, Model } from './model.ts';

/** From this far outside of the share on, as a part of it, a second costs twice its price. */
const FAR = 1;
/** Halvings that find the level at which all work is shared out; each makes the error half as large. */
const HALVINGS = 50;

type Work = Pick<Model, 'shifts' | 'employee' | 'employees' | 'service' | 'placement'>;

/** Null where nobody asks for it, or nothing is there to share. */
export function fairSharesOf(problem: Problem, work: Work): FairShares | null {
  const { pricePerSecond = 0, freeSpread = 0 } = problem.weights?.fairness ?? {};
  if (pricePerSecond <= 0 || work.employees < 2) return null;
  const bounds = boundsOf(work);
  const total = work.service.reduce((sum, seconds) => sum + seconds, 0);
  if (total === 0) return null;
  const time = new Float64Array(work.employees);
  problem.vehicles.forEach((vehicle, k) => {
    const long = vehicle.workSecondsMax ?? vehicle.end.latest - vehicle.start.earliest;
    time[work.employee[k]!]! += Math.max(0, long);
  });
  const share = poured(time, bounds, total).map((seconds) => seconds / total);
  return { pricePerSecond, share, free: freeSpread / (2 - freeSpread) };
}

type Bounds = { readonly least: Float64Array; readonly most: Float64Array };

/** What nobody else may do is the least that an employee has, what the employee may do at all the most. */
function boundsOf({ shifts, employee, employees, service, placement }: Work): Bounds {
  const [least, most] = [new Float64Array(employees), new Float64Array(employees)];
  service.forEach((seconds, node) => {
    const who = new Set<number>();
    for (let k = 0; k < shifts; k++)
      if (placement[k * service.length + node] !== Infinity) who.add(employee[k]!);
    for (const one of who) most[one]! += seconds;
    const [alone] = who;
    if (alone !== undefined && who.size === 1) least[alone]! += seconds;
  });
  return { least, most };
}

/** All work poured over the employees up to one level, by the time that each has, each within bounds. */
function poured(time: Float64Array, { least, most }: Bounds, total: number): Float64Array {
  const at = (level: number): Float64Array =>
    time.map((own, e) => Math.max(least[e]!, Math.min(most[e]!, own * level)));
  const sum = (parts: Float64Array): number => parts.reduce((all, one) => all + one, 0);
  let [low, high] = [0, total];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) < total) low = middle;
    else high = middle;
  }
  return at(high);
}

/** What everybody works, and what would be everybody's share of it. */
export function fairShareOf(
  { shifts, employee, employees }: Pick<Model, 'shifts' | 'employee' | 'employees'>,
  { share }: FairShares,
  work: ArrayLike<number>,
): { readonly each: Float64Array; readonly shares: Float64Array } {
  const each = new Float64Array(employees);
  for (let k = 0; k < shifts; k++) each[employee[k]!]! += work[k]!;
  const sum = each.reduce((all, one) => all + one, 0);
  return { each, shares: share.map((part) => part * sum) };
}

/** Grows faster the farther somebody is away, so that of two who both have too much the one with more is helped first. */
export function fairnessPrice(
  { shifts, employee, employees }: Model,
  { share, free, pricePerSecond }: FairShares,
  work: ArrayLike<number>,
): number {
  const each = new Float64Array(employees);
  let sum = 0;
  for (let k = 0; k < shifts; k++) {
    each[employee[k]!]! += work[k]!;
    sum += work[k]!;
  }
  let price = 0;
  for (let e = 0; e < employees; e++) {
    const fair = sum * share[e]!;
    price += offPrice(Math.abs(each[e]! - fair) - free * fair, fair);
  }
  return price * pricePerSecond;
}

const offPrice = (off: number, fair: number): number =>
  off <= 0 ? 0 : off * (1 + (fair > 0 ? Math.min(1, off / (FAR * fair)) : 1));

/**
 * What more work of an employee costs while stops are put back: only what lies above the share counts, and the share is
 * that of the whole work. What is still missing comes by itself, since it has to go somewhere.
 */
export class FairEstimate {
  private readonly model: Model;
  private readonly shares: FairShares;
  private readonly each: Float64Array;
  private whole = 0;

  constructor(model: Model, shares: FairShares) {
    this.model = model;
    this.shares = shares;
    this.each = new Float64Array(model.employees);
  }

  /** Looks at the work as it is; `missing`: seconds of service that have no place yet. */
  look(work: ArrayLike<number>, missing: number): void {
    const { each, model } = this;
    each.fill(0);
    this.whole = missing;
    for (let k = 0; k < model.shifts; k++) {
      each[model.employee[k]!]! += work[k]!;
      this.whole += work[k]!;
    }
  }

  /** The price of so many seconds more in shift k. */
  price(k: number, seconds: number): number {
    const e = this.model.employee[k]!;
    const { share, free, pricePerSecond } = this.shares;
    const fair = this.whole * share[e]!;
    const off = this.each[e]! - fair - free * fair;
    if (off + seconds <= 0) return 0;
    return pricePerSecond * (offPrice(off + seconds, fair) - offPrice(off, fair));
  }
}
