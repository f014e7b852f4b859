import type { Random } from '../random.ts';
import type { Individual } from './individual.ts';
import type { UniformProblem } from './uniformProblem.ts';
import { SMALL_STOPS } from './uniformProblem.ts';

/** A child before local search: routes plus how many stops each has. */
export interface Child {
  readonly order: Int32Array;
  readonly lengths: Int32Array;
  /** 1 for routes that stand as they stood in the first parent. */
  readonly settled?: Uint8Array;
}

/** Stops exchanged at most: beyond that a child is a plan of its own, and dear to mend. */
const EXCHANGED_MAX = 50;
/** With time for many children larger exchanges pay: they lead out of a plan that is only good by itself. */
const SMALL_EXCHANGED_MAX = 70;

/**
 * Selective route exchange: some neighbouring routes of one parent are replaced by the routes of the other that cover
 * most of the same stops; what falls out is inserted where it costs least. Nagata & Bräysy, Networks 54(4), 2009.
 * The routes are chosen around a stop instead of by angle, because a travel matrix has no angles.
 */
export class RouteExchange {
  private readonly problem: UniformProblem;
  private readonly random: Random;
  /** Route of every stop, per parent. */
  private readonly ofA: Int32Array;
  private readonly ofB: Int32Array;
  private readonly chosenA: Uint8Array;
  private readonly chosenB: Uint8Array;
  private readonly gain: Int32Array;
  private readonly queue: Int32Array;
  private readonly queued: Uint8Array;
  /** The child as chains: route r begins at n + r, -1 ends it. */
  private readonly next: Int32Array;
  private readonly placed: Uint8Array;
  private readonly lengths: Int32Array;
  private readonly settled: Uint8Array;
  private routes = 0;

  constructor(problem: UniformProblem, random: Random) {
    const { stops, vehicles } = problem;
    this.problem = problem;
    this.random = random;
    this.ofA = new Int32Array(stops);
    this.ofB = new Int32Array(stops);
    this.chosenA = new Uint8Array(vehicles);
    this.chosenB = new Uint8Array(vehicles);
    this.gain = new Int32Array(vehicles);
    this.queue = new Int32Array(stops);
    this.queued = new Uint8Array(stops);
    this.next = new Int32Array(stops + 2 * vehicles);
    this.placed = new Uint8Array(stops);
    this.lengths = new Int32Array(2 * vehicles);
    this.settled = new Uint8Array(2 * vehicles);
  }

  cross(a: Individual, b: Individual): Child {
    const usedA = number(a, this.ofA);
    const usedB = number(b, this.ofB);
    const { stops } = this.problem;
    const exchanged = stops > SMALL_STOPS ? EXCHANGED_MAX : SMALL_EXCHANGED_MAX;
    const most = Math.min(Math.min(usedA, usedB) - 1, Math.ceil((exchanged * usedA) / stops));
    const wanted = 1 + this.random.below(Math.max(1, most));
    const found = this.chooseAround(this.random.below(stops), wanted);
    this.chooseOverlapping(b, found);
    // either drop from the guests what the hosts keep, or from the hosts what the guests bring
    this.routes = 0;
    this.placed.fill(0);
    if (this.random.next() < 0.5) {
      this.copy(a, (stop) => this.chosenA[this.ofA[stop]!] === 0, true);
      this.copy(b, (stop) => this.chosenB[this.ofB[stop]!] === 1 && this.placed[stop] === 0, false);
    } else {
      this.copy(b, (stop) => this.chosenB[this.ofB[stop]!] === 1, false);
      this.copy(a, (stop) => this.chosenA[this.ofA[stop]!] === 0 && this.placed[stop] === 0, true);
    }
    for (let i = 0; i < this.problem.stops; i++) if (this.placed[i] === 0) this.insert(i);
    return this.pack();
  }

