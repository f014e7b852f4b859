import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { entwirre } from './doppeltKodiert.ts';

const deutsch = fc
  .array(
    fc.constantFrom(...'äöüÄÖÜßéèàçñøåÅÉ§°²½€„“– abcXYZ019;,\n"', 'Straße', 'Größer', 'Bächlein', 'São', 'Æ'),
    { maxLength: 40 },
  )
  .map((teile) => teile.join(''));

describe('a text that was opened in the wrong letters and saved again', () => {
  it('has its own letters back, and loses nothing where it had them', () => {
    fc.assert(
      fc.property(deutsch, (text) => {
        // Signs of three bytes are left: what becomes of them may have been meant.
        const ohneDreier = text.replaceAll(/[€„“–]/g, '');
        const verwirrt = new TextDecoder('windows-1252').decode(new TextEncoder().encode(ohneDreier));
        expect(entwirre(verwirrt)).toBe(ohneDreier);
        expect(entwirre(text)).toBe(text);
      }),
      { numRuns: 1500 },
    );
  });
  it('has them back, too, where the signs of Windows were signs of control', () => {
    expect(entwirre('Stra\u00C3\u009Fe und StraÃŸe')).toBe('Straße und Straße');
  });
});
