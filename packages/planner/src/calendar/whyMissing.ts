import { calendarModel, refusal, type Refusal } from './calendarModel.ts';
import type { Arrangement, CalendarProblem } from './calendarProblem.ts';
import { CalendarState } from './calendarState.ts';

/**
 * Why a piece has no place: the rule that closes the most bins for it, or, where bins are open, that they are full.
 * `seconds` is what is missing in the bin that comes closest.
 */
export interface WhyMissing {
  readonly piece: string;
  readonly code: Refusal | 'full' | 'no-bins';
  readonly seconds: number;
  /** Bin that comes closest; absent when all are closed. */
  readonly bin?: string;
}

export function whyMissing(problem: CalendarProblem, plan: Arrangement, pieceId: string): WhyMissing {
  const model = calendarModel(problem);
  const state = new CalendarState(model);
  for (const [binId, ids] of plan)
    for (const id of ids) {
      const bin = model.binIndex.get(binId)!;
      state.insert(model.pieceIndex.get(id)!, bin, state.order[bin]!.length);
    }
  const index = model.pieceIndex.get(pieceId);
  const piece = index === undefined ? undefined : problem.pieces[index];
  if (index === undefined || piece === undefined || problem.bins.length === 0)
    return { piece: pieceId, code: 'no-bins', seconds: 0 };
  const open = problem.bins.flatMap((bin, b) => {
    if (refusal(piece, bin) !== null) return [];
    const used =
      state.service[b]! + state.travel[b]! + model.service[index]! + state.cheapest(index, b).detour;
    return [{ bin: bin.id, seconds: Math.max(0, used - bin.seconds) }];
  });
  const closest = open.toSorted((a, b) => a.seconds - b.seconds)[0];
  if (closest) return { piece: pieceId, code: 'full', ...closest };
  const codes = problem.bins.map((bin) => refusal(piece, bin));
  const most = [...Map.groupBy(codes, (code) => code)].toSorted((a, b) => b[1].length - a[1].length)[0];
  return { piece: pieceId, code: most?.[0] ?? 'no-bins', seconds: 0 };
}
