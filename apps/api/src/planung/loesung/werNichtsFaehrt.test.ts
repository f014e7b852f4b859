import type { Problem, Stop } from '@kehrtour/planner';
import { evaluate } from '@kehrtour/planner';
import { expect, it } from 'vitest';

import type { PlanNeu } from './planNeu.ts';
import { werNichtsFaehrt } from './werNichtsFaehrt.ts';

const STUNDE = 3600;
const WEG = 600;
const [ANNA, BERT] = ['anna', 'bert'];
const TAG = '2027-02-02';

type Lage = {
  haus?: Partial<Stop>;
  haeuser?: number;
  bert?: Partial<Problem['vehicles'][number]>;
  ohneBert?: boolean;
  status?: string;
  geteilt?: boolean;
  vonHand?: boolean;
};

/** Anna drives all houses; Bert was chosen, too. */
function plan({
  haus = {},
  haeuser = 3,
  bert = {},
  ohneBert = false,
  status = 'entwurf',
  ...rest
}: Lage): PlanNeu {
  const orte = Array.from({ length: haeuser + 1 });
  const schicht = (employee: string): Problem['vehicles'][number] => ({
    id: `${employee}/${TAG}`,
    employee,
    day: TAG,
    start: { place: 0, earliest: 0 },
    end: { place: 0, latest: 8 * STUNDE },
    skills: ['feuerstaettenschau'],
  });
  const problem: Problem = {
    stops: orte.slice(1).map((_, i) => ({ id: `h${i}`, place: i + 1, serviceSeconds: STUNDE / 2, ...haus })),
    vehicles: [schicht(ANNA), ...(ohneBert ? [] : [{ ...schicht(BERT), ...bert }])],
    travel: { car: orte.map((_, a) => orte.map((__, b) => (a === b ? 0 : WEG))) },
    weights: rest.geteilt ? { fairness: { pricePerSecond: 1 } } : {},
  };
  const route = { vehicle: `${ANNA}/${TAG}`, stops: problem.stops.map(({ id }) => id) };
  return {
    grundlage: { vorgaben: { mitarbeiter: { ids: [ANNA, BERT] } }, kehrtour: { status } },
    gebaut: { problem },
    solution: evaluate(problem, { routes: [route] }),
    ...(rest.vonHand ? { sperren: {} } : {}),
  } as unknown as PlanNeu;
}

/** Each reason where it holds, and beside it what is nearly the same. */
it.each<[string, Lage, string]>([
  ['has no time on these days', { ohneBert: true }, 'keine-zeit'],
  ['may not do the work', { haus: { skills: ['feuerstaettenschau'] }, bert: { skills: [] } }, 'darf-nicht'],
  ['may do it', { haus: { skills: ['feuerstaettenschau'] } }, 'kuerzer'],
  ['sees them all bound to somebody', { haus: { lock: { employee: ANNA } } }, 'gebunden'],
  ['sees them bound to a day on which both drive', { haus: { lock: { day: TAG } } }, 'kuerzer'],
  ['has less time than a house takes', { bert: { workSecondsMax: STUNDE / 2 } }, 'passt-nicht'],
  ['has as much as one takes', { bert: { workSecondsMax: STUNDE } }, 'kuerzer'],
  ['was left out by hand', { vonHand: true, geteilt: true }, 'von-hand'],
  ['is not in what was told', { status: 'angekuendigt' }, 'angesagt'],
  [
    'is there on other days than the work takes',
    { bert: { day: '2027-02-03' }, geteilt: true },
    'andere-tage',
  ],
  ['sees one house for two', { haeuser: 1, geteilt: true }, 'wenig-haeuser'],
  ['sees two for two', { haeuser: 2, geteilt: true }, 'wege'],
  ['would drive longer than what is shared', { geteilt: true }, 'wege'],
  ['is not needed on the shortest way', {}, 'kuerzer'],
])('says why somebody drives nothing who %s', (_, lage, grund) => {
  expect(werNichtsFaehrt(plan(lage))).toEqual([{ mitarbeiterId: BERT, grund }]);
});

it('says nothing of who drives, nor where nobody does', () => {
  const neu = plan({});
  const beide = evaluate(neu.gebaut.problem, {
    routes: [
      { vehicle: `${ANNA}/${TAG}`, stops: ['h0'] },
      { vehicle: `${BERT}/${TAG}`, stops: ['h1', 'h2'] },
    ],
  });
  expect(werNichtsFaehrt({ ...neu, solution: beide })).toEqual([]);
  expect(werNichtsFaehrt({ ...neu, solution: evaluate(neu.gebaut.problem, { routes: [] }) })).toEqual([]);
});
