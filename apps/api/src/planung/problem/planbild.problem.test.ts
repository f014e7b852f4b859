import { REIHENFOLGEN, type Reihenfolge } from '@kehrtour/domain/kehrtour/kehrtour';
import { afterSteps, evaluate, planOf, type Problem, solve } from '@kehrtour/planner';
import { describe, expect, it } from 'vitest';

import { anteileFuer, mehrkosten, mitBild, mitRuhigenTagen, ohneBild, punktVon } from './planbild.problem.ts';

const STUNDE = 3600;

/** Four long parallel streets, ten houses each; the ways across at their ends are as short as those along them. */
function einDorf(tage: number, minutenJeHaus = 20): Problem {
  const haeuser = Array.from({ length: 40 }, (_, i) => ({
    strasse: `s${Math.floor(i / 10)}`,
    x: (i % 10) * 60,
    y: Math.floor(i / 10) * 50,
  }));
  const orte = [{ x: -3000, y: 75 }, ...haeuser];
  const wege = (tempo: number): number[][] =>
    orte.map((a) => orte.map((b) => Math.round(Math.hypot(a.x - b.x, a.y - b.y) / tempo)));
  return {
    stops: haeuser.map(({ strasse, x, y }, i) => ({
      id: `h${i}`,
      place: i + 1,
      serviceSeconds: minutenJeHaus * 60,
      skipPrice: 100_000,
      cluster: strasse,
      point: { x, y },
    })),
    vehicles: Array.from({ length: 2 * tage }, (_, v) => {
      const beginn = Math.floor(v / 2) * 24 * STUNDE;
      return {
        id: `v${v}`,
        employee: `e${v % 2}`,
        day: `2027-02-0${1 + Math.floor(v / 2)}`,
        start: { place: 0, earliest: beginn + 7 * STUNDE },
        end: { place: 0, latest: beginn + 16 * STUNDE },
        breaks: [{ window: { from: beginn + 11 * STUNDE, to: beginn + 13 * STUNDE }, seconds: 1800 }],
      };
    }),
    travel: { car: wege(5), foot: wege(1.2) },
    clusters: ['s0', 's1', 's2', 's3'].map((id) => ({ id, setupSeconds: 20, walkable: true })),
  };
}

const plane = (problem: Problem, reihenfolge: Reihenfolge) =>
  solve(mitBild(problem, reihenfolge), { stop: afterSteps(4000), seed: 1 });
const nummer = (id: string): number => Number(id.slice(1));
const strassen = (ids: readonly string[]): number[] => ids.map((id) => Math.floor(nummer(id) / 10));

describe('the look of a plan', () => {
  it('with streets in one go: nobody comes back to a street', () => {
    const { routes, unserved } = plane(einDorf(1), 'strasse');
    expect(unserved).toEqual([]);
    for (const { stops } of routes) {
      const folge = strassen(stops.map(({ stop }) => stop));
      const besuche = folge.filter((strasse, i) => strasse !== folge[i - 1]);
      expect(besuche).toHaveLength(new Set(folge).size);
    }
  });

  it('with an area for everybody: all houses lie nearer to the middle of their own', () => {
    const { routes } = plane(einDorf(1), 'gebiet');
    const gebiete = routes.map(({ stops }) =>
      stops.map(({ stop }) => ({ x: (nummer(stop) % 10) * 60, y: Math.floor(nummer(stop) / 10) * 50 })),
    );
    const mitten = gebiete.map((orte) => ({
      x: orte.reduce((summe, { x }) => summe + x, 0) / orte.length,
      y: orte.reduce((summe, { y }) => summe + y, 0) / orte.length,
    }));
    const weg = (a: { x: number; y: number }, b = { x: 0, y: 0 }): number => Math.hypot(a.x - b.x, a.y - b.y);
    const fremd = gebiete.flatMap((orte, g) =>
      orte.filter((ort) => weg(ort, mitten[1 - g]) < weg(ort, mitten[g]) - 1),
    );
    expect(fremd.length).toBeLessThanOrEqual(1);
  });

  it('is never paid with days that the work does not need', () => {
    for (const reihenfolge of REIHENFOLGEN) {
      const { routes, unserved } = plane(einDorf(4), reihenfolge);
      expect(unserved).toEqual([]);
      expect([
        reihenfolge,
        new Set(routes.filter(({ stops }) => stops.length > 0).map(({ day }) => day)).size,
      ]).toEqual([reihenfolge, 1]);
    }
  });

  it('uses the further days where the first one is too short', () => {
    const { routes, unserved } = plane(einDorf(4, 45), 'strasse');
    expect(unserved).toEqual([]);
    expect(new Set(routes.filter(({ stops }) => stops.length > 0).map(({ day }) => day)).size).toBe(2);
  });
});

