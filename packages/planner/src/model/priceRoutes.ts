import type { Problem } from '../problem.ts';
import type { Costs } from '../solution.ts';
import { spreadOf } from './area.ts';
import { crossPriceOf } from './crossPrice.ts';
import { fairnessPrice } from './fairness.ts';
import type { Model } from './model.ts';
import { Scheduler } from './schedule.ts';
import { overtimeSeconds, termPrice } from './timePrices.ts';

const PART_OF = {
  promise: 'promises',
  reserve: 'reserves',
  moved: 'stability',
  preferred: 'preferred',
} as const;

type Parts = { -readonly [Term in Exclude<keyof Costs, 'total'>]: number };

/** Every cost term of a plan from scratch: what the search adds up piece by piece must come out the same. */
export function priceRoutes(problem: Problem, model: Model, routes: readonly (readonly number[])[]): Parts {
  const parts: Parts = {
    travel: 0,
    placement: 0,
    stability: 0,
    promises: 0,
    reserves: 0,
    preferred: 0,
    overtime: 0,
    fairness: 0,
    order: 0,
    splitClusters: 0,
    returns: 0,
    crossings: 0,
    areas: 0,
    vehicles: 0,
    skipped: 0,
  };
  const scheduler = new Scheduler(model);
  const served = new Uint8Array(model.nodes);
  const work = new Float64Array(model.shifts);
  const shiftsOf = Array.from({ length: model.clusters }, () => new Set<number>());
  problem.vehicles.forEach((_, k) => {
    const nodes = routes[k] ?? [];
    if (nodes.length === 0) return;
    parts.vehicles += model.usePrice[k]!;
    work[k] = arcs(model, k, nodes, parts);
    const schedule = scheduler.run(k, nodes);
    parts.returns += returnsOf(model, nodes);
    parts.crossings += crossingsOf(model, nodes);
    if (model.area) parts.areas += spreadOf(model.area, nodes);
    parts.overtime += overtimeSeconds(model, k, schedule) * model.overtimePrice[k]!;
    nodes.forEach((node, p) => {
      served[node] = 1;
      work[k]! += model.service[node]!;
      shiftsOf[model.cluster[node]!]?.add(k);
      placed(model, k, node, parts);
      for (const term of model.timeTerms[node] ?? []) {
        parts[PART_OF[term.kind]] += termPrice(term, schedule.start[p]!);
      }
    });
  });
  for (let i = 0; i < model.nodes; i++) if (served[i] === 0) parts.skipped += model.skipPrice[i]!;
  shiftsOf.forEach(
    (shifts, c) => (parts.splitClusters += model.splitPrice[c]! * Math.max(0, shifts.size - 1)),
  );
  parts.fairness = model.fairness ? fairnessPrice(model, model.fairness, work) : 0;
  return parts;
}

/** Every time a route comes to a cluster costs, the first one is free. */
function returnsOf(model: Model, nodes: readonly number[]): number {
  if (!model.returnPriced) return 0;
  const known = new Set<number>();
  let price = 0;
  nodes.forEach((node, p) => {
    const cluster = model.cluster[node]!;
    if (cluster < 0 || (p > 0 && model.cluster[nodes[p - 1]!] === cluster)) return;
    if (known.has(cluster)) price += model.returnPrice[cluster]!;
    known.add(cluster);
  });
  return price;
}

const crossingsOf = (model: Model, nodes: readonly number[]): number =>
  nodes.slice(1).reduce((sum, node, p) => sum + crossPriceOf(model, nodes[p]!, node), 0);

/** A place that is forbidden has no price; the checker names it. */
function placed(model: Model, k: number, node: number, parts: Parts): void {
  const price = model.placement[k * model.nodes + node]!;
  const stability = model.stability[k * model.nodes + node]!;
  parts.stability += stability;
  if (price !== Infinity) parts.placement += price - stability;
}

/** Adds travel and order prices of a route and returns its travel seconds. */
function arcs(model: Model, k: number, nodes: readonly number[], parts: Parts): number {
  const time = model.time[model.profile[k]!]!;
  let seconds = 0;
  let from = model.startRow[k]!;
  for (const to of [...nodes, model.endRow[k]!]) {
    const arc = time[from * model.size + to]!;
    seconds += arc;
    parts.travel += model.travelWeight === 1 ? arc : Math.round(arc * model.travelWeight);
    const back = model.sequence[to]! < model.sequence[from]!;
    if (back && model.orderStrength < Infinity) parts.order += Math.round(model.orderStrength);
    from = to;
  }
  return seconds;
}
