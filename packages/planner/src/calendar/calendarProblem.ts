/**
 * Which piece of work on which day and by whom, over weeks and months: the step before routes are planned. Pieces of one
 * cluster (a street) belong together; a bin is one person on one day. Seconds throughout, prices in seconds of driving.
 */
export interface CalendarProblem {
  readonly pieces: readonly Piece[];
  readonly bins: readonly Bin[];
  /** Seconds between places; rows of any kind of numbers. */
  readonly travel: readonly ArrayLike<number>[];
  readonly prices?: CalendarPrices;
}

/** Work that stays together on one day: a part of a street. */
export interface Piece {
  readonly id: string;
  readonly cluster: string;
  /** Row of the travel matrix. */
  readonly place: number;
  /** Everything between arriving and leaving, ways inside included. */
  readonly seconds: number;
  /** How many stops it stands for; prices of lateness and of leaving out count them. */
  readonly stops: number;
  /** First day on which it may be done. Days are whole numbers on one axis of your choice. */
  readonly release?: number;
  /** Last day that is in time, of each stop that has one; later is possible at a price. */
  readonly dues?: readonly number[];
  /** Last day on which it makes sense at all. */
  readonly deadline?: number;
  readonly skills?: readonly string[];
  /** Only in this bin, however full it is and whatever its day means for the dates: what a person decided. */
  readonly lock?: string;
}

/** One person's day. */
export interface Bin {
  readonly id: string;
  readonly day: number;
  /** Work and ways must fit into this. */
  readonly seconds: number;
  readonly start: number;
  readonly end: number;
  readonly skills?: readonly string[];
  /** Bins of one period (a week) are filled together: no period is crowded while another that is in time has room. */
  readonly period?: number;
}

export interface CalendarPrices {
  /** Leaving one stop out. */
  readonly missing?: number;
  /** First day a stop is late, and each day. */
  readonly late?: number;
  readonly latePerDay?: number;
  /** A stop that was late before the first bin, each day it goes on waiting. */
  readonly overduePerDay?: number;
  /** A stop closer than so many days to its due day, each day of it: there should be time for a second try. */
  readonly marginDays?: number;
  readonly marginPerDay?: number;
  /** An hour of work moved a day later: urgent work first, and the end of the span stays free. */
  readonly waitingPerHourAndDay?: number;
  /** A cluster on one bin more, and each working day between its parts. */
  readonly split?: number;
  readonly gapPerDay?: number;
  /** A bin that is used at all. */
  readonly use?: number;
  /** The last hour that fills a period; half of it in a half-full one. Grows evenly, so that periods become equally full. */
  readonly levelPerHour?: number;
}

export const CALENDAR_PRICES: Required<CalendarPrices> = {
  missing: 200_000,
  late: 14_400,
  latePerDay: 3600,
  overduePerDay: 600,
  marginDays: 14,
  marginPerDay: 20,
  waitingPerHourAndDay: 8,
  split: 1800,
  gapPerDay: 300,
  use: 900,
  levelPerHour: 2400,
};

/** Who does what on which day, in the order it is driven. */
export type Arrangement = ReadonlyMap<string, readonly string[]>;

export interface BinPlan {
  readonly bin: string;
  readonly pieces: readonly string[];
  readonly serviceSeconds: number;
  readonly travelSeconds: number;
  /** What is left of the day; negative when it is too full. */
  readonly spareSeconds: number;
}

export interface CalendarCosts {
  readonly travel: number;
  readonly use: number;
  /** Lateness, margin and waiting. */
  readonly days: number;
  readonly split: number;
  /** Periods that are fuller than others. */
  readonly level: number;
  readonly missing: number;
  readonly total: number;
}

export interface CalendarPlan {
  /** Every bin of the problem, used or not, in its order. */
  readonly bins: readonly BinPlan[];
  readonly missing: readonly string[];
  readonly costs: CalendarCosts;
}
