import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { describe, expect, it } from 'vitest';

import { pruefePlan } from './planpruefer.ts';
import type { Planwissen } from './planwissen.ts';

const um = (uhrzeit: string): string => new Date(`2027-02-02T${uhrzeit}:00+01:00`).toISOString();
const halt = (haus: string, [von, bis]: [string, string]) => ({
  liegenschaftId: haus,
  anschrift: haus,
  mitarbeiterId: 'anna',
  tag: '2027-02-02',
  position: Number(haus),
  beginn: um(von),
  ende: um(bis),
  dauerMinuten: 30,
  anfahrtSekunden: 60,
  anfahrtZuFuss: true,
  ausgelassen: false,
  verstoesse: [],
  sperre: {},
  grund: null,
  termin: null,
});
const kehrtour = (halte: object[], [von, bis]: [string, string], ...pausen: [string, string][]) =>
  ({
    tage: ['2027-02-02'],
    halte,
    schichten: [
      {
        mitarbeiterId: 'anna',
        name: 'Anna',
        tag: '2027-02-02',
        beginn: um(von),
        ende: um(bis),
        pausen: pausen.map(([anfang, schluss]) => ({ von: um(anfang), bis: um(schluss) })),
      },
    ],
  }) as unknown as Kehrtour;
const arbeit = { von: '2027-01-01', bis: '2027-02-28', minuten: 30, taetigkeit: 'kehrung_3x' };
const WISSEN: Planwissen = {
  gewaehlt: ['1'],
  anderswo: [],
  haus: new Map([
    ['1', { lage: { lat: 49.5, lon: 11 }, arbeiten: [arbeit], feiertage: [] }],
    [
      '2',
      {
        lage: { lat: 49.51, lon: 11 },
        arbeiten: [{ ...arbeit, von: '2026-10-01', bis: '2026-12-31' }],
        feiertage: [],
      },
    ],
    ['3', { arbeiten: [], feiertage: [] }],
    ['4', { arbeiten: [{ ...arbeit, taetigkeit: 'fss' }], feiertage: ['2027-02-02'] }],
    ['5', { lage: { lat: 49.5, lon: 11 }, arbeiten: [arbeit], feiertage: [] }],
  ]),
  leute: [
    {
      id: 'anna',
      name: 'Anna Ruß',
      darfSchauen: false,
      entscheidetSelbst: false,
      minutenAm: new Map([['2027-02-02', 480]]),
    },
  ],
  vergeben: new Set(),
  vonHand: new Set(),
  abwesend: new Set(),
  feiertageAmSitz: [],
};
const pruefe = (plan: Kehrtour, wissen: Partial<Planwissen> = {}): string[] =>
  pruefePlan(plan, {
    ...WISSEN,
    gewaehlt: plan.halte.length === 0 ? ['1'] : plan.halte.map(({ liegenschaftId }) => liegenschaftId),
    ...wissen,
  });
const gut = halt('1', ['08:00', '08:30']);

