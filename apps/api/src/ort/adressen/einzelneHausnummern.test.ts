import { describe, expect, it } from 'vitest';

import { einzelneHausnummern } from './einzelneHausnummern.ts';

describe('einzelneHausnummern', () => {
  it.each([
    ['12', ['12']],
    ['006 A', ['6a']],
    ['12/1', ['12/1']],
    ['Haus 3', ['3']],
    ['2-6', ['2', '4', '6']],
    ['1-4', ['1', '2', '3', '4']],
    ['10a-d', ['10a', '10b', '10c', '10d']],
    ['8;10', ['8', '10']],
    ['3 und 5', ['3', '5']],
    ['', []],
  ])('reads %s', (text, nummern) => {
    expect(einzelneHausnummern(text)).toEqual(nummern);
  });

  it('takes only the first house of a span that cannot be one building', () => {
    expect(einzelneHausnummern('1-199')).toEqual(['1']);
    expect(einzelneHausnummern('9-3')).toEqual(['9']);
  });
});
