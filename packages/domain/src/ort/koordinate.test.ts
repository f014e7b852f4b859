import { describe, expect, it } from 'vitest';

import { entfernungMeter, mitteVon, rechteckUm, streuungMeter, zwischen } from './koordinate.ts';

const lauf = { lat: 49.51, lon: 11.28 };

describe('a place on earth', () => {
  it('is as far away as a degree is long there', () => {
    expect(entfernungMeter(lauf, { ...lauf, lat: 49.52 })).toBeCloseTo(1112, 0);
    expect(entfernungMeter(lauf, { ...lauf, lon: 11.29 })).toBeCloseTo(722, 0);
    expect(entfernungMeter(lauf, lauf)).toBe(0);
  });

  it('lies between two others, at a share of the way', () => {
    const ort = zwischen(lauf, { lat: 49.53, lon: 11.32 }, 0.25);
    expect([ort.lat, ort.lon]).toEqual([expect.closeTo(49.515, 9), expect.closeTo(11.29, 9)]);
  });

  it('has a box around it and its neighbours, a middle and a spread', () => {
    const orte = [lauf, { lat: 49.53, lon: 11.26 }];
    expect(rechteckUm(orte)).toEqual([11.26, 49.51, 11.28, 49.53]);
    expect(mitteVon(orte).lat).toBeCloseTo(49.52, 9);
    expect(streuungMeter(orte)).toBeCloseTo(1326, -1);
    expect(() => mitteVon([])).toThrow('mindestens einen Punkt');
  });
});
