import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CODE_BYTES, codeAus, formatCode, liesCode } from './code.ts';

const zufall = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });

describe('codeAus', () => {
  it('gives every five bytes their own code', () => {
    fc.assert(
      fc.property(zufall, zufall, (a, b) => {
        expect(codeAus(a) === codeAus(b)).toBe(a.join() === b.join());
      }),
    );
  });

  it('demands enough chance', () => {
    expect(() => codeAus(new Uint8Array(4))).toThrow('5 zufällige Bytes');
  });
});

describe('liesCode', () => {
  it('reads back what was printed, however it is typed', () => {
    fc.assert(
      fc.property(zufall, (bytes) => {
        const code = codeAus(bytes);
        const gedruckt = formatCode(code);
        expect(gedruckt).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
        for (const getippt of [code, gedruckt, gedruckt.toLowerCase(), ` ${gedruckt.replace('-', ' – ')} `])
          expect(liesCode(getippt)).toBe(code);
      }),
    );
  });

  it('forgives letters that look like digits', () => {
    expect(liesCode('o1il-2uvw')).toBe('01112VVW');
  });

  it('refuses what cannot be a code', () => {
    for (const text of ['', 'ABCD-EFG', 'ABCD-EFGH-J', 'ÄBCD-EFGH', 'ABCD?EFGH'])
      expect(liesCode(text)).toBeUndefined();
  });
});
