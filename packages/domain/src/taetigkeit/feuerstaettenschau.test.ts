import { describe, expect, it } from 'vitest';

import { bestellungBis, fssFrist, fssMonatsquote, fssNochOffen, fssStand } from './feuerstaettenschau.ts';

describe('fssFrist', () => {
  it('lies three to five years after the last (§ 14 Abs. 1 SchfHwG)', () => {
    expect(fssFrist('2023-06-15')).toEqual({ von: '2026-06-15', bis: '2028-06-15' });
    expect(fssFrist('2024-02-29')).toEqual({ von: '2027-02-28', bis: '2029-02-28' });
  });
});

describe('fssStand', () => {
  it.each([
    ['2026-06-14', 'spaeter'],
    ['2026-06-15', 'moeglich'],
    ['2027-06-15', 'moeglich'],
    ['2027-06-16', 'faellig'],
    ['2028-06-15', 'faellig'],
    ['2028-06-16', 'ueberfaellig'],
  ])('is on %s %s', (heute, stand) => {
    expect(fssStand('2023-06-15', heute)).toBe(stand);
  });

  it('cannot tell without a last one (§ 14 Abs. 1 SchfHwG)', () => {
    expect(fssStand(undefined, '2026-06-15')).toBe('unbekannt');
  });
});

describe('bestellungBis', () => {
  it('is the seven years that end on this day (§ 10 Abs. 1 SchfHwG)', () => {
    expect(bestellungBis('2028-12-31')).toEqual({ von: '2022-01-01', bis: '2028-12-31' });
    expect(bestellungBis('2028-02-29')).toEqual({ von: '2021-03-01', bis: '2028-02-29' });
  });
});

describe('fssNochOffen', () => {
  const bestellung = { von: '2022-01-01', bis: '2028-12-31' };
  it.each([
    ['2019-05-10', '2022-06-01', 2],
    ['2023-05-10', '2026-11-22', 1],
    ['2026-05-10', '2026-11-22', 0],
    ['2021-05-10', '2026-11-22', 1],
    [undefined, '2022-02-01', 2],
    [undefined, '2026-11-22', 1],
    ['2023-05-10', '2029-01-01', 0],
  ])('is after %s on %s %i (§ 14 Abs. 1 SchfHwG: twice per Bestellung)', (letzte, heute, anzahl) => {
    expect(fssNochOffen(letzte, { heute, bestellung })).toBe(anzahl);
  });
});

describe('fssMonatsquote', () => {
  it('counts a hundred and twenty houses whose five years end after the Bestellung (§ 14 Abs. 1 SchfHwG)', () => {
    const zeitraum = { heute: '2026-12-31', bestellung: { von: '2022-01-01', bis: '2028-12-31' } };
    expect(fssMonatsquote(Array<string>(120).fill('2023-06-15'), zeitraum)).toBe(5);
  });

  it('spreads what is still to do over the months that are left, and never over none', () => {
    const bestellung = { von: '2020-01-01', bis: '2026-12-31' };
    const einmal = Array<string>(120).fill('2021-06-15');
    expect(fssMonatsquote([...einmal, '2025-01-01'], { heute: '2026-01-01', bestellung })).toBe(11);
    expect(fssMonatsquote([], { heute: '2026-01-01', bestellung })).toBe(0);
    expect(fssMonatsquote(einmal, { heute: '2026-12-30', bestellung })).toBe(120);
  });
});