describe('the checker of plans', () => {
  it('finds nothing in a plan that keeps everything', () => {
    expect(pruefe(kehrtour([gut], ['07:00', '15:00'], ['11:00', '11:30']))).toEqual([]);
  });
  it.each([
    ['not there exactly once', kehrtour([], ['07:00', '07:00'])],
    ['left out without a reason', kehrtour([{ ...gut, ausgelassen: true }], ['07:00', '08:00'])],
    ['outside of its shift', kehrtour([gut], ['07:00', '08:10'])],
    ['lies in a break', kehrtour([gut], ['07:00', '15:00'], ['08:10', '08:40'])],
    ['shorter than its work', kehrtour([halt('1', ['08:00', '08:20'])], ['07:00', '12:00'])],
    ['without a mark', kehrtour([halt('2', ['08:00', '08:30'])], ['07:00', '12:00'])],
    ['but is marked', kehrtour([{ ...gut, verstoesse: ['Liegt nach Ende der Frist'] }], ['07:00', '12:00'])],
    ['overlaps the stop before', kehrtour([gut, halt('2', ['08:20', '08:50'])], ['07:00', '12:00'])],
    ['m too fast', kehrtour([gut, halt('2', ['09:00', '09:30'])], ['07:00', '12:00'])],
    ['works 603 minutes', kehrtour([gut], ['07:00', '18:01'], ['12:00', '12:58'])],
    ['in a row', kehrtour([gut], ['07:00', '15:00'], ['14:00', '14:30'])],
    ['rests 0 of 30', kehrtour([gut], ['07:00', '14:00'])],
    ['without a stop', kehrtour([{ ...gut, mitarbeiterId: 'ben' }], ['07:00', '08:00'])],
  ])('finds what is %s', (fehler, plan) => {
    expect(pruefe(plan).join(' · ')).toContain(fehler);
  });
  it('finds a stop in a time that is taken, and a night that is too short', () => {
    const plan = kehrtour([gut], ['07:00', '12:00']);
    const zeit = (von: string, bis: string) => ({ wer: 'anna', von: Date.parse(von), bis: Date.parse(bis) });
    expect(pruefe(plan, { anderswo: [zeit(um('08:29'), um('09:00'))] }).join()).toContain(
      'its driver is elsewhere',
    );
    const abends = zeit('2027-02-01T20:00:00+01:00', '2027-02-01T20:30:00+01:00');
    expect(pruefe(plan, { anderswo: [abends] }).join()).toContain('is too short');
  });
  it('leaves a row of hours that another round had alone, and counts those that the shift goes on with', () => {
    const plan = kehrtour([halt('1', ['14:00', '14:30'])], ['13:15', '14:45'], ['13:15', '13:45']);
    const bis = (ende: string) => ({
      anderswo: [{ wer: 'anna', von: Date.parse(um('06:00')), bis: Date.parse(um(ende)) }],
    });
    expect(pruefe(plan, bis('13:00')).join()).not.toContain('in a row');
    const ohnePause = kehrtour([halt('1', ['14:00', '14:30'])], ['13:10', '14:45']);
    expect(pruefe(ohnePause, bis('13:00')).join()).toContain('in a row');
  });
  it.each([
    ['is visited by another round already', halt('3', ['08:00', '08:30']), { vergeben: new Set(['3']) }],
    ['was left out by hand', gut, { vonHand: new Set(['1']) }],
    ['has only work that was not chosen', gut, { nurTaetigkeit: 'fss' }],
    ['its driver is away', gut, { abwesend: new Set(['anna/2027-02-02']) }],
    ['has nothing to do', halt('3', ['08:00', '08:30']), {}],
    ['by somebody who may not', halt('4', ['08:00', '08:30']), {}],
    ['is a holiday there, and nobody says so', halt('4', ['08:00', '08:30']), {}],
    ['is no holiday there', { ...gut, verstoesse: ['Dort ist Feiertag'] }, {}],
  ])('finds a stop that %s', (fehler, stop, wissen) => {
    expect(pruefe(kehrtour([stop], ['07:00', '12:00']), wissen).join(' · ')).toContain(fehler);
  });

  const raus = (haus: string, text: string, mehr: object = {}) => ({
    ...halt(haus, ['08:00', '08:30']),
    ausgelassen: true,
    mitarbeiterId: null,
    tag: null,
    grund: { text },
    ...mehr,
  });
  const anderer = {
    id: 'ben',
    name: 'Ben Kehr',
    darfSchauen: true,
    entscheidetSelbst: false,
    minutenAm: new Map(),
  };
  it.each([
    ['appointment', raus('1', 'Die feste Zeit lässt sich nicht halten, es fehlen 3 Minuten.'), {}],
    [
      'full day of somebody who has nothing to do',
      raus('1', 'Der Arbeitstag ist voll, es fehlen 3 Minuten bei Ben Kehr.'),
      { leute: [...WISSEN.leute, anderer] },
    ],
    ['that nobody may', raus('1', 'Das steht an, und niemand in dieser Kehrtour darf sie.'), {}],
    ['fixed appointments that do not exist', raus('1', 'Neben den festen Terminen ist kein Platz.'), {}],
    ['that its Frist is over', raus('1', 'Die Frist endet vor den gewählten Tagen.'), {}],
    ['that its Frist has not begun', raus('1', 'Die Frist beginnt erst nach den gewählten Tagen.'), {}],
    [
      'that nobody drives',
      raus('1', 'An den gewählten Tagen, an denen diese Arbeit möglich ist, fährt niemand.'),
      {},
    ],
    ['that no day is right', raus('1', 'Keiner der gewählten Tage passt: davor oder danach.'), {}],
    ['should be told', raus('3', 'Der Arbeitstag ist voll, es fehlt 1 Minute.'), {}],
    ['should be told', raus('3', 'In diesem Haus ist keine Arbeit offen.'), { vergeben: new Set(['3']) }],
    ['not left out by hand', raus('1', 'Von Hand ausgelassen.'), {}],
    ['was left out by hand', raus('1', 'Der Arbeitstag ist voll.'), { vonHand: new Set(['1']) }],
    ['nothing that helps', raus('1', 'Dieser Halt passt nicht in den Plan.'), {}],
  ])('finds a reason that is not true: %s', (fehler, stop, wissen) => {
    expect(
      pruefe(kehrtour([gut, stop], ['07:00', '12:00']), { gewaehlt: ['1'], ...wissen }).join(' · '),
    ).toContain(fehler);
  });
  it('finds a house that was left out although somebody had the whole day', () => {
    const stop = raus('1', 'Der Arbeitstag ist voll, es fehlen 3 Minuten.');
    const leer = { ...kehrtour([stop], ['07:00', '12:00']), schichten: [] } as Kehrtour;
    expect(pruefe(leer).join()).toContain('has nothing else to do');
    expect(pruefe(leer, { abwesend: new Set(['anna/2027-02-02']) }).join()).not.toContain(
      'nothing else to do',
    );
  });
});
