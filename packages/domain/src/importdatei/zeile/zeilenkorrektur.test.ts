import { describe, expect, it } from 'vitest';

import { liesImport } from '../liesImport.ts';
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
  const erst = liesImport([kopf, ...zeilen], vorgabe);
  const [gruppe] = gruppiereMeldungen(erst.meldungen);
  const [eine] = gruppe?.werte ?? [];
  const feld: Importfeld = gruppe?.feld ?? 'notiz';
  const korrekturen = new Map([
    [feld, new Map([[korrekturschluessel(eine?.wert ?? '', eine?.zeilen[0]), neu]])],
  ]);
  return { gruppe, dann: liesImport([kopf, ...zeilen], { ...vorgabe, korrekturen }) };
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

describe('the work that a list of days does not name', () => {
  const [KOPF, ALLES] = [
    ['Straße', 'Hausnr.', 'PLZ', 'Ort', 'fällig am'],
    ['Am Hang', '1', ...WO],
  ];
  const zeilen = [
    [...ALLES, '01.03.2027'],
    ['Am Hang', '2', ...WO, 'KW 12/2027'],
    ['Am Hang', '3', ...WO, ''],
  ];
  const vorgabe = { kopfzeile: 0, zuordnung: alsZuordnung(ordneSpaltenZu(KOPF)) };

  it('is asked for once, and is that of all rows with a day when somebody says it', () => {
    const erst = liesImport([KOPF, ...zeilen], vorgabe);
    expect(erst.liegenschaften.flatMap(({ aufgaben }) => aufgaben)).toEqual([]);
    const [gruppe] = gruppiereMeldungen(erst.meldungen);
    expect(gruppe).toMatchObject({
      art: 'frist-ohne-taetigkeit',
      feld: 'taetigkeit',
      anzahl: 2,
      korrigierbar: true,
      jeZeile: false,
      werte: [{ wert: '', anzahl: 2, zeilen: [2, 3] }],
    });
    const korrekturen = new Map([['taetigkeit' as const, new Map([['', 'Kehren']])]]);
    const dann = liesImport([KOPF, ...zeilen], { ...vorgabe, korrekturen });
    expect(
      dann.liegenschaften.map(({ aufgaben }) => aufgaben.map(({ text, fristBis }) => [text, fristBis])),
    ).toEqual([[['Kehren', '2027-03-01']], [['Kehren', '2027-03-28']], []]);
    expect(dann.meldungen.filter(({ art }) => art === 'frist-ohne-taetigkeit')).toEqual([]);
  });
  it('is not asked for where the row names it, is done, or has no day', () => {
    const kopf = [...KOPF, 'Tätigkeit', 'erledigt am'];
    const { meldungen } = liesImport(
      [
        kopf,
        [...ALLES, '01.03.2027', 'Kehren', ''],
        ['Am Hang', '2', ...WO, '01.03.2027', '', '01.02.2027'],
        ['Am Hang', '3', ...WO, '', '', ''],
      ],
      { kopfzeile: 0, zuordnung: alsZuordnung(ordneSpaltenZu(kopf)) },
    );
    expect(meldungen.filter(({ art }) => art === 'frist-ohne-taetigkeit')).toEqual([]);
  });
});
