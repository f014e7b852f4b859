import type { Problem, Stop, Vehicle } from '@kehrtour/planner';
import { evaluate, explain } from '@kehrtour/planner';
import { describe, expect, it } from 'vitest';

import type { HaltAnliegen } from '../problem/haltAnliegen.ts';
import { grundDesAusgelassenen } from './grundDesAusgelassenen.ts';
import { grundFuer } from './kehrtour.grund.ts';

const MINUTE = 60;
const STUNDE = 60 * MINUTE;
const TAG_S = 24 * STUNDE;
const [DIENSTAG, MITTWOCH, FREITAG] = ['2027-02-02', '2027-02-03', '2027-02-05'];
const um = (stunde: number, tag = 0) => ({
  from: tag * TAG_S + stunde * STUNDE,
  to: tag * TAG_S + stunde * STUNDE,
});

type Lage = {
  /** The house without a place. */
  x?: Partial<Stop>;
  fristen?: { fristVon: string | null; fristBis: string };
  zugesagt?: boolean;
  schichten?: Partial<Vehicle>[];
  tage?: string[];
  /** Minutes of the house that is visited anyway; none: the day is empty. */
  belegtMinuten?: number;
  fest?: Partial<Stop>;
  weg?: number;
  folge?: boolean;
  unerklaert?: boolean;
};

/** A day of eight hours in which one house has its place, and one that was left out of it. */
function grundIn(lage: Lage): string {
  const { x = {}, schichten = [{}], belegtMinuten = 60, weg = 10 * MINUTE } = lage;
  const fristen = lage.fristen ?? { fristVon: null, fristBis: '2027-12-31' };
  const problem: Problem = {
    stops: [
      { id: 'da', place: 1, serviceSeconds: belegtMinuten * MINUTE, sequence: 2, ...lage.fest },
      { id: 'x', place: 2, serviceSeconds: STUNDE, sequence: 1, skipPrice: 100_000, ...x },
    ],
    vehicles: schichten.map((eine, i) => ({
      id: `anna${i}/${eine.day ?? DIENSTAG}`,
      employee: `anna${i}`,
      day: DIENSTAG,
      start: { place: 0, earliest: 0 },
      end: { place: 0, latest: 8 * STUNDE },
      ...eine,
    })),
    travel: {
      car: [0, 1, 2].map((a) => [0, 1, 2].map((b) => (a === b ? 0 : a === 2 || b === 2 ? weg : 10 * MINUTE))),
    },
    weights: lage.folge ? { orderStrength: Infinity } : {},
  };
  const [erste] = problem.vehicles;
  const timed = evaluate(problem, {
    routes: erste && belegtMinuten > 0 ? [{ vehicle: erste.id, stops: ['da'] }] : [],
  });
  const solution = lage.unerklaert ? timed : explain(problem, timed);
  const fehlt = solution.unserved.find(({ stop }) => stop === 'x');
  if (!fehlt) throw new Error('it has its place');
  const anliegen = {
    id: 'x',
    haus: { aufgaben: [fristen] },
    sperre: {},
    termin: lage.zugesagt ? {} : undefined,
  } as unknown as HaltAnliegen;
  const tage = lage.tage ?? [...new Set(problem.vehicles.map(({ day }) => day))];
  return grundDesAusgelassenen(fehlt, anliegen, { solution, problem, tage }).code;
}

const MIT = ['feuerstaettenschau'];
const mitFrist = (fristVon: string | null, fristBis: string, hart = true): Lage => ({
  fristen: { fristVon, fristBis },
  x: { ...(fristVon ? { releaseDay: fristVon } : {}), ...(hart ? { dueDay: fristBis } : {}) },
});

