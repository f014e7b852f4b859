import { describe, expect, it } from 'vitest';

import { fssFrist, fssMonatsquote, fssStand } from './feuerstaettenschau.ts';

describe('fssFrist', () => {
  it('lies three to five years after the last', () => {
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

  it('cannot tell without a last one', () => {
    expect(fssStand(undefined, '2026-06-15')).toBe('unbekannt');
  });
});

describe('fssMonatsquote', () => {
  it('spreads what falls due until the end of the appointment', () => {
    const zeitraum = { heute: '2026-01-01', ende: '2027-01-01' };
    const faellig = Array<string>(120).fill('2021-06-15');
    expect(fssMonatsquote([...faellig, '2025-01-01'], zeitraum)).toBe(11);
    expect(fssMonatsquote([], zeitraum)).toBe(0);
    expect(fssMonatsquote(faellig, { heute: '2026-01-01', ende: '2026-01-01' })).toBe(0);
  });
});
