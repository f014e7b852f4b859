import { tarifVon } from '@kehrtour/domain/unternehmen/tarif';
import { describe, expect, it } from 'vitest';

import { ASSUMED, compare } from './comparison.ts';

const bezirk = tarifVon('bezirk');

describe('the comparison with paper and telephone', () => {
  it('counts 160 houses a month as anybody would on the back of a slip', () => {
    const { byHand, byKehrtour } = compare(bezirk);
    // 4 × 60 min, 160 × 1.5 min, 24 calls of 5 min.
    expect(byHand.minutes).toBe(240 + 240 + 120);
    // 4 × 5 min, 4 × 5 min, 12 answers of half a minute and 12 calls of 5 min.
    expect(byKehrtour.minutes).toBe(20 + 20 + 6 + 60);
    expect(byHand.workCent).toBe(40_000);
  });
  it('adds up, row by row and side by side, with the price of the plan on our side', () => {
    const { rows, byHand, byKehrtour, lessMinutes, lessCent } = compare(bezirk);
    expect(rows.reduce((all, { byHandMinutes }) => all + byHandMinutes, 0)).toBe(byHand.minutes);
    expect(rows.reduce((all, { byKehrtourMinutes }) => all + byKehrtourMinutes, 0)).toBe(byKehrtour.minutes);
    expect(byKehrtour.planCent).toBe(bezirk.monatCent);
    expect(byKehrtour.totalCent).toBe(byKehrtour.workCent + byKehrtour.paperCent + bezirk.monatCent);
    expect(lessMinutes).toBe(byHand.minutes - byKehrtour.minutes);
    expect(lessCent).toBe(byHand.totalCent - byKehrtour.totalCent);
  });
  it('says so where it does not pay: who announces ten houses a month pays more', () => {
    const few = { ...ASSUMED, roundsPerMonth: 1, housesPerRound: 10, orderMinutes: 15 };
    expect(compare(tarifVon('betrieb'), few).lessCent).toBeLessThan(0);
  });
  it('takes the same paper on both sides', () => {
    const { byHand, byKehrtour } = compare(bezirk);
    expect(byKehrtour.paperCent).toBe(byHand.paperCent);
  });
});
