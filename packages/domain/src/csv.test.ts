import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { schreibeCsv } from './csv.ts';
import { leseCsv } from './importdatei/csvtext.ts';

describe('schreibeCsv', () => {
  it('writes what German spreadsheets open', () => {
    expect(
      schreibeCsv([
        ['Straße', 'PLZ', 'Minuten'],
        ['Am Bach; hinten', { ziffern: '01067' }, 12.5],
      ]),
    ).toBe('\uFEFFStraße;PLZ;Minuten\r\n"Am Bach; hinten";"=""01067""";12,5\r\n');
  });

  it('disarms every cell that a spreadsheet would compute', () => {
    for (const boese of ['=1+1', '+49 151', '-2', '@SUM(A1)', ' =1', '\t=1', '＝1'])
      expect(schreibeCsv([[boese]])).toMatch(/^\uFEFF"?'/);
    expect(schreibeCsv([[{ ziffern: '=HYPERLINK("x")' }]])).toContain("'=HYPERLINK");
  });

  it('lets no text begin a formula, and loses none', () => {
    const zelle = fc.string({ unit: fc.constantFrom('=', '+', '@', '-', 'a', ';', '"', '\n', ' ', '\t') });
    fc.assert(
      fc.property(fc.array(fc.array(zelle, { minLength: 1 }), { minLength: 1 }), (zeilen) => {
        const gelesen = leseCsv(schreibeCsv(zeilen), ';');
        expect(gelesen.flat().some((wert) => /^\s*[=+@-]/.test(wert))).toBe(false);
        expect(gelesen.map((zeile) => zeile.map((wert) => wert.replace(/^'/, '')))).toEqual(zeilen);
      }),
    );
  });
});
