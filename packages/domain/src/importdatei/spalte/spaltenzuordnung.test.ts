import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { IMPORTFELDER, kopfSynonyme } from './importfeld.ts';
import {
  alsZuordnung,
  fehlendePflichtfelder,
  findeKopfzeile,
  kopfSchluessel,
  normalisiereKopf,
  ordneSpaltenZu,
} from './spaltenzuordnung.ts';

const felder = (koepfe: string[], probe?: string[][]) =>
  ordneSpaltenZu(koepfe, probe).map(({ feld }) => feld);

describe('kopfSynonyme', () => {
  it('never gives one header to two fields', () => {
    const alle = IMPORTFELDER.flatMap((feld) => [...new Set(kopfSynonyme(feld).map(normalisiereKopf))]);
    expect(alle.filter((kopf, i) => alle.indexOf(kopf) !== i)).toEqual([]);
  });

  it('is recognised with full certainty, each one', () => {
    for (const feld of IMPORTFELDER)
      for (const kopf of kopfSynonyme(feld))
        expect(ordneSpaltenZu([kopf])).toEqual([{ index: 0, kopf, feld, sicherheit: 1 }]);
  });
});

describe('the two ends of a Frist', () => {
  it.each([
    ['Termin von', 'Termin bis'],
    ['Termin ab', 'Termin bis'],
    ['Zeitraum von', 'Zeitraum bis'],
    ['Start_Zeitraum', 'Ende_Zeitraum'],
    ['Zeitraum Beginn', 'Zeitraum Ende'],
    ['Beginn', 'Ende'],
    ['frühestens', 'spätestens'],
    ['fällig ab', 'fällig bis'],
  ])('are both known: %s, %s', (von, bis) => {
    expect(felder([von, bis])).toEqual(['fristVon', 'fristBis']);
  });
});

