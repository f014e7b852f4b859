import type { Model } from '../model/model.ts';
import { NEVER } from '../model/model.ts';
import { placementRule } from '../model/placement.ts';
import { Scheduler } from '../model/schedule.ts';
import type { Schedule } from '../model/schedule.ts';
import type { RouteState } from '../search/routeState.ts';
import type { Reason, ReasonCode } from '../solution.ts';

/** Cheapest positions of a route that are looked at closely. */
const POSITIONS_MAX = 4;
/** What a person could give in on: more time, a later window, more room. */
const RELAXABLE = new Set<ReasonCode>([
  'window',
  'promise',
  'break',
  'shift-end',
  'work-time',
  'capacity',
  'too-expensive',
]);

/** Per vehicle the first rule the stop's best position breaks, and the smallest change that would let it in. */
export function whyNot(
  model: Model,
  state: RouteState,
  stop: string,
): { reasons: Reason[]; relaxation?: Reason } {
  const node = model.nodeOfStop.get(stop);
  if (node === undefined) return { reasons: [] };
  const scheduler = new Scheduler(model);
  const reasons = model.problem.vehicles.map((vehicle, k): Reason => {
    const fixed = fixedRule(model, state, node, k);
    if (fixed) return { vehicle: vehicle.id, ...fixed };
    return { vehicle: vehicle.id, ...timeRule(model, state, scheduler, node, k) };
  });
  const candidates = reasons
    .filter((reason) => RELAXABLE.has(reason.code))
    .sort((a, b) => a.amount - b.amount);
  return candidates[0] ? { reasons, relaxation: candidates[0] } : { reasons };
}

function fixedRule(model: Model, state: RouteState, node: number, k: number): Omit<Reason, 'vehicle'> | null {
  const vehicle = model.problem.vehicles[k]!;
  for (const s of model.members[node]!) {
    const code = placementRule(model.problem.stops[s]!, vehicle);
    if (code) return { code, amount: 0 };
  }
  if (model.windowHi[model.day[k]! * model.nodes + node] === -NEVER)
    return { code: 'no-window-on-day', amount: 0 };
  const time = model.time[model.profile[k]!]!;
  const there = time[model.startRow[k]! * model.size + node]!;
  const back = time[node * model.size + model.endRow[k]!]!;
  if (there >= NEVER || back >= NEVER) return { code: 'unreachable', amount: 0 };
  const over = state.load[k]! + model.demand[node]! - model.capacity[k]!;
  return over > 0 ? { code: 'capacity', amount: over } : null;
}

function timeRule(
  model: Model,
  state: RouteState,
  scheduler: Scheduler,
  node: number,
  k: number,
): Omit<Reason, 'vehicle'> {
  const nodes = state.sequence(k);
  let best: Omit<Reason, 'vehicle'> = { code: 'shift-end', amount: Infinity };
  for (const position of cheapest(model, k, nodes, node)) {
    const tried = nodes.toSpliced(position, 0, node);
    if (!reachable(model, k, tried)) continue;
    const found = firstBroken(model, k, tried, scheduler.run(k, tried));
    if (!found) return { code: 'too-expensive', amount: tooDear(model, k, nodes, node, position) };
    if (found.amount < best.amount) best = found;
  }
  if (best.amount === Infinity)
    return { code: model.orderStrength === Infinity ? 'order' : 'unreachable', amount: 0 };
  return best;
}

/** Positions by arc price, cheapest first. */
function cheapest(model: Model, k: number, nodes: readonly number[], node: number): number[] {
  const detour = (p: number) => detourAt(model, k, nodes, node, p);
  const free = Array.from({ length: nodes.length + 1 }, (_, p) => p).filter(
    (p) => p >= model.prefix[k]!.length && p <= nodes.length - model.suffix[k]!.length,
  );
  return free.sort((a, b) => detour(a) - detour(b)).slice(0, POSITIONS_MAX);
}

function detourAt(model: Model, k: number, nodes: readonly number[], node: number, position: number): number {
  const price = model.arcPrice[model.profile[k]!]!;
  const row = (p: number) => (p < 0 ? model.startRow[k]! : p < nodes.length ? nodes[p]! : model.endRow[k]!);
  const from = row(position - 1) * model.size;
  const skipped = nodes.length === 0 ? 0 : price[from + row(position)]!;
  return price[from + node]! + price[node * model.size + row(position)]! - skipped;
}

/** How much the place costs more than leaving the stop out. */
function tooDear(model: Model, k: number, nodes: readonly number[], node: number, position: number): number {
  const price = detourAt(model, k, nodes, node, position) + model.placement[k * model.nodes + node]!;
  return Math.max(0, price - model.skipPrice[node]!);
}

function reachable(model: Model, k: number, nodes: readonly number[]): boolean {
  const time = model.searchTime[model.profile[k]!]!;
  let from = model.startRow[k]!;
  for (const to of [...nodes, model.endRow[k]!]) {
    if (time[from * model.size + to]! >= NEVER) return false;
    from = to;
  }
  return true;
}

/** The first rule a timed route breaks and by how much; null: it breaks none. */
function firstBroken(
  model: Model,
  k: number,
  nodes: readonly number[],
  schedule: Schedule,
): Omit<Reason, 'vehicle'> | null {
  const day = model.day[k]! * model.nodes;
  for (let p = 0; p < nodes.length; p++) {
    const late = schedule.start[p]! - model.windowHi[day + nodes[p]!]!;
    if (late > 0) return { code: windowCode(model, nodes[p]!), amount: late };
  }
  for (let b = 0; b < schedule.breakStart.length; b++) {
    const late = schedule.breakStart[b]! - model.breakHi[k * model.breaksMax + b]!;
    if (late > 0) return { code: 'break', amount: late };
  }
  const late = schedule.end - model.latest[k]!;
  if (late > 0) return { code: 'shift-end', amount: late };
  if (schedule.broken > 0) return { code: 'break', amount: schedule.broken };
  const over = schedule.work - model.workMax[k]! - model.overtimeMax[k]!;
  if (over > 0) return { code: 'work-time', amount: over };
  return null;
}

function windowCode(model: Model, node: number): ReasonCode {
  const promised = model.members[node]!.some((s) => model.problem.stops[s]!.promise !== undefined);
  return promised ? 'promise' : 'window';
}
