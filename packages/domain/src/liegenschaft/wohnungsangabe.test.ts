import { describe, expect, it } from 'vitest';

import { lageText } from './wohnungsangabe.ts';

const wohnung = (teil: Partial<Parameters<typeof lageText>[0]>) =>
  lageText({ geschoss: '', lage: '', bezeichnung: '', nummer: '', ...teil });

describe('lageText', () => {
  it('names the floor as people say it', () => {
    expect(wohnung({ geschoss: 'OG2', lage: 'links' })).toBe('2. OG links');
    expect(wohnung({ geschoss: 'DG' })).toBe('Dachgeschoss');
    expect(wohnung({ geschoss: 'K1' })).toBe('Keller 1');
  });
  it('takes the name or the number of a flat of which nobody said where it is', () => {
    expect(wohnung({ bezeichnung: 'Praxis', nummer: '3' })).toBe('Praxis');
    expect(wohnung({ nummer: '3' })).toBe('Wohnung 3');
    expect(lageText(undefined)).toBe('');
  });
});
