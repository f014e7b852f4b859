import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PlannerError } from '../plannerError.ts';
import { randomCalendar } from '../testing/randomCalendar.ts';
import { arrangeCalendar, arrangementOf } from './arrangeCalendar.ts';
import { refusal } from './calendarModel.ts';
import type { CalendarPlan, CalendarProblem } from './calendarProblem.ts';
import { createCalendar } from './createCalendar.ts';
import { whyMissing } from './whyMissing.ts';

// Shared machines: the runs are short, the waiting is not.
const PATIENCE_MS = 30_000;
const anyCalendar = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    pieces: fc.integer({ min: 0, max: 60 }),
    days: fc.integer({ min: 0, max: 15 }),
    employees: fc.integer({ min: 1, max: 3 }),
    hours: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ seed, ...size }) => ({ seed, problem: randomCalendar(seed, size) }));

function solved(problem: CalendarProblem, seed: number, steps = 120): CalendarPlan {
  const solver = createCalendar(problem, { seed, progress: (stats) => stats.steps / steps });
  solver.advance(steps);
  return solver.best();
}

/** Everything a plan may not do, found without the solver's own figures. */
function mistakes({ pieces, bins, travel }: CalendarProblem, plan: CalendarPlan): string[] {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  const named = [...plan.bins.flatMap((bin) => bin.pieces), ...plan.missing].toSorted();
  const all = pieces.map(({ id }) => id).toSorted();
  const wrong = named.join() === all.join() ? [] : ['not every piece exactly once'];
  for (const [b, { pieces: ids }] of plan.bins.entries()) {
    const bin = bins[b]!;
    const inside = ids.map((id) => known.get(id)!);
    const stations = [bin.start, ...inside.map(({ place }) => place), bin.end];
    const way =
      ids.length === 0 ? 0 : stations.slice(1).reduce((sum, to, i) => sum + travel[stations[i]!]![to]!, 0);
    const work = inside.reduce((sum, { seconds }) => sum + seconds, 0);
    // Beyond its size a bin may hold what a person locked to it, and nothing else.
    const free = inside.some(({ lock }) => lock === undefined);
    if (free && way + work > bin.seconds + 1e-6) wrong.push(`${bin.id} is too full`);
    for (const piece of inside) {
      const why = refusal(piece, bin);
      if (why !== null) wrong.push(`${piece.id} in ${bin.id}: ${why}`);
    }
  }
  for (const id of plan.missing) {
    const { lock } = known.get(id)!;
    const bin = bins.find((one) => one.id === lock);
    if (bin !== undefined && refusal(known.get(id)!, bin) === null) wrong.push(`${id} lost its lock`);
  }
  return wrong;
}

const { travel } = randomCalendar(7, { pieces: 30, days: 12, employees: 1, hours: 8 });

