import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { liesCsvtext } from '../importdatei/datei/csvtext.ts';
import { zeilenleser } from '../importdatei/zeile/zelle.ts';
import { csvZeilen, schreibeCsv } from './csv.ts';

describe('schreibeCsv', () => {
  it('writes what German spreadsheets open', () => {
    expect(
      schreibeCsv([
        ['Straße', 'PLZ', 'Minuten'],
        ['Am Bach; hinten', { ziffern: '01067' }, 12.5],
      ]),
    ).toBe('\uFEFFStraße;PLZ;Minuten\r\n"Am Bach; hinten";"=""01067""";12,5\r\n');
  });

  it('goes on page by page as if it had been written at once', () => {
    const [kopf, ...zeilen] = [['Straße'], ['=1+1'], ['Am Bach; hinten']];
    expect(schreibeCsv([kopf ?? []]) + csvZeilen(zeilen)).toBe(schreibeCsv([kopf ?? [], ...zeilen]));
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
        const gelesen = liesCsvtext(schreibeCsv(zeilen), ';');
        expect(gelesen.flat().some((wert) => /^\s*[=+@-]/.test(wert))).toBe(false);
        expect(gelesen.map((zeile) => zeile.map((wert) => wert.replace(/^'/, '')))).toEqual(zeilen);
      }),
    );
  });

  it('never changes a house number by writing and reading it', () => {
    const nummer = fc.oneof(
      fc.integer({ min: 1, max: 999 }).map(String),
      fc
        .tuple(
          fc.integer({ min: 1, max: 200 }),
          fc.constantFrom('a', ' b', '½', '/1', '-3', '-14', ' a-c', '.1', ' Haus 3'),
        )
        .map(([n, zusatz]) => `${n}${zusatz}`),
    );
    fc.assert(
      fc.property(fc.array(nummer, { minLength: 1 }), (nummern) => {
        const zeilen = liesCsvtext(schreibeCsv(nummern.map((hausnr) => ['Dorf', hausnr])).slice(1), ';');
        const leser = zeilen.map((zellen, i) => zeilenleser(zellen, { zuordnung: { hausnr: 1 } }, i + 1));
        expect(leser.map((eine) => eine.text('hausnr'))).toEqual(nummern);
      }),
    );
  });
});
