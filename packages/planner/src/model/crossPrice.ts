import type { Model } from './model.ts';

/** What the way between two nodes, one after the other, costs for changing the side of their cluster. */
export function crossPriceOf({ crossings, cluster, nodes }: Model, from: number, to: number): number {
  if (!crossings || from >= nodes || to >= nodes) return 0;
  const { side, price } = crossings;
  const together = cluster[to]! >= 0 && cluster[to] === cluster[from];
  const across = side[to] !== side[from] && side[to] !== -1 && side[from] !== -1;
  return together && across ? price[cluster[to]!]! : 0;
}
