import { describe, expect, it } from 'vitest';

import { liesImport } from '../importdatei/liesImport.ts';
import { IMPORTTEIL_NAMEN, IMPORTTEILE, probelauf } from '../importdatei/probelauf.ts';
import { alsZuordnung, ordneSpaltenZu } from '../importdatei/spalte/spaltenzuordnung.ts';
import { AUSGABESPALTEN, OHNE_ANGABEN, TEXTSPALTEN, SPALTENNAMEN } from './bestandsspalte.ts';

const KOPF = ['Straße', 'Hausnr.', 'PLZ', 'Ort', ...Object.values(SPALTENNAMEN)];
const lies = (wert: string) =>
  liesImport([KOPF, ['Gasse', '1', '91207', 'Lauf', ...TEXTSPALTEN.map((spalte) => `${spalte} ${wert}`)]], {
    zuordnung: alsZuordnung(ordneSpaltenZu(KOPF)),
    kopfzeile: 0,
  });

describe('BESTANDSSPALTEN', () => {
  it('are each found by their own name, read, and kept apart from what they were', () => {
    const [haus] = lies('alt').liegenschaften;
    expect(haus).toMatchObject(Object.fromEntries(TEXTSPALTEN.map((spalte) => [spalte, `${spalte} alt`])));
    const vorhanden = haus && {
      id: 'a',
      stand: haus,
      lokalGeaendert: TEXTSPALTEN.slice(0, 1),
      fehltImExport: false,
    };
    const { geaendert } = probelauf(lies('neu'), vorhanden ? [vorhanden] : []);
    expect(geaendert[0]?.aenderungen.map(({ teil, geschuetzt }) => [teil, geschuetzt])).toEqual(
      TEXTSPALTEN.map((spalte, stelle) => [spalte, stelle === 0]),
    );
  });
  it('are parts of an import with the name that people read', () => {
    expect(TEXTSPALTEN.filter((spalte) => !IMPORTTEILE.includes(spalte))).toEqual([]);
    expect(IMPORTTEIL_NAMEN).toMatchObject(SPALTENNAMEN);
  });
  it('leave the house only where that is meant', () => {
    expect(AUSGABESPALTEN).toContain('kundennummer');
    expect(AUSGABESPALTEN).not.toContain('kehrbezirk');
    expect(OHNE_ANGABEN.kundennummer).toBe('');
  });
});