/** Each reason in a case in which it is true, and beside it the nearest case in which it is not. */
const GRUENDE: [code: string, wahr: Lage, knapp: Lage][] = [
  ['haette-platz', {}, { belegtMinuten: 400 }],
  ['nicht-gesucht', { unerklaert: true, belegtMinuten: 400 }, { belegtMinuten: 400 }],
  ['skill-missing', { x: { skills: MIT } }, { x: { skills: MIT }, schichten: [{ skills: MIT }] }],
  [
    'nur-andere-tage',
    {
      fristen: { fristVon: MITTWOCH, fristBis: '2027-03-01' },
      x: { skills: MIT, releaseDay: MITTWOCH },
      schichten: [{ skills: MIT }, { day: MITTWOCH }],
    },
    {
      fristen: { fristVon: MITTWOCH, fristBis: '2027-03-01' },
      x: { skills: MIT, releaseDay: MITTWOCH },
      schichten: [{}, { day: MITTWOCH, skills: MIT }],
    },
  ],
  ['before-release-day', mitFrist(MITTWOCH, '2027-03-01'), mitFrist(DIENSTAG, '2027-03-01')],
  ['after-due-day', mitFrist(null, '2027-02-01'), mitFrist(null, DIENSTAG)],
  [
    'kein-tag-der-frist',
    { ...mitFrist(MITTWOCH, MITTWOCH), schichten: [{}, { day: FREITAG }] },
    { ...mitFrist(MITTWOCH, MITTWOCH), schichten: [{}, { day: MITTWOCH }] },
  ],
  [
    'niemand-am-tag',
    { ...mitFrist(MITTWOCH, '2027-03-01'), tage: [DIENSTAG, MITTWOCH] },
    { ...mitFrist(MITTWOCH, '2027-03-01'), tage: [DIENSTAG] },
  ],
  ['vehicle-not-allowed', { x: { allowedVehicles: [] } }, { x: { allowedVehicles: [`anna0/${DIENSTAG}`] } }],
  ['locked-elsewhere', { x: { lock: { employee: 'bert' } } }, { x: { lock: { employee: 'anna0' } } }],
  ['no-window-on-day', { x: { windows: [um(3, 1)] } }, { x: { windows: [um(3)] } }],
  ['unreachable', { weg: Infinity }, { weg: STUNDE }],
  ['shift-end', { belegtMinuten: 400 }, { belegtMinuten: 300 }],
  ['zu-weit', { belegtMinuten: 0, weg: 4 * STUNDE }, { belegtMinuten: 400 }],
  [
    'work-time',
    { schichten: [{ workSecondsMax: 2 * STUNDE }] },
    { schichten: [{ workSecondsMax: 3 * STUNDE }] },
  ],
  [
    'neben-festen',
    { fest: { windows: [um(6.5)] }, x: { serviceSeconds: 6.4 * STUNDE } },
    { fest: { windows: [um(6.5)] }, x: { serviceSeconds: 6 * STUNDE } },
  ],
  ['window', { x: { windows: [um(0)] }, zugesagt: true }, { x: { windows: [um(1)] }, zugesagt: true }],
  [
    'promise',
    { x: { promise: { window: um(0) } }, zugesagt: true },
    { x: { promise: { window: um(1) } }, zugesagt: true },
  ],
  [
    'break',
    {
      x: { serviceSeconds: 5 * STUNDE },
      schichten: [{ breaks: [{ window: { from: 3 * STUNDE, to: 4 * STUNDE }, seconds: 1800 }] }],
    },
    {
      x: { serviceSeconds: STUNDE },
      schichten: [{ breaks: [{ window: { from: 3 * STUNDE, to: 4 * STUNDE }, seconds: 1800 }] }],
    },
  ],
  [
    'capacity',
    { x: { load: 2 }, schichten: [{ capacity: 1 }] },
    { x: { load: 1 }, schichten: [{ capacity: 1 }] },
  ],
  ['too-expensive', { x: { skipPrice: 300 } }, { x: { skipPrice: 6000 } }],
];

describe('the reason of a house without a place', () => {
  it.each(GRUENDE)('%s is given where it is true, and not where it is nearly so', (code, wahr, knapp) => {
    expect(grundIn(wahr)).toBe(code);
    expect(grundIn(knapp)).not.toBe(code);
  });

  it('has a sentence of its own, and offers nothing that would not help', () => {
    const saetze = GRUENDE.map(([code]) => grundFuer({ code, sekunden: 600 }, () => 'Anna'));
    expect(new Set(saetze.map(({ text }) => text)).size).toBe(GRUENDE.length);
    expect(saetze.map(({ text }) => text)).not.toContain('Dieser Halt passt nicht in den Plan.');
    for (const code of ['haette-platz', 'nicht-gesucht', 'von-hand', 'abgesagt', 'passt-nicht'])
      expect(grundFuer({ code, sekunden: 0 }, () => 'Anna').abhilfe).toBeNull();
  });
});
