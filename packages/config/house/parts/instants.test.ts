import { expect, it } from 'vitest';

import { instants } from './instants.ts';

const inBerlin = (options: Intl.DateTimeFormatOptions) => (now: string) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options }).format(new Date(now));

it('knows twelve instants, each once, with the offset that Germany has then', () => {
  const moments = instants.map(({ now }) => Date.parse(now));
  expect(new Set(moments).size).toBe(12);
  for (const { now } of instants)
    expect(inBerlin({ hour: '2-digit' })(now), now).toContain(now.slice(11, 13));
});

it('has the days it speaks of', () => {
  const weekdays = Object.fromEntries(
    instants.map(({ what, now }) => [what, inBerlin({ weekday: 'long' })(now)]),
  );
  expect(weekdays['Montag früh um sechs']).toBe('Montag');
  expect(weekdays['Sonntag abends um zehn']).toBe('Sonntag');
  // The clocks are changed in the night to Sunday.
  expect(weekdays['Vorabend der Sommerzeit']).toBe('Samstag');
  expect(weekdays['Vorabend der Winterzeit']).toBe('Samstag');
});
