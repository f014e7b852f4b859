import { describe, expect, it } from 'vitest';

import { faelligerHinweis, planerBis } from './planerende.ts';

describe('the last day of the planner', () => {
  it('is the last free one where no plan follows it', () => {
    expect(planerBis([], '2027-02-28', '2027-02-01')).toBe('2027-02-28');
    expect(planerBis([], '2027-02-28', '2027-02-28')).toBe('2027-02-28');
  });
  it('is none where a plan goes on, and none where all is over', () => {
    expect(planerBis([{ ab: '2027-02-10', tarif: 'bezirk' }], '2027-02-28', '2027-02-01')).toBeNull();
    expect(planerBis([], '2027-02-28', '2027-03-01')).toBeNull();
  });
  it('is the day before the end of a plan, also over the turn of a year and on 29 February', () => {
    const gekuendigt = [
      { ab: '2027-03-01', tarif: 'betrieb' as const },
      { ab: '2028-01-01', tarif: null },
    ];
    expect(planerBis(gekuendigt, '2027-02-28', '2027-12-20')).toBe('2027-12-31');
    expect(planerBis([gekuendigt[0]!, { ab: '2028-03-01', tarif: null }], '2027-02-28', '2028-02-01')).toBe(
      '2028-02-29',
    );
  });
  it('looks past a change of the plan, and past an end inside the free days', () => {
    const wechsel = [
      { ab: '2027-01-01', tarif: 'bezirk' as const },
      { ab: '2027-02-01', tarif: null },
    ];
    expect(planerBis(wechsel, '2027-02-28', '2027-01-20')).toBe('2027-02-28');
    expect(
      planerBis(
        [
          { ab: '2027-01-01', tarif: 'betrieb' },
          { ab: '2027-04-01', tarif: 'bezirk' },
        ],
        '2027-02-28',
        '2027-03-20',
      ),
    ).toBeNull();
  });
  it('ends before a plan that begins after a gap', () => {
    expect(planerBis([{ ab: '2027-04-01', tarif: 'bezirk' }], '2027-02-28', '2027-02-20')).toBe('2027-02-28');
  });
});

describe('the hint that is due', () => {
  it('is one a week before and one the day before, late ones included', () => {
    const am = (heute: string) => faelligerHinweis('2027-02-28', heute);
    expect([
      am('2027-02-20'),
      am('2027-02-21'),
      am('2027-02-24'),
      am('2027-02-27'),
      am('2027-02-28'),
    ]).toEqual([null, 7, 7, 1, 1]);
  });
});
