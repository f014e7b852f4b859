import { describe, expect, it } from 'vitest';

import { leseImport } from '../leseimport.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import { alsZuordnung, ordneSpaltenZu } from '../spalte/spaltenzuordnung.ts';
import { gruppiereMeldungen } from './meldungsgruppe.ts';
import { korrekturschluessel } from './zelle.ts';

const ZWEI = ['Straße', 'Hausnr.', 'PLZ', 'Ort', 'Tätigkeit', 'Frist von', 'Frist bis'];
const EINE = ['Adresse', 'PLZ', 'Ort'];
const WO = ['91207', 'Lauf'];
const OHNE_FRIST = ['', '', ''];

/** The same rows again with what a person wrote for one of them in the group of messages. */
function stelleRichtig(kopf: string[], zeilen: string[][], neu: string) {
  const vorgabe = { kopfzeile: 0, zuordnung: alsZuordnung(ordneSpaltenZu(kopf)) };
  const erst = leseImport([kopf, ...zeilen], vorgabe);
  const [gruppe] = gruppiereMeldungen(erst.meldungen);
  const [eine] = gruppe?.werte ?? [];
  const feld: Importfeld = gruppe?.feld ?? 'notiz';
  const korrekturen = new Map([
    [feld, new Map([[korrekturschluessel(eine?.wert ?? '', eine?.zeilen[0]), neu]])],
  ]);
  return { gruppe, dann: leseImport([kopf, ...zeilen], { ...vorgabe, korrekturen }) };
}

describe('what is put right in one row alone', () => {
  it.each([
    ['a number that is missing', ZWEI, ['Am Hang', '', ...WO, ...OHNE_FRIST], '12'],
    ['a number that the one cell lacks', EINE, ['Am Hang', ...WO], '12'],
    ['a street that is missing', EINE, ['', ...WO], 'Am Hang 12'],
    ['a place that is missing', EINE, ['Am Hang 12', '', ''], '91207 Lauf'],
    [
      'an end before its begin',
      ZWEI,
      ['Am Hang', '12', ...WO, 'Kehrung (1x jährlich)', '01.03.2027', '28.02.2027'],
      '30.04.2027',
    ],
  ])('is %s', (_was, kopf, zeile, neu) => {
    const { gruppe, dann } = stelleRichtig(kopf, [zeile], neu);
    expect(gruppe).toMatchObject({ korrigierbar: true, jeZeile: true });
    expect(dann.meldungen).toEqual([]);
    expect(dann.liegenschaften.map(({ adresse }) => adresse)).toEqual([
      { strasse: 'Am Hang', hausnr: '12', plz: '91207', ort: 'Lauf' },
    ]);
  });

  it('leaves the others as they are', () => {
    const ohne = ['Am Hang', '', ...WO, ...OHNE_FRIST];
    const andere = ['Am Rain', '', ...WO, ...OHNE_FRIST];
    const { gruppe, dann } = stelleRichtig(ZWEI, [ohne, andere], '12');
    expect(gruppe?.werte.map(({ zeilen, text }) => [zeilen, text.slice(0, 34)])).toEqual([
      [[2], 'Die Hausnummer fehlt bei „Am Hang“'],
      [[3], 'Die Hausnummer fehlt bei „Am Rain“'],
    ]);
    expect(dann.liegenschaften.map(({ adresse }) => adresse.hausnr)).toEqual(['12', '']);
  });
});
