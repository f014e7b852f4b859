import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ibanAus, ibanFehler } from './iban.ts';
import { leitwegIdFehler } from './leitwegId.ts';
import { ustIdFehler } from './ustId.ts';

const IBAN = 'DE89370400440532013000';

describe('an IBAN', () => {
  it('is taken as it is printed, with blanks and small letters', () => {
    expect(ibanFehler('de89 3704 0044 0532 0130 00')).toBeNull();
    expect(ibanAus('de893704 00440532013000')).toBe(IBAN);
    expect(ibanFehler('AT611904300234573201')).toBeNull();
  });
  it('is refused when one digit is wrong or two were swapped, wherever that happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 21 }), fc.integer({ min: 1, max: 9 }), (stelle, plus) => {
        const ziffer = String((Number(IBAN[stelle]) + plus) % 10);
        expect(ibanFehler(IBAN.slice(0, stelle) + ziffer + IBAN.slice(stelle + 1))).toContain('Tippfehler');
      }),
    );
    expect(ibanFehler('DE89370400440532013300')).not.toBeNull();
    expect(ibanFehler('DE89370404040532013000')).not.toBeNull();
  });
  it('has the length of its country, and a country that we debit', () => {
    expect(ibanFehler('DE8937040044053201300')).toContain('22 Stellen');
    expect(ibanFehler('US89370400440532013000')).toContain('Land');
    expect(ibanFehler('Sparkasse')).toContain('zwei Buchstaben');
  });
});

describe('a Leitweg-ID', () => {
  it('is refused with a wrong digit and without its parts', () => {
    expect(leitwegIdFehler('04011000-1234512345-06')).toBeNull();
    expect(leitwegIdFehler('991-33333TEST-33')).toBeNull();
    expect(leitwegIdFehler('04011000-1234512345-07')).toContain('Prüfziffer');
    expect(leitwegIdFehler('04011000')).toContain('Form');
  });
});

describe('a VAT id', () => {
  it('is checked by its form, a German one by its last digit', () => {
    expect(ustIdFehler('DE 136695976')).toBeNull();
    expect(ustIdFehler('ATU12345678')).toBeNull();
    expect(ustIdFehler('DE136695977')).toContain('Tippfehler');
    expect(ustIdFehler('DE13669597')).toContain('Form');
    expect(ustIdFehler('123/456/78901')).toContain('Land');
  });
});
