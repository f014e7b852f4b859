import type { Problem, Stats } from '@kehrtour/planner';
import { describe, expect, it } from 'vitest';

import { genugSchritte, mitGeduld } from './geduld.ts';
import { planeImThread } from './planeImThread.ts';

const stand = (served: number): Stats => ({
  steps: 1,
  accepted: 0,
  improvements: 0,
  bestStep: 0,
  bestCost: 0,
  served,
  phase: 'search',
});
const GEDULD = { anzahl: 80, seconds: 2 };

/** Whether the search is over by then, where so many houses have a place. */
function vorbeiNach(seconds: number, served: number, mitIhr = true): boolean {
  let jetzt = 5000;
  const rule = mitGeduld({ seconds: 0.6 }, mitIhr ? GEDULD : undefined, () => jetzt);
  jetzt += seconds * 1000;
  return rule.done(stand(served));
}

describe('patience while a house has no place', () => {
  it('ends in time where every house has one, and where nobody was asked to be patient', () => {
    expect(vorbeiNach(0.59, 80)).toBe(false);
    expect(vorbeiNach(0.6, 80)).toBe(true);
    expect(vorbeiNach(0.6, 79, false)).toBe(true);
  });
  it('goes on for a few houses, ends with the last place found, and not later than it was told', () => {
    expect(vorbeiNach(0.6, 79)).toBe(false);
    expect(vorbeiNach(2.59, 72)).toBe(false);
    expect(vorbeiNach(2.6, 72)).toBe(true);
    expect(vorbeiNach(1.1, 80)).toBe(true);
  });
  it('is not spent on a day that is too short for many, but on a week that is', () => {
    expect(vorbeiNach(0.6, 71)).toBe(true);
    let jetzt = 5000;
    const woche = mitGeduld({ seconds: 0.5 }, { anzahl: 300, seconds: 3.5, immer: true }, () => jetzt);
    jetzt += 3900;
    expect(woche.done(stand(200))).toBe(false);
    expect(woche.done(stand(300))).toBe(true);
    jetzt += 200;
    expect(woche.done(stand(200))).toBe(true);
  });
  it('is as many steps where the round is small, three times as many while somebody has no place', () => {
    const rule = mitGeduld({ seconds: 0.06, steps: genugSchritte(4) }, { anzahl: 4, seconds: 0.1 }, () => 7);
    expect(rule.done({ ...stand(4), steps: 3199 })).toBe(false);
    expect(rule.done({ ...stand(4), steps: 3200 })).toBe(true);
    expect(rule.done({ ...stand(3), steps: 9599 })).toBe(false);
    expect(rule.done({ ...stand(3), steps: 9600 })).toBe(true);
    expect(genugSchritte(13)).toBe(Infinity);
  });
  it('never says that more than all of the time is over, not even of no time', () => {
    const rule = mitGeduld({ seconds: 0 }, undefined, () => 7);
    expect(rule.progress(stand(0))).toBe(1);
  });
});

const EIN_HAUS: Problem = {
  stops: [{ id: 'haus', place: 1, serviceSeconds: 600 }],
  vehicles: [
    {
      id: 'anna',
      employee: 'anna',
      day: '2027-03-01',
      start: { place: 0, earliest: 0 },
      end: { place: 0, latest: 36_000 },
    },
  ],
  travel: {
    car: [
      [0, 60],
      [60, 0],
    ],
  },
};
const ohnePlatz = async (problem: Problem, geduldSekunden: number): Promise<number> =>
  (await planeImThread({ problem, seconds: 0, geduldSekunden, nurPlan: true })).unserved.length;

describe('a computing thread', () => {
  it('has no time at all, yet gives every house its place, asked to be patient or not', async () => {
    expect(await ohnePlatz(EIN_HAUS, 0)).toBe(0);
    expect(await ohnePlatz(EIN_HAUS, 3600)).toBe(0);
  });
  it('does not wait for a house that nobody of the round may serve', async () => {
    const stops = EIN_HAUS.stops.map((stop) => ({ ...stop, skills: ['feuerstaettenschau'] }));
    expect(await ohnePlatz({ ...EIN_HAUS, stops }, 3600)).toBe(1);
  });
  it('explains nothing of a plan that its caller will search for again', async () => {
    const zwei = { ...EIN_HAUS, vehicles: [...EIN_HAUS.vehicles, { ...EIN_HAUS.vehicles[0], id: 'ben' }] };
    const stops = [...EIN_HAUS.stops, { id: 'niemand', place: 1, serviceSeconds: 600, skills: ['x'] }];
    const problem = { ...zwei, stops } as Problem;
    const erklaert = async (nochmalFuer: ReadonlySet<string>): Promise<unknown> =>
      (await planeImThread({ problem, seconds: 0, geduldSekunden: 3600, nochmalFuer })).unserved[0]?.reasons
        .length;
    expect(await erklaert(new Set(['niemand']))).toBe(0);
    expect(await erklaert(new Set(['haus']))).toBe(2);
  });
});
