import { describe, expect, it } from 'vitest';

import { suchzeit } from './suchzeit.ts';

describe('the time of a search', () => {
  it.each([
    [12, 'entwurf', { seconds: 0.06, geduld: 0.1, geduldImmer: false }],
    [40, 'entwurf', { seconds: 0.3, geduld: 0.3, geduldImmer: false }],
    [80, 'entwurf', { seconds: 0.45, geduld: 2, geduldImmer: false }],
    [300, 'entwurf', { seconds: 0.5, geduld: 3.5, geduldImmer: true }],
    [600, 'entwurf', { seconds: 8, geduld: 0, geduldImmer: false }],
    [40, 'geplant', { seconds: 0.3, geduld: 0.3, geduldImmer: false }],
    [300, 'geplant', { seconds: 4, geduld: 0, geduldImmer: false }],
    [12, 'angekuendigt', { seconds: 0.06, geduld: 0.1, geduldImmer: false }],
    [40, 'angekuendigt', { seconds: 0.06, geduld: 0.06, geduldImmer: false }],
    [80, 'angekuendigt', { seconds: 0.1125, geduld: 0.5, geduldImmer: false }],
    [300, 'angekuendigt', { seconds: 0.8, geduld: 0, geduldImmer: false }],
  ] as const)('of %i stops while %s', (halte, status, erwartet) => {
    const zeit = suchzeit(halte, { status, nachtrag: false, ausfall: false });
    expect(zeit.seconds).toBeCloseTo(erwartet.seconds, 6);
    expect(zeit.geduld).toBeCloseTo(erwartet.geduld, 6);
    expect(zeit.geduldImmer).toBe(erwartet.geduldImmer);
  });

  it('is longer where somebody falls out: what it overlooks a household hears of', () => {
    const kurz = { status: 'angekuendigt', nachtrag: false, ausfall: false } as const;
    for (const halte of [40, 80])
      expect(suchzeit(halte, { ...kurz, ausfall: true }).seconds).toBeGreaterThan(
        2 * suchzeit(halte, kurz).seconds,
      );
    for (const halte of [6, 300])
      expect(suchzeit(halte, { ...kurz, ausfall: true }).seconds).toBeLessThanOrEqual(
        suchzeit(halte, kurz).seconds,
      );
  });

  it('lasts while work is taken in: nobody is told that there is no room because the machine was busy', () => {
    expect(suchzeit(40, { status: 'angekuendigt', nachtrag: true, ausfall: false }).geduld).toBe(2);
    expect(suchzeit(300, { status: 'entwurf', nachtrag: true, ausfall: false }).geduld).toBe(3.5);
  });
});
