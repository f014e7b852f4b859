import { fairShareOf } from '../../model/fairness.ts';
import type { FairShares, Model } from '../../model/model.ts';
import { NEVER } from '../../model/model.ts';

/** What a block of a given order costs beside its route, before anybody knows the others. */
export interface BlockPrices {
  price(shift: number, work: number): number;
}

/**
 * Blocks of a given order are priced one by one: what a block has more or less than its part of the work costs. Parts are those
 * of each person's share, dealt out over the first days that the work needs; what comes out otherwise is corrected for the next cut.
 */
export class FairBlocks implements BlockPrices {
  private readonly model: Model;
  private readonly fair: FairShares;
  private readonly part: Float64Array;

  private constructor(model: Model, fair: FairShares, part: Float64Array) {
    this.model = model;
    this.fair = fair;
    this.part = part;
  }

  /** `everybody`: as many days as everybody needs for a share; otherwise as all of them need together. */
  static dealt(model: Model, fair: FairShares, order: readonly number[], everybody: boolean): FairBlocks {
    const time = Float64Array.from({ length: model.shifts }, (_, k) => timeOf(model, k));
    const whole = wholeWork(model, order);
    const share = fair.share.map((part) => part * whole);
    const needed = everybody ? daysForEach(model, time, share) : daysForAll(model, time, whole);
    const own = new Float64Array(model.employees);
    const inNeeded = (k: number): boolean => model.day[k]! < needed;
    time.forEach((seconds, k) => (own[model.employee[k]!]! += inNeeded(k) ? seconds : 0));
    const part = time.map((seconds, k) => {
      const e = model.employee[k]!;
      return inNeeded(k) ? (share[e]! * seconds) / Math.max(1, own[e]!) : 0;
    });
    return new FairBlocks(model, fair, part);
  }

  price(shift: number, work: number): number {
    const part = this.part[shift]!;
    return Math.max(0, Math.abs(work - part) - this.fair.free * part) * this.fair.pricePerSecond;
  }

  /** The next cut's, after this one came out with so much work for each shift: whoever has too much gets smaller parts. */
  corrected(work: ArrayLike<number>): FairBlocks {
    const { model, fair } = this;
    const { each, shares } = fairShareOf(model, fair, work);
    const part = this.part.map((seconds, k) => {
      const e = model.employee[k]!;
      return seconds * Math.max(1 / BOLD, Math.min(BOLD, shares[e]! / Math.max(1, each[e]!)));
    });
    return new FairBlocks(model, fair, part);
  }
}

/** A correction makes a part so much larger or smaller at most. */
const BOLD = 1.5;

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

/** The first days on which all together have the time. */
function daysForAll(model: Model, time: Float64Array, whole: number): number {
  const ofDay = new Float64Array(model.days.length);
  time.forEach((seconds, k) => (ofDay[model.day[k]!]! += seconds));
  let left = whole;
  const needed = ofDay.findIndex((seconds) => (left -= seconds) <= 0);
  return needed < 0 ? ofDay.length : needed + 1;
}

/** The first days on which everybody has the time for a share. */
function daysForEach(model: Model, time: Float64Array, share: Float64Array): number {
  const left = share.slice();
  for (let day = 0; day < model.days.length; day++) {
    time.forEach((seconds, k) => (left[model.employee[k]!]! -= model.day[k] === day ? seconds : 0));
    if (left.every((seconds) => seconds <= 0)) return day + 1;
  }
  return model.days.length;
}