  /** The routes of A met first when walking outwards from a stop. */
  private chooseAround(seed: number, wanted: number): number {
    const { problem, queue, queued, chosenA, ofA } = this;
    const { near, granular } = problem;
    chosenA.fill(0);
    queued.fill(0);
    chosenA[ofA[seed]!] = 1;
    queued[seed] = 1;
    queue[0] = seed;
    let found = 1;
    let length = 1;
    for (let q = 0; q < length && found < wanted; q++) {
      const base = queue[q]! * granular;
      for (let g = 0; g < granular && found < wanted; g++) {
        const other = near[base + g]!;
        if (queued[other] === 1) continue;
        queued[other] = 1;
        queue[length++] = other;
        if (chosenA[ofA[other]!] === 1) continue;
        chosenA[ofA[other]!] = 1;
        found += 1;
      }
    }
    return found;
  }

  /** As many routes of B: those first that bring most of the stops wanted and fewest others. */
  private chooseOverlapping(b: Individual, wanted: number): void {
    const { gain, chosenA, chosenB, ofA, ofB } = this;
    gain.fill(0);
    for (const stop of b.order) gain[ofB[stop]!]! += chosenA[ofA[stop]!] === 1 ? 1 : -1;
    chosenB.fill(0);
    for (let c = 0; c < wanted; c++) {
      let best = -1;
      for (let r = 0; r < gain.length; r++) {
        if (b.lengths[r] === 0 || chosenB[r] === 1) continue;
        if (best < 0 || gain[r]! > gain[best]!) best = r;
      }
      if (best >= 0) chosenB[best] = 1;
    }
  }

  /** Appends the kept stops of a parent as routes; only the first parent's whole routes count as settled. */
  private copy(parent: Individual, keep: (stop: number) => boolean, host: boolean): void {
    const n = this.problem.stops;
    let at = 0;
    for (const length of parent.lengths) {
      let last = n + this.routes;
      let kept = 0;
      for (let p = 0; p < length; p++) {
        const stop = parent.order[at++]!;
        if (!keep(stop)) continue;
        this.next[last] = stop;
        this.placed[stop] = 1;
        last = stop;
        kept += 1;
      }
      if (kept === 0) continue;
      this.next[last] = -1;
      this.lengths[this.routes] = kept;
      this.settled[this.routes] = host && kept === length ? 1 : 0;
      this.routes += 1;
    }
  }

  private insert(stop: number): void {
    const { next } = this;
    const { size, stops: n, price, time, ready, due, service } = this.problem;
    let best = Infinity;
    let into = -1;
    let behind = -1;
    for (let r = 0; r < this.routes; r++) {
      for (let i = n + r; i >= 0; i = next[i]!) {
        const before = i < n ? i : n;
        const after = next[i]! < 0 ? n : next[i]!;
        const detour =
          price[before * size + stop]! + price[stop * size + after]! - price[before * size + after]!;
        if (detour >= best) continue;
        // only what can never work is refused here; the local search mends the rest
        if (ready[before]! + service[before]! + time[before * size + stop]! > due[stop]!) continue;
        if (ready[stop]! + service[stop]! + time[stop * size + after]! > due[after]!) continue;
        best = detour;
        into = r;
        behind = i;
      }
    }
    if (into < 0) {
      into = this.routes++;
      behind = n + into;
      next[behind] = -1;
      this.lengths[into] = 0;
    }
    next[stop] = next[behind]!;
    next[behind] = stop;
    this.lengths[into]! += 1;
    this.settled[into] = 0;
    this.placed[stop] = 1;
  }

  /** More routes than vehicles are joined end to end: penalties take them apart again. */
  private pack(): Child {
    const { stops: n, vehicles } = this.problem;
    const order = new Int32Array(n);
    const lengths = new Int32Array(vehicles);
    const settled = new Uint8Array(vehicles);
    let at = 0;
    for (let r = 0; r < this.routes; r++) {
      const into = Math.min(r, vehicles - 1);
      for (let i = this.next[n + r]!; i >= 0; i = this.next[i]!) order[at++] = i;
      lengths[into]! += this.lengths[r]!;
      settled[into] = r < vehicles ? this.settled[r]! : 0;
    }
    return { order, lengths, settled };
  }
}

/** Writes the route of every stop; returns how many routes are used. */
function number(individual: Individual, of: Int32Array): number {
  let at = 0;
  let used = 0;
  individual.lengths.forEach((length, r) => {
    if (length > 0) used += 1;
    for (let p = 0; p < length; p++) of[individual.order[at++]!] = r;
  });
  return used;
}
