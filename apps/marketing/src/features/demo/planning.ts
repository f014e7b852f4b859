/** One visit of a plan; times in seconds since midnight. */
export interface Visit {
  readonly house: string;
  readonly start: number;
  readonly end: number;
}

export interface DemoPlan {
  readonly visits: readonly Visit[];
  readonly driveSeconds: number;
}

/** What the thread sends home, as it happens. */
export type PlanningNews =
  | { readonly kind: 'better'; readonly plan: DemoPlan }
  | { readonly kind: 'done'; readonly plan: DemoPlan; readonly steps: number; readonly milliseconds: number };
