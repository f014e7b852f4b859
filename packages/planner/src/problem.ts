/**
 * What is to be planned, as plain objects that survive JSON and structured clone.
 * Times are whole seconds on one axis the caller chooses (since Monday 00:00, since 1970, ...).
 * Prices are in seconds of driving: a price of 600 is worth a detour of ten minutes.
 */
export interface Problem {
  readonly stops: readonly Stop[];
  /** One shift of one employee on one day each. */
  readonly vehicles: readonly Vehicle[];
  readonly travel: Travel;
  /** Streets or parking areas that stops refer to by `cluster`. */
  readonly clusters?: readonly Cluster[];
  readonly weights?: Weights;
}

/** Both ends inclusive. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

export interface Stop {
  readonly id: string;
  /** Row and column in the travel matrices. */
  readonly place: number;
  readonly serviceSeconds: number;
  /** Service must start within one of them, on any day; none means any time. */
  readonly windows?: readonly TimeWindow[];
  /** First and last day that is allowed; compared as text, so `YYYY-MM-DD` works. */
  readonly releaseDay?: string;
  readonly dueDay?: string;
  /** With a price, `dueDay` may be passed at this price per calendar day of the plan; without, it is hard. */
  readonly latePricePerDay?: number;
  /** The vehicle must have all of them. */
  readonly skills?: readonly string[];
  /** Price of leaving the stop out. Default {@link SKIP_PRICE}. */
  readonly skipPrice?: number;
  /** Vehicle ids. */
  readonly allowedVehicles?: readonly string[];
  readonly forbiddenVehicles?: readonly string[];
  /** Preferences: the price applies where all given fields match (negative = preferred). */
  readonly prices?: readonly PlacePrice[];
  /** Stops of the same visit are done one after the other in input order, all or none. Same place and cluster required. */
  readonly visit?: string;
  /** Id of a cluster. */
  readonly cluster?: string;
  /** On which side of its cluster it lies, in any word; see {@link Cluster.crossPrice}. Without, it lies on none. */
  readonly side?: string;
  /** Where it lies on a plane, in any unit; see {@link Weights.areaPrice}. Without, it belongs to no area. */
  readonly point?: Point;
  /** Rank in the given working order; see {@link Weights.orderStrength}. */
  readonly sequence?: number;
  /** Counts against the vehicle's capacity. */
  readonly load?: number;
  readonly lock?: Lock;
  readonly promise?: PromisedWindow;
  readonly preferred?: PreferredTimes;
  /** Where the stop stands in a plan that people already know. */
  readonly announced?: Announced;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacePrice {
  readonly vehicle?: string;
  readonly employee?: string;
  readonly day?: string;
  readonly price: number;
}

/** What a person decided; never changed by the solver. */
export interface Lock {
  readonly vehicle?: string;
  readonly day?: string;
  readonly employee?: string;
  /** Needs `vehicle`. Numbers fix the beginning of the route (0, 1, 2 ... without gap), `last` its end. */
  readonly position?: number | 'last';
  readonly window?: TimeWindow;
}

/** The window a customer was told. Never begun earlier; later only at a price. */
export interface PromisedWindow {
  readonly window: TimeWindow;
  /** Absent: the promise is hard. */
  readonly pricePerSecond?: number;
  readonly reserve?: Reserve;
}

/** Time to spare at the end of a window, so that a delay on the way breaks nothing: beginning within it costs by what is missing. */
export interface Reserve {
  readonly seconds: number;
  readonly pricePerSecond: number;
}

/** Times that would suit. Beginning outside of them costs by the way to the nearest, and never more than `priceMax`. */
export interface PreferredTimes {
  readonly windows: readonly TimeWindow[];
  readonly pricePerSecond: number;
  readonly priceMax: number;
  /**
   * Whoever is there before the first window of a day waits for it, as for a promised one: only for days with time to spare, where
   * work is over before the window opens. Begun later than its windows it still costs and is not forbidden.
   */
  readonly waits?: boolean;
}

