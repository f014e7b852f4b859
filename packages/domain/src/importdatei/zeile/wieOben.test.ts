import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { liesImport } from '../liesImport.ts';

const ZEICHEN = [
  'dto.',
  'Dto',
  'do.',
  'dito',
  'ditto',
  '"',
  '″',
  '„',
  "''",
  '-"-',
  ' " ',
  's.o.',
  's. o.',
  'wie oben',
  'siehe oben',
  'ebd.',
  '〃',
  ',,',
];
const lies = (...zeilen: string[][]) =>
  liesImport([['Straße', 'Hausnr.', 'PLZ', 'Ort', 'Name', 'Bemerkung'], ...zeilen], {
    zuordnung: { strasse: 0, hausnr: 1, plz: 2, ort: 3, name: 4, notiz: 5 },
    kopfzeile: 0,
  });
const haeuser = (...zeilen: string[][]) =>
  lies(...zeilen).liegenschaften.map(
    ({ adresse: { strasse, hausnr, plz, ort } }) => `${strasse} ${hausnr}, ${plz} ${ort}`,
  );

describe('a cell that stands for the one above', () => {
  it.each(ZEICHEN)('holds what is there: %s', (zeichen) => {
    const zeilen = [
      ['Ringweg', '5', '91207', 'Lauf', 'Kern', ''],
      [zeichen, '7', zeichen, zeichen, 'Huber', ''],
      [zeichen, '9', zeichen, zeichen, 'Vogel', ''],
    ];
    expect(haeuser(...zeilen)).toEqual([
      'Ringweg 5, 91207 Lauf',
      'Ringweg 7, 91207 Lauf',
      'Ringweg 9, 91207 Lauf',
    ]);
    expect(lies(...zeilen).meldungen.filter(({ art }) => art === 'wie-oben')).toHaveLength(6);
  });
  it('is never one that only holds little', () => {
    const zeilen = [
      ['Ringweg', '5', '91207', 'Lauf', 'Dorn', ''],
      ['Ringweg', '7', '91207', 'Lauf', 'Do', '-'],
      ['Ditostraße', '7', '91207', 'Lauf', 'Otto', 'siehe oben im Hof'],
      ['Dorfweg', '1', '', 'Lauf', '', ''],
    ];
    expect(lies(...zeilen).meldungen.filter(({ art }) => art === 'wie-oben')).toEqual([]);
  });
  it('makes no house that is not there', () => {
    const zelle = fc.constantFrom('', ...ZEICHEN);
    fc.assert(
      fc.property(fc.array(fc.tuple(zelle, zelle, zelle), { maxLength: 8 }), (folge) => {
        const zeilen = folge.map(([strasse, plz, ort], stelle) => [
          strasse,
          String(7 + stelle),
          plz,
          ort,
          '',
          '',
        ]);
        const gefunden = lies(['Ringweg', '5', '91207', 'Lauf', 'Kern', ''], ...zeilen).liegenschaften;
        for (const { adresse } of gefunden) {
          expect(['Ringweg', 'Lauf']).toContain(adresse.strasse);
          expect(['Lauf', '']).toContain(adresse.ort);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
