import type { Random } from '../random.ts';
import { swapStar } from './swapStar.ts';
import type { SwapStarMemory } from './swapStar.ts';
import type { Tours } from './tours.ts';
import { tryBehindDepot, tryNeighbours } from './tryNeighbours.ts';

/**
 * First-improvement descent over granular neighbourhoods with penalised lateness and load.
 * Vidal, Computers & OR 140, 2022; Kool et al., DIMACS challenge 2022.
 */
export class LocalSearch {
  readonly tours: Tours;
  private readonly random: Random;
  private readonly order: Int32Array;
  private readonly routeOrder: Int32Array;
  /** Move number when a node was last tried; when a route was last paired for SWAP*. */
  private readonly tried: Int32Array;
  private readonly paired: Int32Array;
  private readonly memory: SwapStarMemory;

  constructor(tours: Tours, random: Random, memory: SwapStarMemory) {
    this.tours = tours;
    this.random = random;
    this.order = Int32Array.from({ length: tours.stops }, (_, i) => i);
    this.routeOrder = Int32Array.from({ length: tours.routes }, (_, r) => r);
    this.tried = new Int32Array(tours.stops);
    this.paired = new Int32Array(tours.routes);
    this.memory = memory;
  }

  /**
   * Descends to a local optimum of the penalised price; `deep` adds SWAP*. Routes marked as settled come unchanged from
   * a local optimum: between two of them nothing is tried.
   */
  run(deep: boolean, settled?: Uint8Array): void {
    const { tours } = this;
    this.shuffle(this.order);
    this.tried.fill(-1);
    this.paired.fill(-1);
    this.memory.forget();
    tours.moves = 0;
    for (let r = 0; r < tours.routes; r++) tours.changed[r] = settled?.[r] === 1 ? -1 : 0;
    for (let first = true; ; first = false) {
      this.descend(first);
      if (!deep || !this.pairRoutes()) return;
    }
  }

  private shuffle(list: Int32Array): void {
    for (let p = list.length - 1; p > 0; p--) {
      const q = this.random.below(p + 1);
      const other = list[p]!;
      list[p] = list[q]!;
      list[q] = other;
    }
  }

  private descend(first: boolean): void {
    const { tours, order, tried } = this;
    for (let round = first ? 0 : 1; ; round++) {
      const before = tours.moves;
      for (let p = 0; p < order.length; p++) {
        const u = order[p]!;
        const last = tried[u]!;
        tried[u] = tours.moves;
        tryNeighbours(tours, u, last);
        if (round > 0) this.tryEmpty(u, last);
      }
      if (round > 0 && tours.moves === before) return;
    }
  }

  private tryEmpty(u: number, last: number): void {
    const { tours } = this;
    if (tours.changed[tours.route[u]!]! <= last) return;
    const empty = tours.length.indexOf(0);
    if (empty >= 0) tryBehindDepot(tours, u, tours.first(empty));
  }

  /** SWAP* between routes that are neighbours. True when something moved. */
  private pairRoutes(): boolean {
    const { tours, routeOrder } = this;
    const before = tours.moves;
    this.shuffle(routeOrder);
    for (const ru of routeOrder) {
      if (tours.length[ru] === 0) continue;
      const last = this.paired[ru]!;
      this.paired[ru] = tours.moves;
      for (const rv of this.memory.neighbours(tours, ru)) {
        if (tours.length[rv] === 0 || rv <= ru) continue;
        if (tours.changed[ru]! <= last && tours.changed[rv]! <= last) continue;
        swapStar(tours, this.memory, ru, rv);
      }
    }
    return tours.moves > before;
  }
}
