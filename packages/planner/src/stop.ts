import type { Stats } from './solution.ts';

/** Decides when a run ends. `progress` (0..1) lets the search cool down towards that moment. */
export interface StopRule {
  done(stats: Stats): boolean;
  progress(stats: Stats): number;
}

/** The repeatable rule: same seed, same steps, same plan. */
export function afterSteps(steps: number): StopRule {
  return {
    done: (stats) => stats.steps >= steps,
    progress: (stats) => (steps > 0 ? stats.steps / steps : 1),
  };
}

/** `now` in milliseconds, handed in because the planner owns no clock. Starts counting when it is made. */
export function afterSeconds(seconds: number, now: () => number): StopRule {
  const begin = now();
  const spent = () => (now() - begin) / 1000;
  return { done: () => spent() >= seconds, progress: () => (seconds > 0 ? spent() / seconds : 1) };
}

/** Gives up when `steps` steps brought nothing better. */
export function afterStepsWithoutImprovement(steps: number): StopRule {
  const idle = (stats: Stats) => stats.steps - stats.bestStep;
  return { done: (stats) => idle(stats) >= steps, progress: (stats) => idle(stats) / steps };
}

/** For cancelling from outside: a flag that a button or another thread sets. */
export function whenCancelled(cancelled: () => boolean): StopRule {
  return { done: cancelled, progress: () => 0 };
}

export function firstOf(...rules: StopRule[]): StopRule {
  return {
    done: (stats) => rules.some((rule) => rule.done(stats)),
    progress: (stats) => Math.max(0, ...rules.map((rule) => rule.progress(stats))),
  };
}