describe('ordneSpaltenZu', () => {
  it('reads headers however they are spelt', () => {
    expect(felder(['STRASSE', 'haus-nr.', 'Plz', 'E-Mail (privat)', 'Eigentuemer', 'Dauer [Min]'])).toEqual([
      'strasse',
      'hausnr',
      'plz',
      'email',
      'name',
      'dauerMinuten',
    ]);
  });

  it('guesses a header with a slip of the pen and says that it is not sure', () => {
    const [spalte] = ordneSpaltenZu(['Hausnumer']);
    expect(spalte).toMatchObject({ feld: 'hausnr' });
    expect(spalte?.sicherheit).toBeLessThan(1);
    expect(spalte?.sicherheit).toBeGreaterThanOrEqual(0.8);
  });

  it.each<[string, string[], (string | undefined)[]]>([
    [
      'district software with three phones',
      [
        'Lfd.Nr.',
        'Straße',
        'HNr.',
        'PLZ',
        'Ort',
        'Eigentümer',
        'Telefon privat',
        'Telefon dienstl.',
        'Mobil',
        'Nächste Kehrung',
      ],
      ['laufnummer', 'strasse', 'hausnr', 'plz', 'ort', 'name', 'telefon', undefined, 'mobil', 'fristBis'],
    ],
    [
      'an office',
      ['Hausbesitzer', 'Straße u. Hausnummer', 'PLZ', 'Ort', 'Fon', 'Kehren bis'],
      ['name', 'strasseHausnr', 'plz', 'ort', 'telefon', 'fristBis'],
    ],
    [
      'English',
      ['Street', 'House no.', 'ZIP', 'City', 'Owner', 'Phone', 'Mobile', 'Due'],
      ['strasse', 'hausnr', 'plz', 'ort', 'name', 'telefon', 'mobil', 'fristBis'],
    ],
    [
      'a program that says whose each column is',
      [
        'Gebäude-Nr',
        'Gebäude Straße',
        'Gebäude Hausnummer',
        'Gebäude PLZ',
        'Gebäude Ort',
        'Eigentümer Nachname',
        'Eigentümer Telefon',
        'Kunden-Nr',
        'Mieter Handy',
        'Hausverwaltung Name',
        'Anlage Art',
        'Anlage Brennstoff',
        'Tätigkeit',
        'Tätigkeit Von',
        'Tätigkeit Bis',
        'Objektname',
        'Nächste Reinigung',
      ],
      [
        undefined,
        'strasse',
        'hausnr',
        'plz',
        'ort',
        'name',
        'telefon',
        'kundennummer',
        'bewohnerMobil',
        'verwalter',
        'feuerstaette',
        'brennstoff',
        'taetigkeit',
        'fristVon',
        'fristBis',
        undefined,
        undefined,
      ],
    ],
    ['one end of a Frist', ['fällig am', 'fällig ab', 'Fälligkeit'], ['fristBis', 'fristVon', undefined]],
  ])('knows the headers of %s', (_, koepfe, gemeint) => expect(felder(koepfe)).toEqual(gemeint));

  it('takes a column of whole addresses for one by its values, and asks for no other', () => {
    const probe = [
      ['Kern', 'Lindenallee 4, 91999 Musterbach'],
      ['Vogel', 'Ringweg 5\n91207 Lauf'],
    ];
    const spalten = ordneSpaltenZu(['Kunde', 'Anschrift'], probe);
    expect(spalten.map(({ feld }) => feld)).toEqual(['name', 'anschrift']);
    expect(fehlendePflichtfelder(alsZuordnung(spalten))).toEqual([]);
    expect(felder(['Kunde', 'Anschrift', 'PLZ'], probe)).toEqual(['name', 'strasseHausnr', 'plz']);
    expect(felder(['Kunde', 'Anschrift'], [['Kern', 'Lindenallee 4']])).toEqual(['name', 'strasseHausnr']);
  });

  it('leaves alone what it does not know, and short headers that only look alike', () => {
    expect(felder(['Farbe', 'Orx', '', 'Versicherungsschein'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('gives each field to one column only; a second phone is the mobile one', () => {
    expect(felder(['Telefon', 'Rufnummer', 'Festnetz', 'Ort', 'Stadt'])).toEqual([
      'telefon',
      'mobil',
      undefined,
      'ort',
      undefined,
    ]);
  });

  it('lets the values decide where a header means two things', () => {
    expect(felder(['Objektnr.'], [['LA-1'], ['LA-2']])).toEqual(['externalId']);
    expect(felder(['Objektnr.'], [['1'], ['2,5']])).toEqual(['laufnummer']);
    expect(felder(['Anwesen'], [['Hardtstraße 3'], ['Ahornweg 1a']])).toEqual(['strasseHausnr']);
    expect(felder(['Anwesen', 'HNr'], [['Hardtstraße', '3']])).toEqual(['strasse', 'hausnr']);
    expect(felder(['Adresse', 'HNr'], [['Hardtstraße', '3']])).toEqual(['strasse', 'hausnr']);
    expect(felder(['Ort'], [['91207 Lauf'], ['91217 Hersbruck']])).toEqual(['plzOrt']);
  });

  it('does not choke on ten thousand columns', () => {
    const koepfe = ['Straße', ...Array.from({ length: 10_000 }, (_, i) => `Merkmalspalte ${i}`), 'PLZ'];
    expect(felder(koepfe).filter((feld) => feld !== undefined)).toEqual(['strasse']);
    expect(findeKopfzeile([koepfe, ['Straße', 'PLZ']])).toBe(1);
  });

  it('takes any header row without failing and never maps a field twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('PLZ', 'Ort', 'Tel.', 'Mobil'))),
        (koepfe) => {
          const vergeben = felder(koepfe).filter((feld) => feld !== undefined);
          expect(new Set(vergeben).size).toBe(vergeben.length);
        },
      ),
    );
  });
});

describe('findeKopfzeile', () => {
  it('passes over titles and print dates above the header', () => {
    expect(
      findeKopfzeile([['Kehrbezirk 12'], ['Stand', '01.01.2027'], [], ['Straße', 'HNr', 'PLZ', 'Ort']]),
    ).toBe(3);
    expect(
      findeKopfzeile([
        ['Straße', 'HNr'],
        ['Hardtstraße', '1'],
      ]),
    ).toBe(0);
  });

  it('finds none where there is none', () => {
    expect(findeKopfzeile([['Hardtstraße', '1', '91207', 'Lauf']])).toBeUndefined();
    expect(findeKopfzeile([])).toBeUndefined();
  });
});

describe('a column „Nr.“', () => {
  const felder = (kopf: string[], ...zeilen: string[][]) =>
    ordneSpaltenZu(kopf, zeilen).map(({ feld }) => feld);
  it('is the house number where there is no other, and counts the rows beside one', () => {
    expect(felder(['Straße', 'Nr.', 'Ort'])).toEqual(['strasse', 'hausnr', 'ort']);
    expect(felder(['Nr', 'Straße', 'Hausnummer', 'Ort'])).toEqual(['laufnummer', 'strasse', 'hausnr', 'ort']);
    expect(
      felder(['Nr', 'Straße', 'Ort'], ['1', 'Hardtstr. 7', 'Lauf'], ['2', 'Hardtstr. 9a', 'Lauf']),
    ).toEqual(['laufnummer', 'strasseHausnr', 'ort']);
    expect(felder(['Nr', 'Straße', 'Ort'], ['1', 'Hardtstr.', 'Lauf'])).toEqual(['hausnr', 'strasse', 'ort']);
    expect(felder(['Lfd. Nr.', 'Nr.', 'Straße', 'Hausnummer'])).toEqual([
      'laufnummer',
      undefined,
      'strasse',
      'hausnr',
    ]);
  });
});

describe('fehlendePflichtfelder', () => {
  it('asks for what an address needs', () => {
    expect(fehlendePflichtfelder({})).toEqual(['strasse', 'plz', 'ort']);
    expect(fehlendePflichtfelder({ strasseHausnr: 0, ort: 1 })).toEqual([]);
    expect(fehlendePflichtfelder(alsZuordnung(ordneSpaltenZu(['Straße', 'PLZ'])))).toEqual([]);
  });
});

describe('kopfSchluessel', () => {
  it('knows the same program again by its header row', () => {
    expect(kopfSchluessel(['Straße', 'Haus-Nr.'])).toBe(kopfSchluessel(['STRASSE', 'Hausnr']));
    expect(kopfSchluessel(['Straße', 'PLZ'])).not.toBe(kopfSchluessel(['PLZ', 'Straße']));
  });
});
