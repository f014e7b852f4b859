import { PlannerError } from '../plannerError.ts';
import { calendarModel } from './calendarModel.ts';
import { calendarPlanOf } from './calendarPlan.ts';
import type { Arrangement, CalendarPlan, CalendarProblem } from './calendarProblem.ts';
import { CalendarState } from './calendarState.ts';

/**
 * Figures of an arrangement made by hand, whatever it breaks. A bin with the same pieces as `before` keeps its order; else
 * newcomers go where the way grows least, unless the order as it is given is no longer. Throws PlannerError on ids the problem
 * does not have and on a piece named twice.
 */
export function arrangeCalendar(
  problem: CalendarProblem,
  wanted: Arrangement,
  before: Arrangement = new Map(),
): CalendarPlan {
  const model = calendarModel(problem);
  const state = new CalendarState(model);
  const seen = new Set<string>();
  for (const [binId, pieceIds] of wanted) {
    const bin = model.binIndex.get(binId);
    if (bin === undefined) throw new PlannerError('unknown-vehicle', binId);
    for (const id of pieceIds) {
      if (!model.pieceIndex.has(id)) throw new PlannerError('unknown-stop', id);
      if (seen.has(id)) throw new PlannerError('duplicate-id', id);
      seen.add(id);
    }
    fill(state, bin, pieceIds, before.get(binId) ?? []);
  }
  return calendarPlanOf(state);
}

function fill(state: CalendarState, bin: number, given: readonly string[], before: readonly string[]): void {
  const { pieceIndex } = state.model;
  const index = (id: string): number => pieceIndex.get(id)!;
  const chosen = new Set(given);
  const staying = before.filter((id) => chosen.has(id));
  for (const id of staying) state.insert(index(id), bin, state.order[bin]!.length);
  if (staying.length === given.length) return;
  const known = new Set(staying);
  for (const id of given.filter((one) => !known.has(one)))
    state.insert(index(id), bin, state.cheapest(index(id), bin).position);
  const inserted = { order: [...state.order[bin]!], way: state.travel[bin]! };
  state.restore(bin, given.map(index));
  if (state.travel[bin]! > inserted.way + 1e-6) state.restore(bin, inserted.order);
}

/** The arrangement of a plan, to change and to hand back. */
export const arrangementOf = (plan: CalendarPlan): Map<string, readonly string[]> =>
  new Map(plan.bins.filter(({ pieces }) => pieces.length > 0).map(({ bin, pieces }) => [bin, pieces]));
