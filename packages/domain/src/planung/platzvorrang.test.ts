import { describe, expect, it } from 'vitest';

import { dringlichkeit, type Platzanspruch, platzvorrang, warumDieser } from './platzvorrang.ts';

const ERSTER = '2027-02-02';
const LETZTER = '2027-02-03';
const anspruch = (teile: Partial<Platzanspruch>): number =>
  platzvorrang(
    {
      zusage: 'angekuendigt',
      vonHand: false,
      fristBis: '2027-09-30',
      enttaeuscht: false,
      ...teile,
    },
    ERSTER,
    LETZTER,
  );

describe('how pressing a Frist is', () => {
  it.each([
    ['2027-02-01', 'ueberfaellig'],
    ['2027-02-02', 'bald'],
    ['2027-03-05', 'bald'],
    ['2027-03-06', 'spaeter'],
    [undefined, 'spaeter'],
  ] as const)('%s is %s', (fristBis, lage) => expect(dringlichkeit(fristBis, ERSTER)).toBe(lage));
});

describe('who keeps a place that not all can have', () => {
  it('counts every household of a house, and none of them above a Frist that presses', () => {
    expect(anspruch({ haushalte: 12 })).toBeGreaterThan(11 * anspruch({}));
    expect(anspruch({ haushalte: 200 })).toBeLessThan(anspruch({ fristBis: '2027-02-28' }));
  });

  it('is chosen by promise, then Frist, then earlier disappointments', () => {
    const folge = [
      anspruch({ zusage: 'keine' }),
      anspruch({ zusage: 'keine', fristBis: LETZTER }),
      anspruch({ zusage: 'keine', fristBis: '2027-01-20' }),
      anspruch({ zusage: 'keine', vonHand: true, fristBis: '2027-01-20' }),
      anspruch({}),
      anspruch({ enttaeuscht: true }),
      anspruch({ fristBis: '2027-02-28' }),
      anspruch({ fristBis: '2027-02-28', enttaeuscht: true }),
      anspruch({ fristBis: '2027-01-20' }),
      anspruch({ fristBis: '2027-01-20', enttaeuscht: true }),
      anspruch({ zusage: 'bestaetigt' }),
      anspruch({ zusage: 'bestaetigt', fristBis: '2027-01-20' }),
    ];
    expect(folge).toEqual(folge.toSorted((a, b) => a - b));
    expect(new Set(folge).size).toBe(folge.length);
  });

  it('goes for no number of lesser ones that fit into the same days', () => {
    expect(anspruch({})).toBeGreaterThan(
      300 * anspruch({ zusage: 'keine', vonHand: true, fristBis: '2027-01-20' }),
    );
    expect(anspruch({ fristBis: '2027-02-28' })).toBeGreaterThan(15 * anspruch({ enttaeuscht: true }));
    expect(anspruch({ zusage: 'bestaetigt' })).toBeGreaterThan(
      200 * anspruch({ fristBis: '2027-01-20', enttaeuscht: true }),
    );
  });
});

describe('why somebody loses a place', () => {
  const spaet = { fristBis: '2027-09-30', bestaetigt: false };
  const bald = { fristBis: '2027-02-20', bestaetigt: false };
  it.each([
    ['has time', spaet, [bald], /lässt Zeit/],
    ['is as pressing as all who stay', bald, [bald], /bei allen, die bleiben, auch/],
    [
      'presses, and who has time has confirmed',
      bald,
      [bald, { ...spaet, bestaetigt: true }],
      /wer bleibt, hat bestätigt oder eine Frist, die ebenso drängt/,
    ],
    ['presses, and nothing else fits', bald, [bald, spaet], /mit mehr Zeit fand sich keiner/],
  ])('%s', (_wer, wer, bleibende, satz) => expect(warumDieser(wer, bleibende, ERSTER)).toMatch(satz));
});
