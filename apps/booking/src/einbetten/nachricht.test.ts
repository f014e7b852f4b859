import { describe, expect, it } from 'vitest';

import { liesNachricht, liesZuruf } from './nachricht.ts';

describe('a message out of the frame', () => {
  it.each([
    { kehrtour: 1, art: 'hoehe', hoehe: 812 },
    { kehrtour: 1, art: 'schritt', schritt: 'termin' },
    { kehrtour: 1, art: 'gebucht' },
  ])('is understood: %o', (nachricht) => {
    expect(liesNachricht(nachricht)).toEqual(nachricht);
  });

  it.each([
    null,
    'kehrtour',
    {},
    { kehrtour: 2, art: 'gebucht' },
    { art: 'gebucht' },
    { kehrtour: 1, art: 'weg' },
    { kehrtour: 1, art: 'hoehe', hoehe: -1 },
    { kehrtour: 1, art: 'hoehe', hoehe: 1e9 },
    { kehrtour: 1, art: 'hoehe', hoehe: '100px' },
    { kehrtour: 1, art: 'schritt', schritt: 'konto' },
  ])('of another kind, version or size is none: %o', (daten) => {
    expect(liesNachricht(daten)).toBeUndefined();
  });

  it('carries nothing that was not asked for', () => {
    expect(liesNachricht({ kehrtour: 1, art: 'gebucht', name: 'Irmgard' })).toEqual({
      kehrtour: 1,
      art: 'gebucht',
    });
  });

  it('goes one way: the page outside can only say that it listens', () => {
    expect(liesZuruf({ kehrtour: 1, art: 'hallo' })).toEqual({ kehrtour: 1, art: 'hallo' });
    expect(liesZuruf({ kehrtour: 1, art: 'gebucht' })).toBeUndefined();
  });
});
