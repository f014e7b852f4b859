import type { Model } from '../model/model.ts';

/** The arrays of a plan under work that hold its times and prices; what a refresh of one route reads and writes. */
export interface RouteTimes {
  readonly model: Model;
  readonly count: number;
  readonly states: number;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  /** Row of a node in the matrices. */
  readonly row: Int32Array;
  /** Earliest end of service, at `state * count + node`. */
  readonly finish: Int32Array;
  /** Latest start of service, at `state * count + node`. */
  readonly latest: Int32Array;
  /** Price of the arc that leaves a node. */
  readonly arcOut: Int32Array;
  /** Most time an insertion behind a node can take, and the most of a route; kept for up to one break. */
  readonly gap: Int32Array;
  readonly widest: Int32Array;
  readonly length: Int32Array;
  /** Travel plus service of a route. */
  readonly work: Int32Array;
  readonly routeCost: Float64Array;
  /** Sums of a route's stops that lie on the plane of areas, and how many they are. */
  readonly areaX: Float64Array;
  readonly areaY: Float64Array;
  readonly areaStops: Int32Array;
  /** The node before the first stop of a shift. */
  first(shift: number): number;
}
