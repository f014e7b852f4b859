import { describe, expect, it } from 'vitest';

import { neuGerechnet as neuGerechnetFest } from './neuGerechnet.ts';

/** Minutes do not part from their unit at the end of a line. */
const neuGerechnet = (...zahlen: Parameters<typeof neuGerechnetFest>): string =>
  neuGerechnetFest(...zahlen).replaceAll('\u00a0', ' ');

const vorher = { halte: 34, ausgelassen: 5, fahrtSekunden: 1500 };

describe('neuGerechnet', () => {
  it('says what became better, and what that costs', () => {
    expect(neuGerechnet(vorher, { ...vorher, fahrtSekunden: 1320 })).toBe(
      'Neu gerechnet: 3 Min. weniger Fahrt.',
    );
    expect(neuGerechnet(vorher, { halte: 36, ausgelassen: 3, fahrtSekunden: 1620 })).toBe(
      'Neu gerechnet: 2 Halte mehr eingeplant, 2 Min. mehr Fahrt.',
    );
    expect(neuGerechnet(vorher, { halte: 33, ausgelassen: 6, fahrtSekunden: 1500 })).toBe(
      'Neu gerechnet: 1 Halt weniger eingeplant.',
    );
  });

  it('says so when nothing better was found', () => {
    expect(neuGerechnet(vorher, { ...vorher, fahrtSekunden: 1510 })).toBe(
      'Nichts Besseres gefunden; der Plan bleibt.',
    );
  });

  it('counts the stops of a first proposal', () => {
    expect(neuGerechnet({ halte: 0, ausgelassen: 0, fahrtSekunden: 0 }, vorher)).toBe('34 Halte eingeplant.');
  });
});
