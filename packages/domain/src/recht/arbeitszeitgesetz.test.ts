import { describe, expect, it } from 'vitest';

import { arbeitOhne, pauseNach, pruefeArbeitstag } from './arbeitszeitgesetz.ts';

const um = (stunde: number, minute = 0): number => stunde * 60 + minute;
const tag = (von: number, bis: number, ...pausen: [number, number][]) =>
  arbeitOhne(
    { von, bis },
    pausen.map(([anfang, ende]) => ({ von: anfang, bis: ende })),
  );

describe('the break of a working day (§ 4 ArbZG)', () => {
  it.each([
    [360, 0],
    [361, 30],
    [540, 30],
    [541, 45],
  ])('of %i minutes is %i minutes', (arbeit, pause) => {
    expect(pauseNach(arbeit)).toBe(pause);
  });
  it('is missed by who works six hours and a minute without one', () => {
    expect(pruefeArbeitstag(tag(um(7), um(13)))).toEqual([]);
    expect(pruefeArbeitstag(tag(um(7), um(13, 1)))).toEqual(['amStueck', 'pause30']);
  });
  it('may come in parts of fifteen minutes, not of fourteen', () => {
    const teile = (laenge: number) =>
      tag(um(7), um(15, 30), [um(9), um(9, laenge)], [um(12), um(12, laenge)]);
    expect(pruefeArbeitstag(teile(15))).toEqual([]);
    expect(pruefeArbeitstag(teile(14))).toEqual(['amStueck', 'pause30']);
  });
  it('comes before six hours in a row are over, on either side', () => {
    expect(pruefeArbeitstag(tag(um(7), um(15), [um(13), um(13, 30)]))).toEqual([]);
    expect(pruefeArbeitstag(tag(um(7), um(15), [um(13, 1), um(13, 31)]))).toEqual(['amStueck']);
    expect(pruefeArbeitstag(tag(um(7), um(15), [um(8), um(8, 30)]))).toEqual(['amStueck']);
  });
  it('is three quarters of an hour beyond nine hours', () => {
    expect(pruefeArbeitstag(tag(um(7), um(16, 31), [um(12), um(12, 30)]))).toEqual(['pause45']);
    expect(pruefeArbeitstag(tag(um(7), um(16, 46), [um(12), um(12, 45)]))).toEqual([]);
  });
});

describe('the length of a working day (§ 3 ArbZG)', () => {
  it('is ten hours at most, wherever they are worked', () => {
    expect(pruefeArbeitstag([...tag(um(6), um(11)), ...tag(um(12), um(17))])).toEqual([]);
    expect(pruefeArbeitstag([...tag(um(6), um(11)), ...tag(um(12), um(17, 1))])).toEqual(['arbeitstag']);
  });
  it('counts an hour once that stands in two places', () => {
    expect(pruefeArbeitstag([...tag(um(8), um(10)), ...tag(um(9), um(11))])).toEqual([]);
    expect(pruefeArbeitstag([])).toEqual([]);
  });
});
