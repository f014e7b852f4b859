import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ibanFehler, istImEwr } from './iban.ts';

/** One of each country of the SEPA area, as the registry of ISO 13616 shows it. */
const BEISPIELE = `AD1200012030200359100100 AL47212110090000000235698741 AT611904300234573201 BE68539007547034
  BG80BNBG96611020345678 CH9300762011623852957 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
  DK5000400440116243 EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606
  GB29NWBK60161331926819 GI75NWBK000000007099453 GR1601101250000000012300695 HR1210010051863000160
  HU42117730161111101800000000 IE29AIBK93115212345678 IS140159260076545510730339 IT60X0542811101000000123456
  LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030
  MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300
  NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154 RO49AAAA1B31007593840000 RS35260005601001611379
  SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100 VA59001123000012345678`.split(
  /\s+/,
);

describe('ibanFehler', () => {
  it.each(BEISPIELE)('takes %s, with blanks and in small letters, too', (iban) => {
    expect(ibanFehler(iban)).toBeNull();
    expect(ibanFehler(iban.toLowerCase().replaceAll(/(.{4})/g, '$1 '))).toBeNull();
  });
  it('finds every wrong figure and every two that changed their places', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BEISPIELE), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, wo, um) => {
        const ziffern = Array.from(iban).flatMap((zeichen, i) => (/\d/.test(zeichen) ? [i] : []));
        const stelle = ziffern[wo % ziffern.length] ?? 2;
        const falsch = String((Number(iban[stelle]) + um) % 10);
        expect(ibanFehler(iban.slice(0, stelle) + falsch + iban.slice(stelle + 1))).not.toBeNull();
        const [a = '', b = ''] = iban.slice(stelle, stelle + 2);
        if (/\d/.test(b) && a !== b)
          expect(ibanFehler(iban.slice(0, stelle) + b + a + iban.slice(stelle + 2))).not.toBeNull();
      }),
    );
  });
  it('says what is wrong', () => {
    expect(ibanFehler('US12345678901234567890')).toMatch(/SEPA/);
    expect(ibanFehler('DE8937040044053201300')).toMatch(/genau 22 Stellen/);
    expect(ibanFehler('DE88370400440532013000')).toMatch(/Prüfziffer/);
    expect(ibanFehler('3704')).toMatch(/zwei Buchstaben/);
  });
  it('knows which accounts are in the European Economic Area', () => {
    expect(BEISPIELE.filter((iban) => !istImEwr(iban)).map((iban) => iban.slice(0, 2))).toEqual(
      'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '),
    );
  });
});
