import { describe, expect, it } from 'vitest';

import { nextAttempt } from './mailAttempts.ts';

const seit = new Date('2027-01-11T09:00:00Z');
/** Every attempt until nobody tries any more, in minutes from the first on. */
function attempts(vorlage: string): number[] {
  const minutes = [0];
  let now: Date | undefined = seit;
  for (let versuche = 1; now !== undefined; versuche += 1) {
    now = nextAttempt({ vorlage, versuche, seit }, now);
    if (now !== undefined) minutes.push((now.getTime() - seit.getTime()) / 60_000);
  }
  return minutes;
}
describe('a mail that does not leave', () => {
  it('is tried for three days, soon at first and every hour then (RFC 5321 § 4.5.4.1)', () => {
    const minutes = attempts('buchung.gebucht');
    expect(minutes.slice(0, 8)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5]);
    expect(minutes.at(-1)).toBe(72 * 60);
    expect(Math.max(...minutes.map((at, i) => at - (minutes[i - 1] ?? 0)))).toBe(60);
    expect(minutes.length).toBeLessThan(90);
  });
  it('goes another way after six hours where it is a notice', () => {
    expect(attempts('ankuendigung').at(-1)).toBe(360);
  });
});
