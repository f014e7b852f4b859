import { describe, expect, it } from 'vitest';

import { liesPlz } from './plz.ts';

describe('liesPlz', () => {
  it('gives back the leading zero that a spreadsheet ate, and says so', () => {
    expect(liesPlz('1067')).toEqual({ plz: '01067', ergaenzt: true });
    expect(liesPlz('01067')).toEqual({ plz: '01067', ergaenzt: false });
  });

  it('reads the ways to write a postcode', () => {
    for (const text of ['91207', ' 91207 ', 'D-91207', 'DE 91207', '91207,0'])
      expect(liesPlz(text)).toEqual({ plz: '91207', ergaenzt: false });
  });

  it('refuses what no German town has', () => {
    for (const text of ['', '123', '912071', '00123', 'Lauf', '9.1207E+4'])
      expect(liesPlz(text)).toBeUndefined();
  });
});
