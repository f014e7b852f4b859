import { describe, expect, it } from 'vitest';

import { type BenanntesGebiet, gebietsname } from './gebietsname.ts';

const hardt = (teil: Partial<BenanntesGebiet> = {}): BenanntesGebiet => ({
  art: 'strasse',
  name: '',
  plz: '91207',
  ort: 'Lauf',
  strasse: 'Hardtstraße',
  hausnrVon: null,
  hausnrBis: null,
  seite: 'alle',
  ...teil,
});

describe('gebietsname', () => {
  it.each([
    [{}, 'Hardtstraße'],
    [{ hausnrVon: 1, hausnrBis: 17 }, 'Hardtstraße 1 bis 17'],
    [{ hausnrVon: 5, hausnrBis: 5 }, 'Hardtstraße 5'],
    [{ hausnrBis: 17, seite: 'ungerade' as const }, 'Hardtstraße bis 17, ungerade Hausnummern'],
    [{ hausnrVon: 18, seite: 'gerade' as const }, 'Hardtstraße ab 18, gerade Hausnummern'],
    [{ art: 'plz' as const }, '91207 Lauf'],
    [{ art: 'plz' as const, ort: '' }, '91207'],
    [{ art: 'flaeche' as const, name: 'Kotzenhof' }, 'Kotzenhof'],
  ])('calls %j as people do', (teil, name) => {
    expect(gebietsname(hardt(teil))).toBe(name);
  });
});
