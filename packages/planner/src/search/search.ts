import type { Snapshot } from './snapshot.ts';

/** What drives a run: one step at a time, the best plan always at hand. */
export interface Search {
  readonly best: Snapshot;
  readonly accepted: number;
  /** True while the first plan is not complete. */
  readonly constructing: boolean;
  /** Steps that may pass between two looks at clock and cancel flag. */
  readonly stepsPerLook: number;
  /** Nothing can be improved any more. */
  readonly finished: boolean;
  /** Told from time to time how much of the run is over, 0..1. */
  cool(progress: number): void;
  /** True when a better plan was found. */
  step(): boolean;
}
