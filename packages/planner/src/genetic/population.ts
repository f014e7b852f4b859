import type { Random } from '../random.ts';
import type { Individual } from './individual.ts';
import { brokenPairs } from './individual.ts';

/** A group is cut back to its least size when a generation was added. */
const SIZE_MIN = 25;
const GENERATION = 40;
const ELITE = 4;
const CLOSE = 5;

interface Member {
  readonly individual: Individual;
  /** The others of the group, nearest first. */
  readonly others: { readonly member: Member; readonly distance: number }[];
  fitness: number;
  price: number;
  spread: number;
}

/** Feasible and infeasible plans side by side, kept good and different. Vidal et al., Operations Research 60(3), 2012. */
export class Population {
  private readonly feasible: Member[] = [];
  private readonly broken: Member[] = [];
  private readonly random: Random;
  private readonly penalised: (one: Individual) => number;

  constructor(random: Random, penalised: (one: Individual) => number) {
    this.random = random;
    this.penalised = penalised;
  }

  get size(): number {
    return this.feasible.length + this.broken.length;
  }

  add(individual: Individual): void {
    const group = individual.feasible ? this.feasible : this.broken;
    const member: Member = { individual, others: [], fitness: 0, price: 0, spread: 0 };
    for (const other of group) {
      const distance = brokenPairs(individual, other.individual);
      insertSorted(member, other, distance);
      insertSorted(other, member, distance);
    }
    group.push(member);
    if (group.length > SIZE_MIN + GENERATION) while (group.length > SIZE_MIN) this.dropWorst(group);
    this.rate(group);
  }

  /** Two different parents, each the better of two drawn. */
  parents(): [Individual, Individual] {
    const a = this.tournament();
    let b = this.tournament();
    for (let tries = 0; tries < 8 && b === a; tries++) b = this.tournament();
    return [a, b];
  }

  private draw(): Member {
    const at = this.random.below(this.size);
    return at < this.feasible.length ? this.feasible[at]! : this.broken[at - this.feasible.length]!;
  }

  private tournament(): Individual {
    const a = this.draw();
    const b = this.draw();
    return (a.fitness < b.fitness ? a : b).individual;
  }

  /** Twins go first, then who is neither good nor different; the best one stays. */
  private dropWorst(group: Member[]): void {
    this.rate(group);
    let worst: Member | null = null;
    for (const one of group) {
      if (one === group[0]) continue;
      const twin = isTwin(one);
      if (
        worst === null ||
        (twin && !isTwin(worst)) ||
        (twin === isTwin(worst) && one.fitness > worst.fitness)
      )
        worst = one;
    }
    if (worst === null) return;
    group.splice(group.indexOf(worst), 1);
    for (const other of group) {
      const at = other.others.findIndex((entry) => entry.member === worst);
      if (at >= 0) other.others.splice(at, 1);
    }
  }

  /** Biased fitness: rank by price plus rank by how different it is. Leaves the group sorted by price. */
  private rate(group: Member[]): void {
    const size = group.length;
    for (const one of group) {
      one.price = this.penalised(one.individual);
      one.spread = spreadOf(one);
    }
    group.sort((a, b) => a.price - b.price);
    const weight = 1 - Math.min(ELITE, size) / size;
    group.forEach((one, rank) => (one.fitness = rank));
    group.toSorted((a, b) => b.spread - a.spread).forEach((one, rank) => (one.fitness += weight * rank));
  }
}

function insertSorted(into: Member, member: Member, distance: number): void {
  const { others } = into;
  let low = 0;
  let high = others.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (others[middle]!.distance <= distance) low = middle + 1;
    else high = middle;
  }
  others.splice(low, 0, { member, distance });
}

function isTwin(member: Member): boolean {
  return (member.others[0]?.distance ?? 1) < 1e-9;
}

/** Mean distance to the closest few. */
function spreadOf(member: Member): number {
  const count = Math.min(CLOSE, member.others.length);
  if (count === 0) return 1;
  let sum = 0;
  for (let p = 0; p < count; p++) sum += member.others[p]!.distance;
  return sum / count;
}
