import type { FairShares, Model } from '../model/model.ts';
import { NEVER } from '../model/model.ts';

/**
 * Blocks of a given order are priced one by one, before anybody knows the others: what a block has more than its part of the
 * work of its day costs. Days are filled one after the other, so that a day's work is that of the days which the whole needs.
 */
export class FairBlocks {
  private readonly most: Float64Array;
  private readonly pricePerSecond: number;

  constructor(model: Model, { free, pricePerSecond }: FairShares, order: readonly number[]) {
    const time = Float64Array.from({ length: model.shifts }, (_, k) => timeOf(model, k));
    const ofDay = new Float64Array(model.days.length);
    time.forEach((seconds, k) => (ofDay[model.day[k]!]! += seconds));
    const whole = wholeWork(model, order);
    const each = whole / daysNeeded(ofDay, whole);
    this.pricePerSecond = pricePerSecond;
    this.most = time.map((own, k) => (1 + free) * each * (own / Math.max(1, ofDay[model.day[k]!]!)));
  }

  price(shift: number, work: number): number {
    return Math.max(0, work - this.most[shift]!) * this.pricePerSecond;
  }
}

const timeOf = (model: Model, k: number): number =>
  Math.max(1, Math.min(model.workMax[k]!, model.regularEnd[k]! - model.earliest[k]!));

/** Service, the ways from one to the next, and for every shift of the first day one way out and one home. */
function wholeWork(model: Model, order: readonly number[]): number {
  const time = model.time[0];
  if (!time) return 0;
  const way = (from: number, to: number): number => {
    const seconds = time[from * model.size + to]!;
    return seconds < NEVER ? seconds : 0;
  };
  const [first, last] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined) return 0;
  let whole = 0;
  order.forEach((node, p) => {
    whole += model.service[node]! + (p > 0 ? way(order[p - 1]!, node) : 0);
  });
  for (let k = 0; k < model.shifts; k++)
    if (model.day[k] === 0) whole += way(model.startRow[k]!, first) + way(last, model.endRow[k]!);
  return whole;
}

function daysNeeded(ofDay: Float64Array, whole: number): number {
  let left = whole;
  const needed = ofDay.findIndex((seconds) => (left -= seconds) <= 0);
  return needed < 0 ? ofDay.length : needed + 1;
}
