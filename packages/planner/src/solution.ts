/** A timed plan. It is also a `Plan` for `evaluate`, `validate`, `placesFor` and `initial` by way of `planOf`. */
export interface Solution {
  /** One per vehicle in the problem's order, empty ones too. */
  readonly routes: readonly Route[];
  readonly unserved: readonly Unserved[];
  readonly costs: Costs;
  /** Empty for everything the solver returns; filled by `evaluate` for plans made by hand. */
  readonly violations: readonly Violation[];
  readonly stats?: Stats;
}

export interface Route {
  readonly vehicle: string;
  readonly employee: string;
  readonly day: string;
  readonly departure: number;
  readonly return: number;
  readonly stops: readonly TimedStop[];
  readonly breaks: readonly TimedBreak[];
  readonly travelSeconds: number;
  readonly serviceSeconds: number;
  readonly waitingSeconds: number;
  /** Departure to return without breaks. */
  readonly workSeconds: number;
  readonly overtimeSeconds: number;
  readonly load: number;
  /** The leg home. */
  readonly lastLeg: Leg;
}

export interface TimedStop {
  readonly stop: string;
  readonly arrival: number;
  readonly waitingSeconds: number;
  readonly start: number;
  readonly end: number;
  /** How much later this stop may start without breaking anything after it. Negative: already broken. */
  readonly slackSeconds: number;
  /** The way here. */
  readonly leg: Leg;
  /** Seconds after the promised window. */
  readonly promiseBrokenSeconds: number;
  /** The cheapest other places; filled by `explain`. */
  readonly alternatives?: readonly Alternative[];
}

export interface Leg {
  readonly mode: 'car' | 'foot' | 'none';
  readonly seconds: number;
  /** Part of `seconds` spent on parking. */
  readonly setupSeconds: number;
}

export interface TimedBreak {
  readonly start: number;
  readonly end: number;
  /** The break lies on the way to the stop at this index (`stops.length`: on the way home). */
  readonly beforeStop: number;
}

/** `price` is what the plan would cost more (negative: less) if the stop stood there. */
export interface Alternative {
  readonly vehicle: string;
  readonly employee: string;
  readonly day: string;
  /** Index in the route without the stop. */
  readonly position: number;
  readonly start: number;
  readonly price: number;
}

export interface Unserved {
  readonly stop: string;
  readonly price: number;
  /** Per vehicle the first rule that its best position breaks; filled by `explain` and `solve`. */
  readonly reasons: readonly Reason[];
  /** The smallest single change that would make the stop fit, if one was found. */
  readonly relaxation?: Reason;
}

/** Stable codes; the words belong to the caller. */
export type ReasonCode =
  | 'vehicle-not-allowed'
  | 'skill-missing'
  | 'before-release-day'
  | 'after-due-day'
  | 'locked-elsewhere'
  | 'no-window-on-day'
  | 'unreachable'
  | 'capacity'
  | 'window'
  | 'promise'
  | 'break'
  | 'shift-end'
  | 'work-time'
  | 'too-expensive'
  | 'order';

export interface Reason {
  readonly vehicle: string;
  readonly code: ReasonCode;
  /** Seconds (or units of load) missing; 0 where the rule knows no amount. */
  readonly amount: number;
}

export type ViolationCode =
  | 'unknown-stop'
  | 'unknown-vehicle'
  | 'served-twice'
  | 'vehicle-twice'
  | 'visit-split'
  | 'vehicle-not-allowed'
  | 'skill-missing'
  | 'before-release-day'
  | 'after-due-day'
  | 'lock'
  | 'unreachable'
  | 'capacity'
  | 'window'
  | 'promise'
  | 'break-window'
  | 'shift-start'
  | 'shift-end'
  | 'work-time'
  | 'travel-time'
  | 'overlap'
  | 'order';

export interface Violation {
  readonly code: ViolationCode;
  readonly vehicle?: string;
  readonly stop?: string;
  /** Seconds, units of load, or 1 for rules that are kept or not. */
  readonly amount: number;
}

/** Everything in the problem's price unit. */
export interface Costs {
  readonly travel: number;
  /** Preferences and passed due days. */
  readonly placement: number;
  readonly stability: number;
  readonly promises: number;
  /** Begun with less time to spare than a promised window should have. */
  readonly reserves: number;
  /** Begun at times that suit less. */
  readonly preferred: number;
  readonly overtime: number;
  readonly fairness: number;
  readonly order: number;
  readonly splitClusters: number;
  /** Coming back to clusters. */
  readonly returns: number;
  /** Changing the side within clusters. */
  readonly crossings: number;
  /** Stops away from the middle of their shift's. */
  readonly areas: number;
  readonly vehicles: number;
  readonly skipped: number;
  readonly total: number;
}

export interface Stats {
  readonly steps: number;
  readonly accepted: number;
  readonly improvements: number;
  /** Step of the last improvement. */
  readonly bestStep: number;
  readonly bestCost: number;
  readonly served: number;
  readonly phase: 'construct' | 'search' | 'done';
}
