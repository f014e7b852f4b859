import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { brauchtHausnummer, type Gebiet, gebietFuer, liegtIn, ueberschneidungen } from './gebiet.ts';

const einGebiet = (teil: Partial<Gebiet> & { id: string }): Gebiet => ({
  art: 'plz',
  plz: '91207',
  strasseSchluessel: '',
  hausnrVon: null,
  hausnrBis: null,
  seite: 'alle',
  flaeche: null,
  hoheitlich: true,
  ausgenommen: false,
  zustaendig: '',
  ...teil,
});
const hardt = (teil: Partial<Gebiet> & { id: string }): Gebiet =>
  einGebiet({ art: 'strasse', strasseSchluessel: 'hardtstr', ...teil });
const in91207 = (strasse: string, hausnr: string) => ({ plz: '91207', strasse, hausnr });

describe('gebietFuer', () => {
  it('parts a postcode of two districts between house 17 and 18, whatever comes behind the number', () => {
    const gebiete = [
      hardt({ id: 'wir', hausnrBis: 17 }),
      hardt({ id: 'andere', hausnrVon: 18, ausgenommen: true, zustaendig: 'Frau Kern' }),
    ];
    for (const nummer of ['1', '17', '17a', '17 b', '17/2', ' 17 A '])
      expect([nummer, gebietFuer(gebiete, in91207('Hardtstr.', nummer))?.id]).toEqual([nummer, 'wir']);
    for (const nummer of ['18', '18a', '19', '240'])
      expect([nummer, gebietFuer(gebiete, in91207('HARDTSTRASSE', nummer))?.id]).toEqual([nummer, 'andere']);
  });
  it('tells the sides of a street apart', () => {
    const gebiete = [
      hardt({ id: 'gerade', seite: 'gerade' }),
      hardt({ id: 'ungerade', seite: 'ungerade', hausnrVon: 1, hausnrBis: 31 }),
    ];
    expect(gebietFuer(gebiete, in91207('Hardtstraße', '12a'))?.id).toBe('gerade');
    expect(gebietFuer(gebiete, in91207('Hardtstraße', '31'))?.id).toBe('ungerade');
    expect(gebietFuer(gebiete, in91207('Hardtstraße', '33'))).toBeUndefined();
  });
  it('takes house numbers before the street, the street before an area, an area before the postcode', () => {
    const ring = [
      [11, 49],
      [12, 49],
      [12, 50],
      [11, 50],
    ] as const;
    const alle = [
      einGebiet({ id: 'plz' }),
      einGebiet({ id: 'flaeche', art: 'flaeche', plz: '', flaeche: ring }),
      hardt({ id: 'strasse' }),
      hardt({ id: 'nummern', hausnrVon: 1, hausnrBis: 9 }),
    ];
    const dort = { lage: { lat: 49.5, lon: 11.5 } };
    expect(gebietFuer(alle, { ...in91207('Hardtstraße', '5'), ...dort })?.id).toBe('nummern');
    expect(gebietFuer(alle, { ...in91207('Hardtstraße', '10'), ...dort })?.id).toBe('strasse');
    expect(gebietFuer(alle, { ...in91207('Marktplatz', '1'), ...dort })?.id).toBe('flaeche');
    expect(gebietFuer(alle, in91207('Marktplatz', '1'))?.id).toBe('plz');
    expect(gebietFuer(alle, { ...in91207('Marktplatz', '1'), plz: '91208' })).toBeUndefined();
  });
  it('lets the exception win over its equal, and a single house over its range', () => {
    const gebiete = [
      einGebiet({ id: 'ja' }),
      einGebiet({ id: 'nein', ausgenommen: true }),
      hardt({ id: 'bereich', hausnrVon: 1, hausnrBis: 99, ausgenommen: true }),
      hardt({ id: 'haus', hausnrVon: 17, hausnrBis: 17 }),
    ];
    expect(gebietFuer(gebiete, in91207('Marktplatz', '1'))?.id).toBe('nein');
    expect(gebietFuer(gebiete, in91207('Hardtstraße', '17'))?.id).toBe('haus');
    expect(gebietFuer(gebiete, in91207('Hardtstraße', '18'))?.id).toBe('bereich');
  });
  it('reads umlauts in both spellings', () => {
    const gebiete = [einGebiet({ id: 'm', art: 'strasse', strasseSchluessel: 'muellerstr' })];
    for (const strasse of ['Müllerstraße', 'Mueller-Str.', 'MÜLLERSTRASSE'])
      expect(gebietFuer(gebiete, in91207(strasse, '1'))?.id).toBe('m');
  });
  it('does not care in which order the entries stand', () => {
    const eintrag = fc.record({
      id: fc.uuid(),
      hausnrVon: fc.constantFrom(null, 1, 10, 17),
      hausnrBis: fc.constantFrom(null, 17, 40),
      seite: fc.constantFrom('alle', 'gerade', 'ungerade'),
      ausgenommen: fc.boolean(),
      art: fc.constantFrom('plz', 'strasse'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(eintrag, { maxLength: 8, selector: ({ id }) => id }),
        fc.nat(45),
        (teile, nummer) => {
          const gebiete = teile.map((teil) =>
            teil.art === 'plz' ? einGebiet({ id: teil.id }) : hardt(teil),
          );
          const hier = in91207('Hardtstraße', String(nummer));
          expect(gebietFuer(gebiete.toReversed(), hier)).toEqual(gebietFuer(gebiete, hier));
        },
      ),
      { numRuns: Number(process.env['FAELLE']) },
    );
  });
});

describe('brauchtHausnummer', () => {
  it('asks again only where numbers decide and the number cannot be read', () => {
    const gebiete = [hardt({ id: 'a', hausnrBis: 17 }), einGebiet({ id: 'p' })];
    expect(brauchtHausnummer(gebiete, in91207('Hardtstraße', 'Hinterhof'))).toBe(true);
    expect(brauchtHausnummer(gebiete, in91207('Hardtstraße', '4b'))).toBe(false);
    expect(brauchtHausnummer(gebiete, in91207('Marktplatz', 'Hinterhof'))).toBe(false);
  });
});

describe('ueberschneidungen', () => {
  it('finds doubles and contradictions of equal exactness only', () => {
    const gebiete = [
      einGebiet({ id: 'a' }),
      einGebiet({ id: 'b', hoheitlich: false }),
      einGebiet({ id: 'c', plz: '91208' }),
      hardt({ id: 'd', hausnrVon: 1, hausnrBis: 20 }),
      hardt({ id: 'e', hausnrVon: 20, hausnrBis: 39 }),
      hardt({ id: 'f', hausnrVon: 21, hausnrBis: 21 }),
    ];
    expect(ueberschneidungen(gebiete)).toEqual([
      { a: 'a', b: 'b', art: 'widerspruch' },
      { a: 'd', b: 'e', art: 'doppelt' },
    ]);
  });
  it('warns where two ranges share houses without one lying inside the other', () => {
    const bis17 = hardt({ id: 'a', hausnrVon: 1, hausnrBis: 17 });
    const ab17 = hardt({ id: 'b', hausnrVon: 17, hausnrBis: 40, hoheitlich: false });
    expect(ueberschneidungen([bis17, ab17])).toEqual([{ a: 'a', b: 'b', art: 'widerspruch' }]);
  });
  it('sees that one common number may lie on one side only', () => {
    const bis20 = hardt({ id: 'a', hausnrVon: 2, hausnrBis: 20, seite: 'ungerade' });
    const ab20 = hardt({ id: 'b', hausnrVon: 20, hausnrBis: 38, seite: 'ungerade' });
    expect(ueberschneidungen([bis20, ab20])).toEqual([]);
  });
  it('finds areas that cross, contain each other, or merely touch', () => {
    const feld = (id: string, x: number, breite: number): Gebiet =>
      einGebiet({
        id,
        art: 'flaeche',
        plz: '',
        flaeche: [
          [x, 0],
          [x + breite, 0],
          [x + breite, breite],
          [x, breite],
        ],
      });
    expect(ueberschneidungen([feld('a', 0, 4), feld('b', 2, 4)])).toHaveLength(1);
    expect(ueberschneidungen([feld('a', 0, 4), feld('b', 5, 4)])).toEqual([]);
    expect(liegtIn(feld('a', 0, 4).flaeche ?? [], { lon: 1, lat: 1 })).toBe(true);
    expect(liegtIn(feld('a', 0, 4).flaeche ?? [], { lon: 5, lat: 1 })).toBe(false);
  });
});
