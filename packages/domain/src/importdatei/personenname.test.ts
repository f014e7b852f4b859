import { describe, expect, it } from 'vitest';

import { erkenneNamensfolge, istFirma, leseAnrede, leseName } from './personenname.ts';

describe('leseName', () => {
  it.each([
    ['Escherich, Monika', { anrede: 'ohne', nachname: 'Escherich', vorname: 'Monika' }],
    ['Monika Escherich', { anrede: 'ohne', nachname: 'Escherich', vorname: 'Monika' }],
    ['Frau Dr. Monika Escherich', { anrede: 'frau', titel: 'Dr.', nachname: 'Escherich', vorname: 'Monika' }],
    ['Hans von der Heide', { anrede: 'ohne', nachname: 'von der Heide', vorname: 'Hans' }],
    ['Eheleute Böhm', { anrede: 'eheleute', nachname: 'Böhm' }],
    ['Herr und Frau Böhm', { anrede: 'herrUndFrau', nachname: 'Böhm' }],
    ['Erbengemeinschaft Böhm', { anrede: 'erbengemeinschaft', nachname: 'Erbengemeinschaft Böhm' }],
    ['Fa. Böhm GmbH & Co. KG', { anrede: 'firma', firma: 'Böhm GmbH & Co. KG' }],
    ['Bank, Peter', { anrede: 'ohne', nachname: 'Bank', vorname: 'Peter' }],
    ['Escherich', { anrede: 'ohne', nachname: 'Escherich' }],
    ['', { anrede: 'ohne' }],
  ])('parts %s', (text, erwartet) => {
    expect(leseName(text)).toEqual(erwartet);
  });

  it('reads the surname first where the column does', () => {
    expect(leseName('Großmann Ute', 'nachnameZuerst')).toEqual({
      anrede: 'ohne',
      nachname: 'Großmann',
      vorname: 'Ute',
    });
  });
});

describe('erkenneNamensfolge', () => {
  it('sees from first names in which order a column writes', () => {
    expect(erkenneNamensfolge(['Großmann Ute', 'Schmidt Peter', 'Pegnitz GmbH'])).toBe('nachnameZuerst');
    expect(erkenneNamensfolge(['Ute Großmann', 'Dr. Peter Schmidt'])).toBe('vornameZuerst');
    expect(erkenneNamensfolge([])).toBe('vornameZuerst');
  });
});

describe('istFirma', () => {
  it('knows firms, parishes and managements', () => {
    for (const text of [
      'Pegnitz Hausverwaltung GmbH',
      'Stadt Lauf',
      'Wohnungsbaugenossenschaft e.G.',
      'WEG Hardtstr. 3',
    ])
      expect(istFirma(text)).toBe(true);
    expect(istFirma('Escherich, Monika')).toBe(false);
  });
});

describe('leseAnrede', () => {
  it('reads the usual short forms', () => {
    expect(['Hr.', 'Herrn', 'Fr.', 'Eheleute', 'Herr u. Frau', 'Fa.'].map(leseAnrede)).toEqual([
      'herr',
      'herr',
      'frau',
      'eheleute',
      'herrUndFrau',
      'firma',
    ]);
    expect(leseAnrede('Professor')).toBeUndefined();
  });
});
