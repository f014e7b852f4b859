import type { BinPlan, CalendarPlan } from './calendarProblem.ts';
import type { CalendarState } from './calendarState.ts';

/** The arrangement as plain values, with its figures. */
export function calendarPlanOf(state: CalendarState): CalendarPlan {
  const { model, order } = state;
  const { problem, prices } = model;
  const missing = [...state.binOf.keys()].filter((piece) => state.binOf[piece] === -1);
  const used = order.filter((pieces) => pieces.length > 0).length;
  const parts = {
    travel: sum(state.travel),
    use: used * prices.use,
    days: sum(
      order.flatMap((pieces, bin) =>
        pieces.map((piece) => openPrice(model.dayPrice[piece * model.bins + bin]!)),
      ),
    ),
    split: sum(Array.from({ length: model.clusters }, (_, cluster) => state.clusterPrice(cluster))),
    level: state.levelPrice(),
    missing: sum(missing.map((piece) => model.missing[piece]!)),
  };
  return {
    bins: problem.bins.map((bin, b): BinPlan => ({
      bin: bin.id,
      pieces: order[b]!.map((piece) => problem.pieces[piece]!.id),
      serviceSeconds: state.service[b]!,
      travelSeconds: state.travel[b]!,
      spareSeconds: bin.seconds - state.service[b]! - state.travel[b]!,
    })),
    missing: missing.map((piece) => problem.pieces[piece]!.id),
    costs: { ...parts, total: sum(Object.values(parts)) },
  };
}

/** By hand a piece may stand where it is not allowed; that is said elsewhere and has no price. */
const openPrice = (price: number): number => (price === Infinity ? 0 : price);

function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i]!;
  return total;
}
