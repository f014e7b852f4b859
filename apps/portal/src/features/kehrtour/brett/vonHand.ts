import type { Problem } from '@kehrtour/planner';

/** The problem for changes by hand: the kept order does not stand against the same person now. */
export function vonHand(problem: Problem): Problem {
  return { ...problem, weights: { ...problem.weights, orderStrength: 0 } };
}
