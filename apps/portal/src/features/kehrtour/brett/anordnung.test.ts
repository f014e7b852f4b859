import { describe, expect, it } from 'vitest';

import type { Anordnung } from './anordnung.ts';
import { istGesperrt, lasseAus, setzeHalt, sperreHalt } from './anordnung.ts';

const tag = '2027-05-04';
const ordnung: Anordnung = {
  schichten: [
    { mitarbeiterId: 'anna', tag, haltIds: ['a', 'b', 'c'] },
    { mitarbeiterId: 'jonas', tag, haltIds: ['d'] },
  ],
  sperren: {},
};
const folge = (anordnung: Anordnung, wer: string, am = tag) =>
  anordnung.schichten.find(({ mitarbeiterId, tag }) => mitarbeiterId === wer && tag === am)?.haltIds;

describe('setzeHalt', () => {
  it('moves a stop within its day', () => {
    expect(folge(setzeHalt(ordnung, 'a', { mitarbeiterId: 'anna', tag, position: 2 }), 'anna')).toEqual([
      'b',
      'c',
      'a',
    ]);
  });

  it('gives a stop to somebody else', () => {
    const neu = setzeHalt(ordnung, 'b', { mitarbeiterId: 'jonas', tag, position: 0 });
    expect(folge(neu, 'anna')).toEqual(['a', 'c']);
    expect(folge(neu, 'jonas')).toEqual(['b', 'd']);
  });

  it('opens a day that had no stop yet', () => {
    const neu = setzeHalt(ordnung, 'b', { mitarbeiterId: 'anna', tag: '2027-05-05', position: 0 });
    expect(folge(neu, 'anna', '2027-05-05')).toEqual(['b']);
  });

  it('puts back what was left out', () => {
    const ohne = lasseAus(ordnung, 'b');
    expect(folge(ohne, 'anna')).toEqual(['a', 'c']);
    expect(ohne.sperren).toEqual({ b: { ausgelassen: true } });
    const wieder = setzeHalt(ohne, 'b', { mitarbeiterId: 'anna', tag, position: 1 });
    expect(wieder.schichten).toEqual(ordnung.schichten);
    expect(wieder.sperren).toEqual({ b: { mitarbeiter: true, tag: true } });
  });

  it('lets a stop go that was held elsewhere', () => {
    const fest = sperreHalt(ordnung, 'a', true);
    expect(istGesperrt(setzeHalt(fest, 'a', { mitarbeiterId: 'jonas', tag, position: 0 }), 'a')).toBe(false);
  });

  it('never loses or doubles a stop, whatever is moved where', () => {
    const zuege = ['a', 'b', 'c', 'd'].flatMap((halt) =>
      ['anna', 'jonas', 'mia'].flatMap((wer) => [0, 1, 5].map((position) => ({ halt, wer, position }))),
    );
    for (const eins of zuege)
      for (const zwei of zuege) {
        const ende = [eins, zwei].reduce(
          (stand, { halt, wer, position }) => setzeHalt(stand, halt, { mitarbeiterId: wer, tag, position }),
          ordnung,
        );
        expect(ende.schichten.flatMap(({ haltIds }) => haltIds).toSorted()).toEqual(['a', 'b', 'c', 'd']);
      }
  });
});

describe('sperreHalt', () => {
  it('holds a stop until it is let go', () => {
    const fest = sperreHalt(ordnung, 'a', true);
    expect(istGesperrt(fest, 'a')).toBe(true);
    expect(sperreHalt(fest, 'a', false)).toEqual(ordnung);
  });
});
