import { describe, expect, it } from 'vitest';

import { kehrtoursuche } from './kehrtoursuche.ts';

describe('kehrtoursuche', () => {
  it('reads a day out of what is typed, with and without a year', () => {
    expect(kehrtoursuche('Anna 9.2.')).toEqual({ worte: 'Anna', am: { tagImMonat: 9, monat: 2 } });
    expect(kehrtoursuche('09. 02.2027 Hardtstr.')).toEqual({
      worte: 'Hardtstr.',
      am: { tagImMonat: 9, monat: 2, jahr: 2027 },
    });
  });
  it('takes a house number for no day', () => {
    expect(kehrtoursuche('Hardtstr. 12')).toEqual({ worte: 'Hardtstr. 12' });
    expect(kehrtoursuche('Kehrtour 14')).toEqual({ worte: 'Kehrtour 14' });
  });
});
