import { describe, expect, it } from 'vitest';

import {
  entfernungKm,
  fristbild,
  type Schichtstand,
  type Teil,
  verlege,
  verlegeInWoche,
} from './quartalswoche.ts';

const teil = (id: string, anders: Partial<Teil> = {}): Teil => ({
  id,
  ort: 'Lauf',
  strasse: `Straße ${id}`,
  koordinaten: { lat: 49.51, lon: 11.28 },
  minuten: 100,
  feuerstaettenschau: false,
  ab: null,
  haeuser: [{ frist: '2027-03-31' }],
  ...anders,
});
const schicht = (id: string, tag: string, anders: Partial<Schichtstand> = {}): Schichtstand => ({
  id,
  tag,
  darfFeuerstaettenschau: true,
  platzMinuten: 400,
  arbeitMinuten: 0,
  fahrtMinuten: 0,
  ...anders,
});
/** Monday and Tuesday of one week, Monday of the next. */
const schichten = [
  schicht('mo', '2027-02-01'),
  schicht('di', '2027-02-02', { darfFeuerstaettenschau: false, platzMinuten: 480 }),
  schicht('mo2', '2027-02-08'),
];

describe('a part of a street', () => {
  it('stands as its most worrying house does, with the Frist that ends first among those', () => {
    const haeuser = [{ frist: '2027-06-30' }, { frist: '2027-02-20' }, { frist: '2027-02-15' }];
    expect(fristbild({ ab: null, haeuser }, '2027-03-01', '2027-01-01')).toEqual({
      zurFrist: 'zuSpaet',
      betroffen: 2,
      frist: '2027-02-15',
      jeFrist: { gut: 1, knapp: 0, abgelaufen: 0, zuFrueh: 0, zuSpaet: 2 },
    });
  });

  it('goes from wherever it stood to one shift, or to none', () => {
    expect(verlege({ mo: ['a', 'b'], di: ['c'] }, ['a', 'c'], 'mo2')).toEqual({ mo: ['b'], mo2: ['a', 'c'] });
    expect(verlege({ mo: ['a'] }, ['a'], null)).toEqual({});
  });
});

describe('a part that comes into a week', () => {
  const teile = [
    teil('a'),
    teil('b', { strasse: 'Straße a' }),
    teil('c', { koordinaten: { lat: 49.9, lon: 11.9 } }),
  ];
  const hin = (
    id: string,
    zuordnung: Record<string, string[]>,
    andere: readonly Schichtstand[] = schichten,
  ) => verlegeInWoche({ schichten: andere, teile }, zuordnung, [id], '2027-02-01');

  it('goes where the same street is, rather than where there is more room', () => {
    expect(hin('b', { mo: ['a'] })).toEqual({ mo: ['a', 'b'] });
  });

  it('goes beside other work, rather than into a day that has none', () => {
    expect(hin('c', { mo: ['a'] })).toEqual({ mo: ['a', 'c'] });
  });

  it('never makes a day too full while another has room', () => {
    const voll = [schicht('mo', '2027-02-01', { arbeitMinuten: 350 }), schicht('di', '2027-02-02')];
    expect(hin('b', { mo: ['a'] }, voll)).toEqual({ mo: ['a'], di: ['b'] });
  });

  it('stays where it is when nobody may do it that week', () => {
    const schau = [teil('s', { feuerstaettenschau: true })];
    const nurDi = schichten.filter(({ id }) => id !== 'mo');
    const vorher = { mo2: ['s'] };
    expect(verlegeInWoche({ schichten: nurDi, teile: schau }, vorher, ['s'], '2027-02-01')).toBe(vorher);
  });
});

describe('the distance of two parts', () => {
  it('counts a degree of longitude as long as it is there', () => {
    const nord = entfernungKm(teil('a'), teil('b', { koordinaten: { lat: 50.51, lon: 11.28 } }));
    const ost = entfernungKm(teil('a'), teil('b', { koordinaten: { lat: 49.51, lon: 12.28 } }));
    expect(nord).toBeCloseTo(111.2, 1);
    expect(ost).toBeCloseTo(72.2, 1);
  });

  it('is guessed from the place where nobody knows better', () => {
    const ohne = teil('a', { koordinaten: null });
    expect([entfernungKm(ohne, teil('b')), entfernungKm(ohne, teil('b', { ort: 'Fürth' }))]).toEqual([2, 20]);
  });
});