describe('the days of a week', () => {
  const preis = (tage: number, minutenJeHaus: number): number | undefined =>
    mitBild(einDorf(tage, minutenJeHaus), 'strasse').weights?.areaPrice;

  it('pay less for areas the more of them the work fills', () => {
    expect(preis(1, 20)).toBe(450);
    expect(preis(4, 20)).toBe(450);
    expect(preis(4, 45)).toBe(56.25);
  });

  it('are laid apart where areas were asked for, and left as they are where only the ways count', () => {
    // Anna works in the first and the third street of a day, Bert in the second and the fourth: they cross all the time.
    const halb = (strassen: number[], von: number): string[] =>
      strassen.flatMap((strasse) => Array.from({ length: 5 }, (_, i) => `h${strasse * 10 + von + i}`));
    const routes = [
      { vehicle: 'v0', stops: halb([0, 2], 0) },
      { vehicle: 'v1', stops: halb([1, 3], 0) },
      { vehicle: 'v2', stops: halb([0, 2], 5) },
      { vehicle: 'v3', stops: halb([1, 3], 5) },
    ];
    const kuerzeste = mitBild(einDorf(2), 'kuerzeste');
    const plan = evaluate(kuerzeste, { routes });
    expect(mitRuhigenTagen(kuerzeste, plan)).toBe(plan);
    const gebiete = mitBild(einDorf(2), 'strasse');
    const vorher = evaluate(gebiete, { routes });
    const danach = mitRuhigenTagen(gebiete, vorher);
    expect(planOf(danach)).not.toEqual(planOf(vorher));
    expect(danach.costs.total).toBeLessThanOrEqual(vorher.costs.total + 1e-6);
    expect(danach.violations).toEqual([]);
  });
});

describe('what it costs', () => {
  const uhr = () => {
    let ms = 0;
    // a clock that goes with every look at it: the run has so many steps, however busy the machine is
    return { seconds: 1, steps: Infinity, now: () => (ms += 0.2) };
  };

  it('is the driving above the shortest ways, and never less than nothing', { tags: 'night' }, () => {
    const problem = mitBild(einDorf(1), 'strasse');
    const loesung = solve(problem, { stop: afterSteps(4000), seed: 1 });
    const mehr = mehrkosten(problem, loesung, uhr()).mehrwegSekunden;
    const kuerzeste = solve(ohneBild(problem), { stop: afterSteps(4000), seed: 1 });
    expect(mehr).toBeGreaterThanOrEqual(0);
    expect(mehr).toBeLessThanOrEqual(loesung.costs.travel - kuerzeste.costs.travel + 60);
    const umweg = evaluate(problem, {
      routes: [
        { vehicle: 'v0', stops: loesung.routes[0]!.stops.map(({ stop }) => stop).toReversed() },
        { vehicle: 'v1', stops: loesung.routes[1]!.stops.map(({ stop }) => stop).toSorted() },
      ],
    });
    expect(mehrkosten(problem, umweg, uhr()).mehrwegSekunden).toBeGreaterThan(mehr ?? 0);
  });

  it('is not said where only the ways or the own order count', () => {
    for (const reihenfolge of ['kuerzeste', 'meine'] as const) {
      const problem = mitBild(einDorf(1), reihenfolge);
      const loesung = solve(problem, { stop: afterSteps(50), seed: 1 });
      expect(mehrkosten(problem, loesung, uhr()).mehrwegSekunden).toBeUndefined();
    }
  });

  it('is not said where the two plans do not serve the same houses', () => {
    const problem = mitBild(einDorf(1), 'strasse');
    const leer = evaluate(problem, { routes: [{ vehicle: 'v0', stops: ['h0'] }] });
    expect(mehrkosten(problem, leer, uhr()).mehrwegSekunden).toBeUndefined();
  });
});

