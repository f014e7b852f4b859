import type { RouteState } from '../routeState.ts';
import type { BlockPrices } from './fairBlocks.ts';
import type { StandingStops } from './standingStops.ts';

/** A block ends after so many stops in a row that do not fit: the shift is full. */
const MISSES_MAX = 6;
/** Stops tried at the end of a block per step: about 10 ms. */
const TRIES_PER_STEP = 10_000;
/** Marks a stop that is left out between two blocks. */
const SKIPPED = -1;
/** Seconds of driving that it costs to pass by a stop which somebody else comes for; what it really costs is seen afterwards. */
const LEFT_TO_OTHERS = 900;

/** What is cut, into which shifts. */
export interface Order {
  readonly nodes: readonly number[];
  readonly shifts: readonly number[];
}

/** The extension of all cuts by one shift, while it is being worked out. */
interface Extension {
  readonly price: Float64Array;
  readonly begin: Int32Array;
  /** Where the next block to try begins. */
  from: number;
}

/**
 * Cuts an order into one block for every shift so that the whole costs least (split by dynamic programming, Prins, Computers & OR
 * 31, 2004). Needs an empty state, and leaves it empty.
 */
export class CutOrder {
  private readonly state: RouteState;
  private readonly standing: StandingStops;
  private readonly order: Order;
  private readonly prices: BlockPrices | null;
  /** What a stop costs that its block passes by; per shift, since somebody else may have to come for it. */
  private readonly passed: (shift: number, node: number) => number;
  private readonly begins: Int32Array[] = [];
  private price: Float64Array;
  private extension: Extension | null = null;

  /** `passing`: a stop that a shift may not visit is left to others at little cost, instead of being left out. */
  constructor(
    { state, standing }: { state: RouteState; standing: StandingStops },
    order: Order,
    prices: BlockPrices | null,
    passing: boolean,
  ) {
    const { model } = state;
    this.state = state;
    this.standing = standing;
    this.order = order;
    this.prices = prices;
    this.passed = (shift, node) =>
      passing && model.placement[shift * model.nodes + node] === Infinity
        ? Math.min(LEFT_TO_OTHERS, model.skipPrice[node]!)
        : model.skipPrice[node]!;
    const start = new Float64Array(order.nodes.length + 1).fill(Infinity).fill(0, 0, 1);
    this.price = this.skipFrom(start, null);
  }

  get done(): boolean {
    return this.begins.length === this.order.shifts.length;
  }

  /** A part of a shift; true when a shift is complete. */
  step(): boolean {
    const shift = this.order.shifts[this.begins.length];
    if (shift === undefined) return true;
    const { price } = this;
    const none = this.prices?.price(shift, 0) ?? 0;
    this.extension ??= {
      price: price.map((before) => before + none),
      begin: Int32Array.from(price, (_, j) => j),
      from: 0,
    };
    const { extension } = this;
    for (let tries = 0; extension.from < this.order.nodes.length; extension.from++) {
      if (price[extension.from] === Infinity) continue;
      if (tries > TRIES_PER_STEP) return false;
      tries += this.tryBlocks(shift, extension);
    }
    this.begins.push(extension.begin);
    this.price = this.skipFrom(extension.price, extension.begin);
    this.extension = null;
    return true;
  }

  /** Every block that begins at `extension.from`; returns how many stops were tried. */
  private tryBlocks(shift: number, extension: Extension): number {
    const { price, state, standing } = this;
    const { nodes } = this.order;
    const { from } = extension;
    let passed = 0;
    let misses = 0;
    let j = from;
    standing.stand(shift);
    for (; j < nodes.length && misses < MISSES_MAX; j++) {
      const node = nodes[j]!;
      if (standing.append(shift, node)) misses = 0;
      else {
        const costs = this.passed(shift, node);
        passed += costs;
        // What is nobody's business here does not say that the shift is full.
        if (costs === state.model.skipPrice[node]) misses += 1;
      }
      const unfair = this.prices?.price(shift, state.work[shift]!) ?? 0;
      const total = price[from]! + passed + state.routeCost[shift]! + unfair;
      if (total >= extension.price[j + 1]!) continue;
      extension.price[j + 1] = total;
      extension.begin[j + 1] = from;
    }
    for (const node of state.sequence(shift)) state.unlink(node);
    state.refresh(shift);
    return j - from;
  }

  /** A stop may also be left out between two blocks. */
  private skipFrom(price: Float64Array, begin: Int32Array | null): Float64Array {
    this.order.nodes.forEach((node, j) => {
      const skipped = price[j]! + this.state.model.skipPrice[node]!;
      if (skipped >= price[j + 1]!) return;
      price[j + 1] = skipped;
      if (begin) begin[j + 1] = SKIPPED;
    });
    return price;
  }

  /** The blocks of the shifts that are cut so far. */
  blocks(): number[][] {
    const { nodes, shifts } = this.order;
    const routes: number[][] = Array.from({ length: this.state.model.shifts }, () => []);
    let end = nodes.length;
    for (let c = this.begins.length - 1; c >= 0 && end > 0; c--) {
      while (end > 0 && this.begins[c]![end] === SKIPPED) end -= 1;
      const from = this.begins[c]![end]!;
      routes[shifts[c]!] = nodes.slice(from, end);
      end = from;
    }
    return routes;
  }
}
