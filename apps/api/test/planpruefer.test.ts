import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { describe, expect, it } from 'vitest';

import { type Besetzt, pruefePlan } from './planpruefer.ts';

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
  grund: null,
  termin: null,
});
const tour = (halte: object[], [von, bis]: [string, string], ...pausen: [string, string][]) =>
  ({
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
const pruefe = (plan: Kehrtour, anderswo: Besetzt[] = [], gewaehlt = ['1']) =>
  pruefePlan(plan, {
    gewaehlt,
    anderswo,
    lage: new Map([
      ['1', { lat: 49.5, lon: 11 }],
      ['2', { lat: 49.51, lon: 11 }],
    ]),
    frist: new Map([
      ['1', { von: '2027-01-01', bis: '2027-02-28' }],
      ['2', { von: '2026-10-01', bis: '2026-12-31' }],
    ]),
  });
const gut = halt('1', ['08:00', '08:30']);

describe('the checker of plans', () => {
  it('finds nothing in a plan that keeps everything', () => {
    expect(pruefe(tour([gut], ['07:00', '15:00'], ['11:00', '11:30']))).toEqual([]);
  });
  it.each([
    ['not there exactly once', tour([], ['07:00', '07:00'])],
    ['left out without a reason', tour([{ ...gut, ausgelassen: true }], ['07:00', '08:00'])],
    ['outside of its shift', tour([gut], ['07:00', '08:10'])],
    ['lies in a break', tour([gut], ['07:00', '15:00'], ['08:10', '08:40'])],
    ['shorter than its work', tour([halt('1', ['08:00', '08:20'])], ['07:00', '12:00'])],
    ['without a mark', tour([halt('2', ['08:00', '08:30'])], ['07:00', '12:00'])],
    ['but is marked', tour([{ ...gut, verstoesse: ['Liegt nach Ende der Frist'] }], ['07:00', '12:00'])],
    ['overlaps the stop before', tour([gut, halt('2', ['08:20', '08:50'])], ['07:00', '12:00'])],
    ['m too fast', tour([gut, halt('2', ['09:00', '09:30'])], ['07:00', '12:00'])],
    ['works 603 minutes', tour([gut], ['07:00', '18:01'], ['12:00', '12:58'])],
    ['in a row', tour([gut], ['07:00', '15:00'], ['14:00', '14:30'])],
    ['rests 0 of 30', tour([gut], ['07:00', '14:00'])],
    ['without a stop', tour([{ ...gut, mitarbeiterId: 'ben' }], ['07:00', '08:00'])],
  ])('finds what is %s', (fehler, plan) => {
    expect(pruefe(plan).join(' · ')).toContain(fehler);
  });
  it('finds a stop in a time that is taken, and a night that is too short', () => {
    const plan = tour([gut], ['07:00', '12:00']);
    const zeit = (von: string, bis: string) => ({ wer: 'anna', von: Date.parse(von), bis: Date.parse(bis) });
    expect(pruefe(plan, [zeit(um('08:29'), um('09:00'))]).join()).toContain('its driver is elsewhere');
    const abends = zeit('2027-02-01T20:00:00+01:00', '2027-02-01T20:30:00+01:00');
    expect(pruefe(plan, [abends]).join()).toContain('is too short');
  });
});
