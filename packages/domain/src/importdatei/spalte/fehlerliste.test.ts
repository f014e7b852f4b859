import { describe, expect, it } from 'vitest';

import { schreibeCsv } from '../../datei/csv.ts';
import { fehlerliste } from './fehlerliste.ts';
import { meldungAus } from './meldung.ts';

describe('fehlerliste', () => {
  it('puts every message beside the row it speaks of, formulas disarmed', () => {
    const zeilen = [
      ['Straße', 'HNr', 'PLZ'],
      ['=cmd()', '01. Mrz', '01067'],
    ];
    const meldung = meldungAus(
      { zeile: 2, feld: 'hausnr', spalteIndex: 1 },
      { art: 'hausnr-exceldatum', wert: '01. Mrz', moeglich: [] },
    );
    expect(schreibeCsv(fehlerliste(zeilen, 0, [meldung])).split('\r\n')).toEqual([
      '\uFEFFZeile;Spalte;Feld;Art;Meldung;Straße;HNr;PLZ',
      `2;2;Hausnummer;Fehler;${meldung.text};'=cmd();01. Mrz;"=""01067"""`,
      '',
    ]);
  });
});
