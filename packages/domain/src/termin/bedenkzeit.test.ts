import { describe, expect, it } from 'vitest';

import { bedenkzeitBis } from './bedenkzeit.ts';

describe('bedenkzeitBis', () => {
  const bis = (jetzt: string): string => bedenkzeitBis(new Date(jetzt)).toISOString();
  it('leaves ten minutes to stop what a change tells', () =>
    expect(bis('2027-01-11T08:00:00+01:00')).toBe('2027-01-11T07:10:00.000Z'));
  it('costs no day of the notice: shortly before midnight it is shorter', () =>
    expect(bis('2027-01-11T23:54:00+01:00')).toBe('2027-01-11T22:59:00.000Z'));
  it('is none in the last minute of a day', () =>
    expect(bis('2027-01-11T23:59:30+01:00')).toBe('2027-01-11T22:59:30.000Z'));
});
