import type { Problem } from '../problem.ts';

/** No way, no time, never: larger than any real value, small enough that two of them still fit into 32 bits. */
export const NEVER = 1_000_000_000;

/** A price that depends on when a stop begins. `at` and the tolerances are in model time. */
export interface TimeTerm {
  readonly kind: 'promise' | 'reserve' | 'moved' | 'preferred';
  readonly at: number;
  readonly toleranceSeconds: number;
  readonly pricePerSecond: number;
  /** The windows of a preference, flat. */
  readonly open: Int32Array | null;
  /** The most it costs. */
  readonly priceMax: number;
}

/** Places of nodes around the middle of all, scaled so that a squared distance is a price. NaN: belongs to no area. */
export interface Area {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** See {@link Fairness}. */
export interface FairShares {
  readonly pricePerSecond: number;
  /** Per employee; together 1. */
  readonly share: Float64Array;
  /** How much of a share may be missing or too much. */
  readonly free: number;
}

/** What changing the side within a cluster costs. Null in the model where that is nothing anywhere. */
export interface Crossings {
  /** Per node, -1: on none. */
  readonly side: Int32Array;
  /** Per cluster; part of an arc's price. */
  readonly price: Float64Array;
}

/**
 * The problem as typed arrays. A node is one visit (one or several stops at one place).
 * Model time starts at `origin`. Matrices have `size` rows: nodes first, then start and end places of shifts.
 */
export interface Model {
  readonly problem: Problem;
  readonly origin: number;

  readonly nodes: number;
  /** Indices into `problem.stops`, in the order of service. */
  readonly members: readonly (readonly number[])[];
  readonly nodeOfStop: ReadonlyMap<string, number>;
  readonly service: Int32Array;
  readonly demand: Int32Array;
  /** Least time a node takes out of a shift: service and the shortest ways there and back. */
  readonly need: Int32Array;
  readonly skipPrice: Float64Array;
  readonly cluster: Int32Array;
  readonly sequence: Float64Array;
  readonly timeTerms: readonly (readonly TimeTerm[] | null)[];
  /** 1: it likes some times better than others, so that its cheapest place is not that with the shortest way. */
  readonly timed: Uint8Array;
  /** All windows of a node, flat and sorted; null means any time. */
  readonly windows: readonly (Int32Array | null)[];

  readonly days: readonly string[];
  /** Hull of the node's windows on a day, at `day * nodes + node`. */
  readonly windowLo: Int32Array;
  readonly windowHi: Int32Array;
  /** The windows themselves where a day has more than one. */
  readonly several: readonly (Int32Array | null)[];

  readonly shifts: number;
  readonly shiftOfVehicle: ReadonlyMap<string, number>;
  readonly day: Int32Array;
  readonly employee: Int32Array;
  readonly employees: number;
  /** Rows of the matrices. */
  readonly startRow: Int32Array;
  readonly endRow: Int32Array;
  readonly earliest: Int32Array;
  /** Regular end and end with overtime. */
  readonly regularEnd: Int32Array;
  readonly latest: Int32Array;
  readonly workMax: Int32Array;
  readonly overtimePrice: Float64Array;
  readonly overtimeMax: Int32Array;
  readonly capacity: Int32Array;
  readonly usePrice: Float64Array;
  /** Shifts of one class are interchangeable while they are empty. */
  readonly shiftClass: Int32Array;

  /** Most breaks of any shift; break b of shift k is at `k * breaksMax + b`. */
  readonly breaksMax: number;
  readonly breakCount: Int32Array;
  readonly breakLo: Int32Array;
  readonly breakHi: Int32Array;
  readonly breakSeconds: Int32Array;
  /** A shift that is back by then may leave the break out. */
  readonly breakSkipUntil: Int32Array;

  readonly size: number;
  readonly profile: Int32Array;
  /** Travel seconds per profile, at `from * size + to`. */
  readonly time: readonly Int32Array[];
  /** What the search drives by: as `time`, but backward arcs are closed when the given order is strict. */
  readonly searchTime: readonly Int32Array[];
  /** Price of an arc: weighted travel plus going back in the given order. */
  readonly arcPrice: readonly Int32Array[];
  /** The same two turned around, at `to * size + from`: a scan then reads one row instead of a column. */
  readonly timeInto: readonly Int32Array[];
  readonly priceInto: readonly Int32Array[];
  readonly orderStrength: number;
  readonly travelWeight: number;

  /** Price of serving node i in shift k at `k * nodes + i`; Infinity where it may not be. */
  readonly placement: Float64Array;
  /** The part of `placement` that is stability. */
  readonly stability: Float64Array;

  readonly clusters: number;
  readonly splitPrice: Float64Array;
  /** Part of an arc's price: entering the cluster of a node from elsewhere. The first time in a shift is given back. */
  readonly returnPrice: Float64Array;
  readonly returnPriced: boolean;
  readonly crossings: Crossings | null;
  /** Null where areas have no price. */
  readonly area: Area | null;
  /** Null where nobody asks for it, or one alone drives. */
  readonly fairness: FairShares | null;

  /** Nodes fixed at the beginning and at the end of a shift. */
  readonly prefix: readonly (readonly number[])[];
  readonly suffix: readonly (readonly number[])[];
  readonly fixed: Uint8Array;

  /** Prices or limits that need the exact times of a route, beyond feasibility. */
  readonly timePriced: boolean;
  /** Whether it matters which shifts work in which clusters. */
  readonly splitPriced: boolean;
}
