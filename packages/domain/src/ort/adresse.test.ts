import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eineAdresse } from '../../test/bauen.ts';
import { adressAehnlichkeit, adressSchluessel, adresszeile } from './adresse.ts';

describe('adressSchluessel', () => {
  it('is one for every spelling of the same house', () => {
    const schluessel = adressSchluessel(eineAdresse({ strasse: 'Hardtstraße', hausnr: '12a' }));
    for (const strasse of ['HARDTSTRASSE', 'Hardtstr.', 'Hardt-Straße', 'hardt str'])
      expect(adressSchluessel(eineAdresse({ strasse, hausnr: '12 A' }))).toBe(schluessel);
  });

  it('tells houses of the same number in two towns apart', () => {
    expect(adressSchluessel(eineAdresse({ plz: '91207' }))).not.toBe(
      adressSchluessel(eineAdresse({ plz: '91217' })),
    );
    expect(adressSchluessel(eineAdresse({ plz: '', ort: 'Lauf' }))).not.toBe(
      adressSchluessel(eineAdresse({ plz: '', ort: 'Hersbruck' })),
    );
  });
});

describe('adressAehnlichkeit', () => {
  it('forgives a slip of the pen, but not another house number', () => {
    const adresse = eineAdresse();
    expect(adressAehnlichkeit(adresse, eineAdresse({ strasse: 'Hartstraße' }))).toBeGreaterThan(0.85);
    expect(adressAehnlichkeit(adresse, eineAdresse({ strasse: 'Ahornweg' }))).toBeLessThan(0.5);
    expect(adressAehnlichkeit(adresse, eineAdresse({ hausnr: '14' }))).toBe(0.5);
    expect(adressAehnlichkeit(adresse, eineAdresse({ plz: '01067', ort: 'Dresden' }))).toBe(0.8);
  });

  it('is the same both ways and 1 with itself', () => {
    const adresse = fc.record({
      strasse: fc.string(),
      hausnr: fc.string(),
      plz: fc.string(),
      ort: fc.string(),
    });
    fc.assert(
      fc.property(adresse, adresse, (a, b) => {
        expect(adressAehnlichkeit(a, b)).toBeCloseTo(adressAehnlichkeit(b, a), 10);
        expect(adressAehnlichkeit(a, a)).toBe(1);
      }),
    );
  });
});

describe('adresszeile', () => {
  it('is street and number, then postcode and town', () => {
    expect(adresszeile(eineAdresse({ strasse: 'Ahornweg', hausnr: '30' }))).toBe(
      'Ahornweg 30, 91207 Lauf a.d.Pegnitz',
    );
  });
});
