import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { erkenneTrennzeichen, liesCsvtext, ohneHuelle } from './csvtext.ts';
import { TRENNZEICHEN } from './trennzeichen.ts';

describe('liesCsvtext', () => {
  it('keeps delimiters, quotes and line breaks that stand in quotes', () => {
    expect(liesCsvtext('a;"Leiter nötig; Luke ""oben""";c\r\n"zwei\nZeilen";;\r\n', ';')).toEqual([
      ['a', 'Leiter nötig; Luke "oben"', 'c'],
      ['zwei\nZeilen', '', ''],
    ]);
  });

  it('passes over a byte order mark and reads the ends of lines of every system', () => {
    expect(liesCsvtext('\uFEFFa;b\nc;d\re;f', ';')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  it('forgives a quote that is never closed', () => {
    expect(liesCsvtext('a;"b\nc', ';')).toEqual([['a', 'b\nc']]);
    expect(liesCsvtext('a;"b"c;d', ';')).toEqual([['a', 'bc', 'd']]);
  });

  it('keeps empty lines, so that row numbers stay those of the spreadsheet', () => {
    expect(liesCsvtext('a\n\nb', ';')).toEqual([['a'], [''], ['b']]);
    expect(liesCsvtext('', ';')).toEqual([]);
  });

  it('reads back whatever was written by the rules', () => {
    const zelle = fc.string({ unit: fc.constantFrom('a', 'ä', ';', ',', '"', '\n', '\r', ' ', '\t', '|') });
    fc.assert(
      fc.property(
        fc.array(fc.array(zelle, { minLength: 1 }), { minLength: 1 }),
        fc.constantFrom(...TRENNZEICHEN),
        (zeilen, trennzeichen) => {
          const text = zeilen
            .map((zeile) => zeile.map((z) => `"${z.replaceAll('"', '""')}"`).join(trennzeichen))
            .join('\r\n');
          expect(liesCsvtext(text, trennzeichen)).toEqual(zeilen);
        },
      ),
    );
  });
});

describe('erkenneTrennzeichen', () => {
  it.each([
    [';', 'Straße;Nr;PLZ\nHardtstr.;1;91207\n"Am Bach; hinten";2;91207'],
    [',', 'street,no,zip\nHardtstr.,1,91207\n"Weg, hinten",2,91207'],
    ['\t', 'Straße\tNr, alt\tPLZ\nHardtstr.\t1\t91207'],
    ['|', 'Straße|Nr|PLZ\nHardtstr.|1|91207'],
  ])('finds %j', (trennzeichen, text) => {
    expect(erkenneTrennzeichen(text)).toBe(trennzeichen);
  });

  it('is not led astray by decimal commas and one title line', () => {
    expect(
      erkenneTrennzeichen('Liste, Stand heute\nOrt;Breite;Länge\nLauf;49,51;11,27\nLauf;49,52;11,28'),
    ).toBe(';');
  });

  it('falls back on the semicolon', () => {
    expect(erkenneTrennzeichen('')).toBe(';');
    expect(erkenneTrennzeichen('nur eine Spalte\nmehr nicht')).toBe(';');
  });
});

describe('a list that was saved again as one column', () => {
  const zelle = fc.constantFrom('Ringweg 5', 'Lauf', '', 'a;b', 'sagt "ja"', 'ä', '91207');
  it('is the list that it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(zelle, zelle, zelle), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(';', ',', '\t', '|'),
        (zeilen, trenner) => {
          const inZelle = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const liste = [['Straße', 'Ort', 'Name'], ...zeilen]
            .map(([erste = '', ...weitere]) =>
              [erste.replaceAll(/[;,"]/g, ''), ...weitere.map(inZelle)].join(trenner),
            )
            .join('\n');
          const verpackt = liste.split('\n').map(inZelle).join('\r\n');
          expect(ohneHuelle(`${verpackt}\r\n`)).toBe(liste);
          expect(ohneHuelle(liste)).toBe(liste);
        },
      ),
      { numRuns: 1000 },
    );
  });
  it.each(['"a";"b"\n"c";"d"\n', '"Objekt"\n"Kern, Ringweg 5"\n', 'a;b\n', '"', ''])('is not %j', (text) =>
    expect(ohneHuelle(text)).toBe(text),
  );
});
