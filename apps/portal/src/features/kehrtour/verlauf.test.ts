import { describe, expect, it } from 'vitest';

import { LEERER_VERLAUF, merkeStand, vor, zurueck } from './verlauf.ts';

describe('verlauf', () => {
  it('brings back one deed after the other', () => {
    const nachZwei = merkeStand(merkeStand<string>(LEERER_VERLAUF, 'a'), 'b');
    const eins = zurueck(nachZwei, 'c');
    expect(eins?.stand).toBe('b');
    expect(zurueck(eins!.verlauf, 'b')?.stand).toBe('a');
  });

  it('does again what was taken back', () => {
    const eins = zurueck(merkeStand<string>(LEERER_VERLAUF, 'a'), 'b');
    expect(vor(eins!.verlauf, 'a')).toEqual({ stand: 'b', verlauf: { vergangen: ['a'], zukunft: [] } });
  });

  it('forgets what was taken back after a new deed', () => {
    const eins = zurueck(merkeStand<string>(LEERER_VERLAUF, 'a'), 'b');
    expect(vor(merkeStand(eins!.verlauf, 'a'), 'x')).toBeNull();
  });

  it('has nothing to take back in the beginning', () => {
    expect(zurueck(LEERER_VERLAUF, 'a')).toBeNull();
  });
});
