import type { Tarif } from '@kehrtour/domain/unternehmen/tarif';

/** What the comparison takes for granted. Whoever has other numbers reckons with hers: the page names every one of these. */
export const ASSUMED = {
  roundsPerMonth: 4,
  housesPerRound: 40,
  /** A round by hand: order the houses, work out times, look up holidays. */
  orderMinutes: 60,
  /** Write one slip, or fill in a form letter. */
  slipMinutes: 1.5,
  /** Houses in a hundred that want another time. */
  movesPercent: 15,
  /** Pick up, look for another time, write it down, say it back. */
  callMinutes: 5,
  /** The same by Kehrtour: file, houses, day, check, announce. The front page lets one measure it. */
  planMinutes: 5,
  /** Lay the stack in and take it out; whoever gets a mail needs none. */
  printMinutes: 5,
  /** How many in a hundred of those who want another time answer by the code; the others ring up as before. */
  answeredByCodePercent: 50,
  /** Look at such an answer; the new time is found already. */
  answerMinutes: 0.5,
  /** What an hour in the office costs the company. */
  hourCent: 4000,
  /** Paper and toner of a slip, the same on both sides. */
  paperCent: 4,
} as const;

export type Assumed = { readonly [Name in keyof typeof ASSUMED]: number };

export interface ComparisonRow {
  what: string;
  byHandMinutes: number;
  byKehrtourMinutes: number;
}

export interface Comparison {
  /** Minutes of a month. */
  rows: readonly ComparisonRow[];
  byHand: Month;
  byKehrtour: Month;
  /** Minutes and cents less in a month; negative where it is more. */
  lessMinutes: number;
  lessCent: number;
}

interface Month {
  minutes: number;
  workCent: number;
  paperCent: number;
  planCent: number;
  totalCent: number;
}

/** A month with paper and telephone beside a month with a plan, from the assumptions alone. Ways and empty visits are the same on both sides. */
export function compare({ monatCent }: Pick<Tarif, 'monatCent'>, a: Assumed = ASSUMED): Comparison {
  const houses = a.roundsPerMonth * a.housesPerRound;
  const moves = (houses * a.movesPercent) / 100;
  const byCode = (moves * a.answeredByCodePercent) / 100;
  const rows = [
    {
      what: 'Reihenfolge und Zeiten',
      byHandMinutes: a.roundsPerMonth * a.orderMinutes,
      byKehrtourMinutes: a.roundsPerMonth * a.planMinutes,
    },
    {
      what: 'Zettel schreiben und drucken',
      byHandMinutes: houses * a.slipMinutes,
      byKehrtourMinutes: a.roundsPerMonth * a.printMinutes,
    },
    {
      what: 'Andere Termine finden',
      byHandMinutes: moves * a.callMinutes,
      byKehrtourMinutes: byCode * a.answerMinutes + (moves - byCode) * a.callMinutes,
    },
  ];
  const monthOf = (minutes: number, planCent: number): Month => {
    const workCent = Math.round((minutes * a.hourCent) / 60);
    const paperCent = houses * a.paperCent;
    return { minutes, workCent, paperCent, planCent, totalCent: workCent + paperCent + planCent };
  };
  const byHand = monthOf(sum(rows.map(({ byHandMinutes }) => byHandMinutes)), 0);
  const byKehrtour = monthOf(sum(rows.map(({ byKehrtourMinutes }) => byKehrtourMinutes)), monatCent);
  return {
    rows,
    byHand,
    byKehrtour,
    lessMinutes: byHand.minutes - byKehrtour.minutes,
    lessCent: byHand.totalCent - byKehrtour.totalCent,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
