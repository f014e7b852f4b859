import { describe, expect, it } from 'vitest';

import { ausSchichtId, schichtId } from './schicht.ts';

describe('schichtId', () => {
  it('tells the same person’s days apart, and finds the way back', () => {
    const montag = { mitarbeiterId: 'b7e7', tag: '2027-05-03' };
    expect(ausSchichtId(schichtId(montag))).toEqual(montag);
    expect(schichtId(montag)).not.toBe(schichtId({ ...montag, tag: '2027-05-04' }));
  });
});
