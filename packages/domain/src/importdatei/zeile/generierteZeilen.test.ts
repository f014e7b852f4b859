import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hausnummerSchluessel } from '../../ort/hausnummer.ts';
import { liesImport } from '../liesImport.ts';
import { alsZuordnung, findeKopfzeile, ordneSpaltenZu } from '../spalte/spaltenzuordnung.ts';

/** Rows made out of parts whose meaning is known before they are written: what is read must be those parts again. */
const STRASSEN = [
  'Ringweg',
  'Am Keller',
  'Straße des 17. Juni',
  'Hofgasse',
  'An der Eingangspforte',
  'Linksgasse',
];
const FLAECHEN = ['C 4', 'Q 7', 'L 15', 'U 6'];
const zahl = fc.integer({ min: 1, max: 399 });
const buchstabe = fc.constantFrom('', 'a', 'B', ' c');
const gebaeude = fc.constantFrom(
  '',
  ' HH',
  ' Hinterhaus',
  ', Rückgebäude',
  ' VH',
  ' Seitenflügel links',
  ' Haus 2',
);
const hausnr = fc.oneof(
  fc.tuple(zahl, buchstabe, gebaeude).map((teile) => teile.join('')),
  fc
    .tuple(zahl, fc.constantFrom('-', ' bis ', ' – ', ' und '), zahl)
    .filter(([von, , bis]) => von < bis)
    .map((teile) => teile.join('')),
);
const wohnung = fc.constantFrom(
  'Wohnung 3',
  'Whg. 12',
  'WE 4',
  'EG rechts',
  '2. OG links',
  '3. Stock',
  'Aufgang B',
  'DG',
  'Top 7',
);
const trenner = fc.constantFrom(' ', ', ', ' / ', ' // ');

const lies = (kopf: readonly string[], ...zeilen: readonly (readonly string[])[]) =>
  liesImport([kopf, ...zeilen], {
    zuordnung: alsZuordnung(ordneSpaltenZu(kopf, zeilen)),
    kopfzeile: 0,
  });
const ADRESSE = ['Adresse', 'PLZ', 'Ort'];

describe('an address in one cell', () => {
  it('is parted into the street, the house and the flat that it was made of', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STRASSEN),
        hausnr,
        fc.option(fc.tuple(trenner, wohnung)),
        (strasse, nummer, flat) => {
          const [haus] = lies(ADRESSE, [
            `${strasse} ${nummer}${flat?.join('') ?? ''}`,
            '91207',
            'Lauf',
          ]).liegenschaften;
          expect(haus?.adresse.strasse).toBe(strasse);
          expect(hausnummerSchluessel(haus?.adresse.hausnr ?? '')).toBe(hausnummerSchluessel(nummer));
          expect(haus?.adresse.hausnr.length).toBeLessThanOrEqual(20);
          expect(haus?.einheiten.map(({ bezeichnung }) => bezeichnung)).toEqual(
            flat === null ? [] : [flat[1]],
          );
        },
      ),
    );
  });
  it('is a square of Mannheim with its number, however they are parted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FLAECHEN),
        fc.boolean(),
        fc.constantFrom(', ', ' ', ',', ' - '),
        zahl,
        (quadrat, eng, dazwischen, nummer) => {
          const strasse = eng ? quadrat.replace(' ', '') : quadrat;
          const [haus] = lies(ADRESSE, [
            `${strasse}${dazwischen}${nummer}`,
            '68159',
            'Mannheim',
          ]).liegenschaften;
          expect(haus?.adresse).toMatchObject({ strasse, hausnr: String(nummer) });
        },
      ),
    );
  });
  it('says the same in two columns as in one, and where the number stands in both', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STRASSEN), hausnr, (strasse, nummer) => {
        const kopf = ['Straße', 'Hausnr.', 'PLZ', 'Ort'];
        const ort = ['91207', 'Lauf'];
        const { liegenschaften } = lies(
          kopf,
          [strasse, nummer, ...ort],
          [`${strasse} ${nummer}`, nummer, ...ort],
          [`${strasse} ${nummer}`, '', ...ort],
        );
        expect(liegenschaften).toHaveLength(1);
      }),
    );
  });
});

