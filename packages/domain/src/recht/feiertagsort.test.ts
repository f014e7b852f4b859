import { describe, expect, it } from 'vitest';

import type { Bundesland } from './bundesland.ts';
import { betriebsort, EINMALIGE_FEIERTAGE, feiertagsort } from './feiertagsort.ts';

const ortIn = (plz: string, ort: string, ortsteil?: string) =>
  feiertagsort(
    { plz, ort, ...(ortsteil === undefined ? {} : { ortsteil }) },
    {
      bundesland: 'HE',
      einmalige: EINMALIGE_FEIERTAGE,
    },
  );

describe('feiertagsort', () => {
  it('is the state of the property, not of the company', () => {
    expect(ortIn('63739', 'Aschaffenburg').bundesland).toBe('BY');
    expect(ortIn('unbekannt', 'Irgendwo').bundesland).toBe('HE');
    expect(ortIn('07919', 'Mühltroff').bundesland).toBe('SN');
    expect(ortIn('07907', 'Schleiz').bundesland).toBe('TH');
  });

  it.each([
    ['86152', 'Augsburg', { friedensfest: 'gilt', mariaeHimmelfahrt: 'gilt' }],
    ['80331', 'München', { mariaeHimmelfahrt: 'gilt' }],
    ['93047', 'Regensburg', { mariaeHimmelfahrt: 'gilt' }],
    ['97070', 'Würzburg', { mariaeHimmelfahrt: 'gilt' }],
    ['91074', 'Herzogenaurach', { mariaeHimmelfahrt: 'gilt' }],
    ['90403', 'Nürnberg', {}],
    ['90762', 'Fürth', {}],
    ['91052', 'Erlangen', {}],
    ['91207', 'Lauf a.d.Pegnitz', {}],
    ['97318', 'Kitzingen', { mariaeHimmelfahrt: 'ungewiss' }],
    ...['92281', '92262', '92268', '92265', '89340', '89431', '86655', '95509', '96145'].map(
      (plz): [string, string, object] => [plz, 'without it by the census of 2022', {}],
    ),
    ...['96364', '91083', '91085', '97525', '87766', '86732', '92237', '86650'].map(
      (plz): [string, string, object] => [
        plz,
        'with it by the census of 2022',
        { mariaeHimmelfahrt: 'gilt' },
      ],
    ),
    ['86735', 'Forheim', {}],
    ['86735', 'Amerdingen', { mariaeHimmelfahrt: 'gilt' }],
  ])('knows Mariä Himmelfahrt and the Friedensfest in %s %s (Art. 1 BayFTG)', (plz, ort, oertlich) => {
    expect(ortIn(plz, ort).oertlich).toEqual(oertlich);
  });

  it.each([
    ['01920', 'Crostwitz', undefined, 'gilt'],
    ['01920', 'Panschwitz-Kuckau', undefined, 'gilt'],
    ['02625', 'Bautzen', undefined, 'ungewiss'],
    ['02625', 'Bautzen', 'Salzenforst', 'gilt'],
    ['02625', 'Bautzen OT Bolbritz', undefined, 'gilt'],
    ['02625', 'Bautzen', 'Innenstadt', undefined],
    ['02699', 'Königswartha', undefined, 'gilt'],
    ['02699', 'Königswartha', 'Wartha', undefined],
    ['01067', 'Dresden', undefined, undefined],
    ['37308', 'Heilbad Heiligenstadt', undefined, 'gilt'],
    ['99976', 'Südeichsfeld', 'Diedorf', 'gilt'],
    ['99976', 'Anrode', 'Bickenriede', 'gilt'],
    ['36419', 'Geisa', undefined, 'gilt'],
    ['36466', 'Dermbach', 'Zella/Rhön', 'gilt'],
    ['36466', 'Dermbach', 'Oberalba', undefined],
    ['36466', 'Dermbach', undefined, 'ungewiss'],
    ['99976', 'Dingelstädt', 'Bickenriede', 'gilt'],
    ['99084', 'Erfurt', undefined, undefined],
  ])('knows where Fronleichnam is kept in Saxony and Thuringia: %s %s %s', (plz, ort, teil, geltung) => {
    expect(ortIn(plz, ort, teil).oertlich.fronleichnam).toBe(geltung);
  });

  it('keeps the state that a company has chosen for its seat', () => {
    const sitz = (plz: string, ort: string, bundesland: Bundesland) =>
      betriebsort({ plz, ort }, { bundesland, einmalige: [] });
    expect(sitz('10115', 'Berlin', 'BB').bundesland).toBe('BB');
    expect(sitz('86150', 'Augsburg', 'BY').oertlich.friedensfest).toBe('gilt');
  });

  it('keeps a holiday of one year in its state alone (§ 1 Abs. 2 FeiertG BE)', () => {
    expect(ortIn('10115', 'Berlin').einmalig.map(({ tag }) => tag)).toEqual(['2028-06-17']);
    expect(ortIn('14467', 'Potsdam').einmalig).toEqual([]);
  });

  it.each([
    ['Kitzingen', { plz: '97318', ort: 'Kitzingen' }, true],
    ['Kitzingen', { plz: '97318', ort: 'KITZINGEN' }, true],
    ['Lauf', { plz: '91207', ort: 'Lauf a.d.Pegnitz' }, true],
    ['Lauf', { plz: '84000', ort: 'Laufen' }, false],
    ['97318', { plz: '97318', ort: 'Kitzingen' }, true],
    ['97318', { plz: '97320', ort: 'Mainstockheim' }, false],
    ['Kitzingen', { plz: '60311', ort: 'Kitzingen' }, false],
    ['', { plz: '97320', ort: 'Mainstockheim' }, true],
  ])(
    'keeps one of a single municipality there alone: %s in %o (Art. 1 Abs. 2 BayFTG)',
    (gemeinde, haus, gilt) => {
      const eine = { bundesland: 'BY', gemeinde, tag: '2027-07-05', name: 'Stadtjubiläum' } as const;
      const { einmalig } = feiertagsort(haus, { bundesland: 'BY', einmalige: [eine] });
      expect(einmalig.map(({ tag }) => tag)).toEqual(gilt ? ['2027-07-05'] : []);
    },
  );
});
