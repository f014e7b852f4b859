import { describe, expect, it } from 'vitest';

import { liesPlzListe } from './plzListe.ts';

describe('liesPlzListe', () => {
  it('reads lines with and without a place, in every order', () => {
    expect(liesPlzListe('91207 Lauf a. d. Pegnitz\r\nD-91220\nSchnaittach, 91233\n\n')).toEqual({
      eintraege: [
        { plz: '91207', ort: 'Lauf a. d. Pegnitz' },
        { plz: '91220', ort: '' },
        { plz: '91233', ort: 'Schnaittach' },
      ],
      unlesbar: [],
    });
  });
  it('reads columns of a spreadsheet under a heading, with the zero that it had eaten', () => {
    expect(liesPlzListe('PLZ;Ort\n"01067";"Dresden"\n1069\tDresden').eintraege).toEqual([
      { plz: '01067', ort: 'Dresden' },
      { plz: '01069', ort: 'Dresden' },
    ]);
  });
  it('reads many in one line, each once', () => {
    expect(liesPlzListe('91207, 91220 91207; 91233').eintraege.map(({ plz }) => plz)).toEqual([
      '91207',
      '91220',
      '91233',
    ]);
  });
  it('keeps the place that a later line names', () => {
    expect(liesPlzListe('91207\n91207 Lauf').eintraege).toEqual([{ plz: '91207', ort: 'Lauf' }]);
  });
  it('names lines in which there is none', () => {
    expect(liesPlzListe('Lauf\n123\n912071\n😀').unlesbar).toEqual(['Lauf', '123', '912071', '😀']);
  });
});