describe('a cell with phones', () => {
  const rest = fc.integer({ min: 100_000, max: 9_999_999 }).map(String);
  const festnetz = fc.tuple(fc.constantFrom('0911', '09123', '030', '0351'), rest);
  const mobil = fc.tuple(
    fc.constantFrom('0171', '0160', '01522'),
    rest.filter((text) => text.length === 7),
  );
  const nur = (text = ''): string => text.replace(/\D/g, '').replace(/^(?:0049|49)/, '0');
  const geschrieben = (vorwahl: string, nummer: string, zeichen: string): string =>
    `${vorwahl}${zeichen}${nummer}`;
  const zeichen = fc.constantFrom(' ', '/', '-', ' / ');
  const kontakt = (zelle: string) =>
    lies(
      ['Straße', 'Hausnr.', 'PLZ', 'Ort', 'Name', 'Telefon'],
      ['Ringweg', '5', '91207', 'Lauf', 'Muster, Eva', zelle],
    );

  it('keeps both numbers, and what stands behind them', () => {
    fc.assert(
      fc.property(
        festnetz,
        mobil,
        zeichen,
        fc.constantFrom(', ', ' / ', '; ', ' oder ', '\n', ' u. '),
        fc.constantFrom('', ' (abends)', ' Frau Huber', ' ab 18 Uhr'),
        (...[[a, b], [c, d], mit, zwischen, wort]) => {
          const zelle = `${geschrieben(a, b, mit)}${zwischen}${geschrieben(c, d, mit)}${wort}`;
          const [haus] = kontakt(zelle).liegenschaften;
          expect([nur(haus?.kontakte[0]?.telefon), nur(haus?.kontakte[0]?.mobil)]).toEqual([a + b, c + d]);
          if (wort !== '') expect(haus?.notiz).toContain(wort.replace(/[() ]+/g, ' ').trim());
        },
      ),
    );
  });
  it('can be called again where a spreadsheet took the zero or the plus away, and it is said', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          mobil,
          festnetz.filter(([vorwahl, nummer]) => vorwahl.length + nummer.length > 9),
        ),
        fc.boolean(),
        ([vorwahl, nummer], plus) => {
          const ohneNull = `${vorwahl.slice(1)}${nummer}`;
          fc.pre(!/0{5,}$/.test(ohneNull));
          const { liegenschaften, meldungen } = kontakt(plus ? `49${ohneNull}` : ohneNull);
          const { telefon, mobil: handy } = liegenschaften[0]?.kontakte[0] ?? {};
          expect(nur(telefon ?? handy)).toBe(`0${ohneNull}`);
          expect(meldungen.map(({ art }) => art)).toEqual(['telefon-ergaenzt']);
        },
      ),
    );
  });
});

describe('the headers of a list', () => {
  it('are found below whatever preamble, and rows are called as they stand in the file', () => {
    const kopf = ['Straße', 'Hausnr.', 'PLZ', 'Ort', 'Name'];
    const wort = fc.constantFrom(
      'Kehrbezirk Musterstadt',
      'Stand: 01.03.2027',
      '',
      'Ort',
      'Benutzer: Muster',
      'Seite 1',
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(wort, { maxLength: 2 }), { maxLength: 49 }),
        fc.nat(20),
        (vorspann, leer) => {
          const zeilen = [
            ...vorspann,
            kopf,
            ...Array.from({ length: leer }, () => ['']),
            ['Ringweg', '5', '91207', 'Lauf', 'Muster'],
          ];
          const kopfzeile = findeKopfzeile(zeilen);
          expect(kopfzeile).toBe(vorspann.length);
          const { liegenschaften } = liesImport(zeilen, {
            zuordnung: alsZuordnung(ordneSpaltenZu(kopf)),
            ...(kopfzeile === undefined ? {} : { kopfzeile }),
          });
          expect(liegenschaften[0]?.zeilen).toEqual([zeilen.length]);
        },
      ),
    );
  });
});

describe('a row', () => {
  it('stays out or is taken, never both', () => {
    const zelle = fc.constantFrom(
      '',
      '1067',
      '91207',
      'x',
      '#N/A',
      '01. Mrz',
      'Lauf',
      '31.02.2027',
      '5 bis 9',
      '4,9E+11',
    );
    const kopf = ['Straße', 'Hausnr.', 'PLZ', 'Ort', 'Telefon', 'Tätigkeit', 'Frist bis'];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(zelle, zelle, zelle, zelle, zelle, zelle, zelle), { maxLength: 8 }),
        (zeilen) => {
          const { liegenschaften, meldungen } = lies(kopf, ...zeilen);
          const drin = new Set(liegenschaften.flatMap((eine) => eine.zeilen));
          const draussen = new Set(
            meldungen.filter(({ schwere }) => schwere === 'fehler').map((eine) => eine.zeile),
          );
          expect(drin.intersection(draussen).size).toBe(0);
          expect(
            meldungen.filter(({ zeile, schwere }) => draussen.has(zeile) && schwere === 'hinweis'),
          ).toEqual([]);
        },
      ),
    );
  });
});