export interface Announced {
  readonly day?: string;
  readonly employee?: string;
  readonly start?: number;
}

export interface Vehicle {
  readonly id: string;
  readonly employee: string;
  readonly day: string;
  readonly start: { readonly place: number; readonly earliest: number };
  /** Without a place the shift ends at its last stop. */
  readonly end: { readonly place?: number; readonly latest: number };
  /** Taken in this order. */
  readonly breaks?: readonly Break[];
  /** Departure to return without breaks. */
  readonly workSecondsMax?: number;
  /** Extends `end.latest` and `workSecondsMax` at a price per second. */
  readonly overtime?: { readonly secondsMax: number; readonly pricePerSecond: number };
  /** 1.2 = every drive and walk takes 20 % longer than the matrix says. */
  readonly travelFactor?: number;
  readonly skills?: readonly string[];
  readonly capacity?: number;
  /** Price of using the shift at all. */
  readonly usePrice?: number;
}

/** Must start within its window; it may lie within a drive or between two stops, never within a service. */
export interface Break {
  readonly window: TimeWindow;
  readonly seconds: number;
  /** Left out when the shift is over this long after `start.earliest` (ArbZG § 4: 6 h). */
  readonly skipUntilSeconds?: number;
}

/** `rows[from][to]` in seconds; `Infinity`, or 1e9 and more, means there is no way. */
export type Matrix = readonly ArrayLike<number>[];

export interface Travel {
  readonly car: Matrix;
  /** Used between stops of the same walkable cluster and between a cluster's parking place and its stops. */
  readonly foot?: Matrix;
}

export interface Cluster {
  readonly id: string;
  /** Once per arrival from outside: parking, unloading. */
  readonly setupSeconds?: number;
  /** With a parking place and a foot matrix the car stays there and every stop is walked to. */
  readonly parkingPlace?: number;
  /** Walk between the cluster's stops where that is not slower than driving and parking again. */
  readonly walkable?: boolean;
  /** For every further shift that works in this cluster. */
  readonly splitPrice?: number;
  /** For every further time that one shift comes to this cluster after having left it. */
  readonly returnPrice?: number;
  /** For every way between two of its stops that lie on different sides. */
  readonly crossPrice?: number;
}

export interface Weights {
  /** Price of one second of travel. Default 1. */
  readonly travel?: number;
  /** Price of going back in `sequence` once; `Infinity` keeps the order and only computes times. Default 0. */
  readonly orderStrength?: number;
  readonly stability?: Stability;
  /** How work is shared among the employees. Absent: however it costs least. */
  readonly fairness?: Fairness;
  /**
   * Price of a stop as far from the middle of its shift's stops as all stops are from the middle of all (root mean square);
   * it grows with the square of the distance, so that every stop is best placed with the nearest middle. Default 0.
   */
  readonly areaPrice?: number;
}

/**
 * Work (ways and service, over all days) as an employee's share of it would be: by the time that each of them has, as far as
 * they may do that much of it at all.
 */
export interface Fairness {
  /** The price of a second outside of the share, above and below; it rises to twice that with the distance. */
  readonly pricePerSecond: number;
  /** How far two people with equal time may lie apart for nothing, as a part of the one who works longer. Default 0. */
  readonly freeSpread?: number;
}

/** Prices of changing what was announced. */
export interface Stability {
  readonly otherDay?: number;
  readonly otherEmployee?: number;
  readonly startMovedPerSecond?: number;
  /** Moves up to this size are free. Default 0. */
  readonly startToleranceSeconds?: number;
}

/** Price of leaving a stop out unless it names its own. */
export const SKIP_PRICE = 1_000_000;

/** A plan without times, as people and the solver hand it over. Vehicles without stops may be missing. */
export interface Plan {
  readonly routes: readonly PlanRoute[];
}

export interface PlanRoute {
  readonly vehicle: string;
  readonly stops: readonly string[];
}