describe('createCalendar', () => {
  it(
    'puts every piece in one bin at most, no bin too full, nobody without the skill, nothing too early',
    () => {
      fc.assert(
        fc.property(anyCalendar, ({ seed, problem }) => {
          expect(mistakes(problem, solved(problem, seed))).toEqual([]);
        }),
        { numRuns: 80 },
      );
    },
    PATIENCE_MS,
  );

  it(
    'prices an arrangement the same while searching and from scratch',
    () => {
      fc.assert(
        fc.property(anyCalendar, ({ seed, problem }) => {
          const solver = createCalendar(problem, { seed });
          solver.advance(100);
          const plan = solver.best();
          expect(plan.costs.total).toBeCloseTo(solver.stats.bestCost, 3);
          const again = arrangeCalendar(problem, arrangementOf(plan), arrangementOf(plan));
          expect(again).toEqual(plan);
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE_MS,
  );

  it(
    'answers the same for the same seed and number of steps, in one go or in slices',
    () => {
      fc.assert(
        fc.property(anyCalendar, ({ seed, problem }) => {
          const slices = createCalendar(problem, { seed });
          for (let i = 0; i < 5; i++) slices.advance(16);
          const whole = createCalendar(problem, { seed });
          whole.advance(80);
          expect(slices.best()).toEqual(whole.best());
        }),
        { numRuns: 30 },
      );
    },
    PATIENCE_MS,
  );

  it('is complete before its first step, and stops when it is told to', () => {
    const problem = randomCalendar(4, { pieces: 200, days: 40, employees: 2 });
    const solver = createCalendar(problem);
    expect(mistakes(problem, solver.best())).toEqual([]);
    let asked = 0;
    solver.advance(() => (asked += 1) > 3);
    expect(solver.stats.steps).toBe(48);
    const pieces = problem.pieces.map(({ lock: _lock, ...piece }) => piece);
    expect(createCalendar({ ...problem, pieces, bins: [] }).best().missing).toHaveLength(200);
  });

  it('misses no due day while there is room, and takes urgent work first', () => {
    const { bins } = randomCalendar(7, { pieces: 30, days: 12, employees: 1, hours: 8 });
    const pieces = Array.from({ length: 24 }, (_, p) => ({
      id: `p${p}`,
      cluster: `s${p % 6}`,
      place: 1 + (p % 6),
      seconds: 3600,
      stops: 3,
      dues: Array(3).fill(p < 12 ? 4 : 30) as number[],
    }));
    const problem = { pieces, bins, travel };
    const plan = solved(problem, 1, 600);
    const late = plan.bins.flatMap(({ pieces: ids }, b) =>
      ids.filter((id) => bins[b]!.day > pieces.find((piece) => piece.id === id)!.dues[0]!),
    );
    expect([plan.missing, late]).toEqual([[], []]);
  });

  it('keeps a street together that fits into a day', () => {
    const { bins } = randomCalendar(7, { pieces: 1, days: 20, employees: 2, hours: 8 });
    const pieces = Array.from({ length: 40 }, (_, p) => ({
      id: `p${p}`,
      cluster: `s${Math.floor(p / 4)}`,
      place: 1 + Math.floor(p / 4),
      seconds: 1700,
      stops: 3,
    }));
    const travel = Array.from({ length: 11 }, (_, a) =>
      Array.from({ length: 11 }, (_to, b) => Math.abs(a - b) * 120),
    );
    const plan = solved({ pieces, bins, travel }, 3, 1500);
    const streets = Array.from({ length: 10 }, (_, s) =>
      plan.bins.filter(({ pieces: ids }) => ids.some((id) => Math.floor(Number(id.slice(1)) / 4) === s)),
    );
    expect(streets.map((bins_) => bins_.length)).toEqual(Array(10).fill(1));
  });

  it('fills the weeks evenly, and a week with Fristen no fuller than these make it', () => {
    const weeks = Array.from({ length: 60 }, (_, b) => ({
      id: `b${b}`,
      day: b + 2 * Math.floor(b / 5),
      seconds: 8 * 3600,
      start: 0,
      end: 0,
      period: Math.floor(b / 5),
    }));
    const shares = (urgent: number): number[] => {
      const pieces = Array.from({ length: 120 }, (_, p) => ({
        id: `p${p}`,
        cluster: `s${Math.floor(p / 2)}`,
        place: 1 + (p % 8),
        seconds: 2 * 3600,
        stops: 4,
        dues: p < urgent ? Array(4).fill(4) : [],
      }));
      const plan = solved({ pieces, bins: weeks, travel, prices: { waitingPerHourAndDay: 0.5 } }, 3, 1500);
      expect(plan.missing).toEqual([]);
      return Array.from({ length: 12 }, (_, week) => {
        const days = plan.bins.slice(5 * week, 5 * week + 5);
        const left = days.reduce((sum, { spareSeconds }) => sum + spareSeconds, 0);
        return Math.round(100 * (1 - left / (5 * 8 * 3600)));
      });
    };
    // A day, which is done or not, is a fifth of a week.
    const even = shares(0);
    expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(20);
    const [first, ...others] = shares(16);
    expect(first).toBeGreaterThan(80);
    expect(Math.max(...others) - Math.min(...others)).toBeLessThanOrEqual(20);
  });

  it('gets better with time', () => {
    const problem = randomCalendar(11, { pieces: 120, days: 20, employees: 3 });
    const solver = createCalendar(problem, { progress: (stats) => stats.steps / 800 });
    const first = solver.best().costs.total;
    solver.advance(800);
    expect(solver.best().costs.total).toBeLessThan(first * 0.98);
  });
});

describe('a lock', () => {
  const { bins, travel } = randomCalendar(7, { pieces: 30, days: 4, employees: 1, hours: 6 });
  const piece = (p: number, change: object = {}) => ({
    id: `p${p}`,
    cluster: `s${p}`,
    place: 1 + (p % 8),
    seconds: 7200,
    stops: 2,
    ...change,
  });
  const [first, second] = [bins[0]!, bins[1]!];

  it('holds against Frist, fullness and the wish to be elsewhere', () => {
    const locked = Array.from({ length: 5 }, (_, p) =>
      piece(p, { lock: second.id, dues: [first.day], deadline: first.day, release: second.day + 9 }),
    );
    const problem = {
      pieces: [...locked, ...Array.from({ length: 6 }, (_, p) => piece(10 + p))],
      bins,
      travel,
    };
    const plan = solved(problem, 5, 300);
    expect(mistakes(problem, plan)).toEqual([]);
    expect(plan.bins[1]!.pieces.toSorted()).toEqual(locked.map(({ id }) => id).toSorted());
    expect(plan.bins[1]!.spareSeconds).toBeLessThan(0);
    expect(plan.missing).toEqual([]);
  });

  it('draws the rest of its street to its day', () => {
    const street = Array.from({ length: 3 }, (_, p) => piece(p, { cluster: 's', seconds: 3600 }));
    const problem = { pieces: [{ ...street[0]!, lock: bins[3]!.id }, street[1]!, street[2]!], bins, travel };
    expect(solved(problem, 2, 200).bins.map(({ pieces }) => pieces.length)).toEqual([0, 0, 0, 3]);
  });

  it('does not make anybody able', () => {
    const plan = solved({ pieces: [piece(0, { lock: first.id, skills: ['fly'] })], bins, travel }, 1, 20);
    expect(plan.missing).toEqual(['p0']);
  });
});

describe('arrangeCalendar', () => {
  const problem = randomCalendar(5, { pieces: 12, days: 3, employees: 1 });
  const before = arrangementOf(solved(problem, 1));

  it('says by how much a day made by hand is too full', () => {
    const all = new Map([[problem.bins[0]!.id, problem.pieces.map(({ id }) => id)]]);
    const [bin] = arrangeCalendar(problem, all).bins;
    expect(bin!.spareSeconds).toBe(problem.bins[0]!.seconds - bin!.serviceSeconds - bin!.travelSeconds);
    expect(bin!.spareSeconds).toBeLessThan(0);
  });

  it('leaves the order of a day as it was when nothing changes in it', () => {
    const shuffled = new Map([...before].map(([bin, ids]) => [bin, ids.toReversed()]));
    expect(arrangementOf(arrangeCalendar(problem, shuffled, before))).toEqual(before);
  });

  it('refuses what it does not know', () => {
    const [bin] = problem.bins;
    expect(() => arrangeCalendar(problem, new Map([['nobody', []]]))).toThrow(PlannerError);
    expect(() => arrangeCalendar(problem, new Map([[bin!.id, ['nothing']]]))).toThrow('unknown-stop');
    expect(() => arrangeCalendar(problem, new Map([[bin!.id, ['p1', 'p1']]]))).toThrow('duplicate-id');
  });
});

describe('whyMissing', () => {
  const bin = { id: 'b', day: 3, seconds: 3600, start: 0, end: 0 };
  const piece = { id: 'p', cluster: 's', place: 0, seconds: 1800, stops: 1 };
  const why = (change: Partial<CalendarProblem['pieces'][number]>, seconds = 3600) => {
    const problem = { pieces: [{ ...piece, ...change }], bins: [{ ...bin, seconds }], travel: [[0]] };
    const plan = solved(problem, 1, 20);
    expect(plan.missing).toEqual(['p']);
    return whyMissing(problem, arrangementOf(plan), 'p');
  };

  it('names the rule that closes every day', () => {
    expect(why({ skills: ['inspect'] }).code).toBe('skill');
    expect(why({ release: 4 }).code).toBe('release');
    expect(why({ deadline: 2 }).code).toBe('deadline');
  });

  it('says how much is missing on the day that comes closest', () => {
    expect(why({}, 1200)).toEqual({ piece: 'p', code: 'full', bin: 'b', seconds: 600 });
  });
});

describe('a calendar that cannot be read', () => {
  const { pieces, bins, travel } = randomCalendar(5, { pieces: 2, days: 1, employees: 1 });
  it.each([
    ['unknown-place', { pieces: [{ ...pieces[0]!, place: 99 }], bins, travel }],
    ['negative', { pieces: [{ ...pieces[0]!, seconds: -1 }], bins, travel }],
    ['duplicate-id', { pieces: [pieces[0]!, pieces[0]!], bins, travel }],
    ['unknown-vehicle', { pieces: [{ ...pieces[0]!, lock: 'nobody' }], bins, travel }],
    ['matrix-not-square', { pieces, bins, travel: [[0, 1]] }],
  ] as const)('says %s and where', (code, problem) => {
    expect(() => createCalendar(problem)).toThrow(expect.objectContaining({ code }));
  });
});