describe('what shares cost', () => {
  const geteilt = (problem: Problem): Problem => ({
    ...problem,
    weights: { ...problem.weights, fairness: anteileFuer('kuerzeste', 'gleichmaessig') },
  });
  const stunden = ({ routes }: ReturnType<typeof solve>): number[] =>
    routes.map(({ travelSeconds, serviceSeconds }) => travelSeconds + serviceSeconds);
  const uhr = () => {
    let ms = 0;
    return { seconds: 0.2, steps: Infinity, now: () => (ms += 0.2) };
  };

  it('is the driving that one person alone would not have had, and the plan is even', () => {
    // twelve houses of twenty minutes fill half a day: the shortest way is one person's
    const klein = mitBild({ ...einDorf(1), stops: einDorf(1).stops.slice(0, 12) }, 'kuerzeste');
    const eine = solve(klein, { stop: afterSteps(1000), seed: 1 });
    expect(Math.min(...stunden(eine))).toBe(0);
    const beide = solve(geteilt(klein), { stop: afterSteps(1000), seed: 1 });
    const [a = 0, b = 0] = stunden(beide);
    expect(Math.abs(a - b) / Math.max(a, b)).toBeLessThanOrEqual(0.15);
    const { gleichmaessigSekunden = 0 } = mehrkosten(geteilt(klein), beide, uhr());
    expect(gleichmaessigSekunden).toBeGreaterThan(0);
    expect(gleichmaessigSekunden).toBeCloseTo(beide.costs.travel - eine.costs.travel, -2);
  });

  it('is nothing where work lies evenly by itself, and not said where nobody shares', () => {
    const zwei = mitBild(einDorf(1), 'gebiet');
    const loesung = solve(geteilt(zwei), { stop: afterSteps(1500), seed: 1 });
    expect(mehrkosten(geteilt(zwei), loesung, uhr()).gleichmaessigSekunden).toBe(0);
    expect(mehrkosten(zwei, loesung, uhr()).gleichmaessigSekunden).toBeUndefined();
    const allein = { ...zwei, vehicles: zwei.vehicles.slice(0, 1) };
    expect(mehrkosten(geteilt(allein), loesung, uhr()).gleichmaessigSekunden).toBeUndefined();
  });

  it('gives everybody an area where areas are asked for, also where nobody shares evenly', () => {
    const wenige = { ...einDorf(1), stops: einDorf(1).stops.slice(0, 6) };
    const gebiete = mitBild({ ...wenige, weights: { fairness: anteileFuer('gebiet', 'frei') } }, 'gebiet');
    expect(Math.min(...stunden(solve(gebiete, { stop: afterSteps(600), seed: 1 })))).toBeGreaterThan(0);
    expect(anteileFuer('strasse', 'frei')).toBeUndefined();
  });
});

it('a kilometre to the east is as far as one to the north', () => {
  const hier = punktVon({ lat: 49.5, lon: 11.2 });
  const osten = punktVon({ lat: 49.5, lon: 11.2 + 1 / 72.3 });
  const norden = punktVon({ lat: 49.5 + 1 / 111.3, lon: 11.2 });
  expect((osten.x - hier.x) / (norden.y - hier.y)).toBeCloseTo(1, 1);
});
