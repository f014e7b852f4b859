import { describe, expect, it } from 'vitest';

import { berufswort, gewerkIn } from './gewerk.ts';

describe('berufswort', () => {
  it.each([
    ['Schornsteinfeger', 'Schornsteinfeger'],
    ['Schornsteinfegermeisterbetrieb', 'Schornsteinfeger'],
    ['Schornsteinfegerhandwerk', 'Schornsteinfeger'],
    ['Kaminkehrer', 'Kaminkehrer'],
    ['Kaminkehrermeisterin', 'Kaminkehrerin'],
    ['Bezirkskaminkehrermeister', 'Kaminkehrer'],
    ['Kaminkehrerinnung', 'Kaminkehrer'],
    ['Kaminfegerin', 'Kaminfegerin'],
    ['Energieberatung', 'Schornsteinfeger'],
    ['', 'Schornsteinfeger'],
  ])('of %s comes a %s', (gewerk, wort) => {
    expect(berufswort(gewerk)).toBe(wort);
  });
});

describe('gewerkIn', () => {
  it('is the word of the state', () => {
    expect([gewerkIn('BY'), gewerkIn('BW')]).toEqual(['Kaminkehrer', 'Schornsteinfeger']);
  });
});
