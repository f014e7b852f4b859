import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plusTage } from '../tag.ts';
import { strassenteile, type Strassenbesuch } from './strassenteil.ts';

const VON = '2027-01-11';

describe('strassenteile', () => {
  const haus = (hausnr: string, mehr: Partial<Strassenbesuch> = {}): Strassenbesuch => ({
    id: hausnr,
    strasse: 'Hardtstraße',
    ort: 'Lauf',
    hausnr,
    laufnummer: null,
    frist: '2027-02-28',
    dauerMinuten: 20,
    feuerstaettenschau: false,
    schau: false,
    ...mehr,
  });
  const nummern = (besuche: Strassenbesuch[], minutenMax = 120) =>
    strassenteile(besuche, { von: VON, minutenMax }).map((teil) => teil.besuche.map(({ hausnr }) => hausnr));

  it('keeps a street whole, by house number', () => {
    expect(nummern([haus('10'), haus('2'), haus('2a')])).toEqual([['2', '2a', '10']]);
  });

  it('cuts a long street into even parts in walking order', () => {
    const lang = Array.from({ length: 14 }, (_, index) => haus(String(index + 1)));
    expect(nummern(lang).map((teil) => teil.length)).toEqual([5, 5, 4]);
  });

  it('keeps together what can be done on a common day, however the Fristen end', () => {
    expect(
      nummern([haus('1'), haus('2', { frist: '2027-04-30' }), haus('3', { frist: '2026-12-31' })]),
    ).toEqual([['1', '2', '3']]);
  });

  it('divides turns that have no day in common, and what only the bBSF may do', () => {
    const runde = (besuche: Strassenbesuch[]) =>
      strassenteile(besuche, { von: VON, minutenMax: 120 }).map((teil) => teil.runde);
    expect(runde([haus('1'), haus('1', { ab: '2027-03-15', frist: '2027-04-30' })])).toEqual([
      'Lauf|Hardtstraße|1',
      'Lauf|Hardtstraße|2',
    ]);
    expect(runde([haus('1'), haus('3', { feuerstaettenschau: true })])).toEqual([
      'Lauf|Hardtstraße|1',
      'Lauf|Hardtstraße|1',
    ]);
  });

  it('does the urgent houses of a street apart where time is short', () => {
    const teile = strassenteile([haus('1'), haus('2', { frist: '2027-04-30' })], {
      von: VON,
      minutenMax: 120,
      trennfristen: ['2027-02-28'],
    });
    expect(teile.map(({ besuche }) => besuche.length)).toEqual([1, 1]);
  });

  it('gives every visit to one part, with a day that suits all of it', () => {
    const tag = (zahl: number) => plusTage(VON, zahl);
    const einer = fc
      .tuple(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 0, max: 60 }),
      )
      .map(([nummer, ab, tage]) => haus(String(nummer), { ab: tag(ab), frist: tag(ab + tage) }));
    fc.assert(
      fc.property(fc.array(einer, { maxLength: 30 }), (besuche) => {
        const teile = strassenteile(besuche, { von: VON, minutenMax: 100 });
        expect(teile.flatMap((teil) => teil.besuche)).toHaveLength(besuche.length);
        for (const teil of teile)
          for (const { frist } of teil.besuche) expect((teil.ab ?? '') <= frist).toBe(true);
      }),
    );
  });

  it('goes by the own working order where there is one', () => {
    expect(nummern([haus('1', { laufnummer: 12.5 }), haus('9', { laufnummer: 12 }), haus('5')])).toEqual([
      ['9', '1', '5'],
    ]);
  });
});
