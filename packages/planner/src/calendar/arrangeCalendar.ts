import { PlannerError } from '../plannerError.ts';
import { calendarModel } from './calendarModel.ts';
import { calendarPlanOf } from './calendarPlan.ts';
import type { Arrangement, CalendarPlan, CalendarProblem } from './calendarProblem.ts';
import { CalendarState } from './calendarState.ts';

/**
 * Figures of an arrangement made by hand, whatever it breaks. Pieces that `before` knew in the same bin keep their order,
 * the others go where the way grows least. Throws PlannerError on ids the problem does not have and on a piece named twice.
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
    const piece = (id: string): number => {
      const index = model.pieceIndex.get(id);
      if (index === undefined) throw new PlannerError('unknown-stop', id);
      if (seen.has(id)) throw new PlannerError('duplicate-id', id);
      seen.add(id);
      return index;
    };
    const staying = (before.get(binId) ?? []).filter((id) => pieceIds.includes(id));
    for (const id of staying) state.insert(piece(id), bin, state.order[bin]!.length);
    for (const id of pieceIds.filter((one) => !staying.includes(one))) {
      const index = piece(id);
      state.insert(index, bin, state.cheapest(index, bin).position);
    }
  }
  return calendarPlanOf(state);
}

/** The arrangement of a plan, to change and to hand back. */
export const arrangementOf = (plan: CalendarPlan): Map<string, readonly string[]> =>
  new Map(plan.bins.filter(({ pieces }) => pieces.length > 0).map(({ bin, pieces }) => [bin, pieces]));
