import { describe, expect, it } from 'vitest';

import { type HausRow, leeresHaus } from '../liegenschaft/hausUndLeute.ts';
import type { Hausstand } from './hausstand.ts';
import { nimmHausZurueck } from './nimmHausZurueck.ts';

const ORT = { strasse: 'Marktplatz', hausnr: '1', plz: '91207', ort: 'Lauf' };
const mit = (teile: Partial<HausRow>): Hausstand => ({
  haus: { ...leeresHaus('a', ORT), ...teile },
  einheiten: [],
  anlagen: [],
  kontakte: [],
  verbindungen: [],
  aufgaben: [],
});

describe('taking an import back from one house', () => {
  it('brings the texts back that the file changed, except those a person has changed since', () => {
    const vorher = mit({ kundennummer: 'K-1', kehrbezirk: '3' });
    const jetzt = mit({ kundennummer: 'K-2', kehrbezirk: '4', lokal_geaendert: ['kehrbezirk'] });
    expect(nimmHausZurueck(jetzt, vorher, 'import').haus).toMatchObject({
      kundennummer: 'K-1',
      kehrbezirk: '4',
    });
  });
  it('leaves a text as it is that did not exist yet when the import was made', () => {
    const { kehrbezirk: _neu, ...alt } = mit({ kundennummer: 'K-1' }).haus;
    const vorher = { ...mit({}), haus: alt as HausRow };
    expect(nimmHausZurueck(mit({ kehrbezirk: '4' }), vorher, 'import').haus).toMatchObject({
      kundennummer: 'K-1',
      kehrbezirk: '4',
    });
  });
});
