import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  besucheImQuartal,
  quartalsende,
  quartalsfrist,
  strassenteile,
  type Quartalsaufgabe,
  type Strassenbesuch,
} from './quartal.ts';
import { plusTage } from './tag.ts';

const FRUEHJAHR = { von: '2027-01-11', bis: '2027-04-30' };

function aufgabe(taetigkeitId: string, fristVon: string, fristBis: string): Quartalsaufgabe {
  const qualifikation = taetigkeitId === 'fss' ? 'feuerstaettenschau' : 'keine';
  return { taetigkeitId, fristVon, fristBis, dauerMinuten: 15, qualifikation };
}
const kehrung = (von: string, bis: string) => aufgabe('kehrung_3x', `2027-${von}`, `2027-${bis}`);

describe('besucheImQuartal', () => {
  it('plans two turns of a Kehrung as two visits, the first before the second begins', () => {
    const besuche = besucheImQuartal([kehrung('01-01', '02-28'), kehrung('03-15', '04-30')], FRUEHJAHR);
    expect(besuche).toMatchObject([
      { frist: '2027-02-28', spaetestens: '2027-03-14' },
      { ab: '2027-03-15', frist: '2027-04-30' },
    ]);
  });

  it('does in one visit what can be done together, and takes along what is due later', () => {
    const awue = aufgabe('awue_gas', '2027-02-01', '2027-10-31');
    const messung = aufgabe('messung', '2027-01-01', '2027-03-31');
    const [besuch, ...weitere] = besucheImQuartal([kehrung('01-01', '02-28'), awue, messung], FRUEHJAHR);
    expect(weitere).toEqual([]);
    expect(besuch).toMatchObject({ ab: '2027-02-01', frist: '2027-02-28', dauerMinuten: 45 });
  });

  it('leaves a house alone where nothing is due in the span', () => {
    expect(besucheImQuartal([aufgabe('awue_gas', '2027-02-01', '2027-10-31')], FRUEHJAHR)).toEqual([]);
    expect(besucheImQuartal([kehrung('10-01', '11-30')], FRUEHJAHR)).toEqual([]);
  });

  it('makes up for a missed turn, unless the next one is already running', () => {
    const versaeumt = kehrung('01-01', '02-28');
    const naechster = kehrung('03-15', '04-30');
    const ab = (von: string) => besucheImQuartal([versaeumt, naechster], { von, bis: '2027-04-30' });
    expect(ab('2027-03-01').map(({ frist }) => frist)).toEqual(['2027-02-28', '2027-04-30']);
    expect(ab('2027-03-20').map(({ frist }) => frist)).toEqual(['2027-04-30']);
  });

  it('makes up for a missed turn whose next one is due only after the span', () => {
    const versaeumt = kehrung('01-01', '01-10');
    const naechster = kehrung('01-11', '05-01');
    expect(besucheImQuartal([naechster, versaeumt], FRUEHJAHR)).toMatchObject([
      { aufgaben: [versaeumt], frist: '2027-01-10' },
    ]);
  });

  it('begins with a Feuerstättenschau only when its notice can be given in time', () => {
    const fss = aufgabe('fss', '2027-01-01', '2027-03-31');
    const [besuch] = besucheImQuartal([fss], FRUEHJAHR, '2027-01-19');
    expect(besuch).toMatchObject({ ab: '2027-01-19', feuerstaettenschau: true });
  });

  it('does every task that is due exactly once, never two turns at once, always with a day for all', () => {
    const eine = fc
      .tuple(
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: -60, max: 110 }),
        fc.integer({ min: 0, max: 120 }),
      )
      .map(([art, ab, tage]) =>
        aufgabe(art, plusTage(FRUEHJAHR.von, ab), plusTage(FRUEHJAHR.von, ab + tage)),
      );
    fc.assert(
      fc.property(fc.array(eine, { maxLength: 8 }), (aufgaben) => {
        const besuche = besucheImQuartal(aufgaben, FRUEHJAHR);
        const getan = besuche.flatMap((besuch) => besuch.aufgaben);
        expect(new Set(getan).size).toBe(getan.length);
        for (const { fristVon, fristBis, ...eineAufgabe } of aufgaben.filter((one) => !getan.includes(one)))
          expect(
            fristBis > FRUEHJAHR.bis ||
              (fristVon ?? '') > FRUEHJAHR.bis ||
              (fristBis < FRUEHJAHR.von &&
                getan.some((one) => one.taetigkeitId === eineAufgabe.taetigkeitId)),
          ).toBe(true);
        for (const besuch of besuche) {
          const arten = besuch.aufgaben.map(({ taetigkeitId }) => taetigkeitId);
          expect(new Set(arten).size).toBe(arten.length);
          if (besuch.frist >= FRUEHJAHR.von) expect((besuch.ab ?? FRUEHJAHR.von) <= besuch.frist).toBe(true);
        }
      }),
    );
  });
});

describe('quartalsende', () => {
  it.each([
    ['2027-01-01', '2027-03-31'],
    ['2027-04-30', '2027-06-30'],
    ['2027-12-31', '2027-12-31'],
  ])('of %s is %s', (tag, ende) => {
    expect(quartalsende(tag)).toBe(ende);
  });
});

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
    ...mehr,
  });
  const nummern = (besuche: Strassenbesuch[], minutenMax = 120) =>
    strassenteile(besuche, { von: FRUEHJAHR.von, minutenMax }).map((teil) =>
      teil.besuche.map(({ hausnr }) => hausnr),
    );

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
      strassenteile(besuche, { von: FRUEHJAHR.von, minutenMax: 120 }).map((teil) => teil.runde);
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
      von: FRUEHJAHR.von,
      minutenMax: 120,
      trennfristen: ['2027-02-28'],
    });
    expect(teile.map(({ besuche }) => besuche.length)).toEqual([1, 1]);
  });

  it('gives every visit to one part, with a day that suits all of it', () => {
    const tag = (zahl: number) => plusTage(FRUEHJAHR.von, zahl);
    const einer = fc
      .tuple(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 0, max: 60 }),
      )
      .map(([nummer, ab, tage]) => haus(String(nummer), { ab: tag(ab), frist: tag(ab + tage) }));
    fc.assert(
      fc.property(fc.array(einer, { maxLength: 30 }), (besuche) => {
        const teile = strassenteile(besuche, { von: FRUEHJAHR.von, minutenMax: 100 });
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

describe('quartalsfrist', () => {
  const lage = (tag: string, mehr = {}) =>
    quartalsfrist({ frist: '2027-02-28', ...mehr }, tag, FRUEHJAHR.von);
  it('tells how a day stands to the Frist', () => {
    expect(lage('2027-02-01')).toBe('gut');
    expect(lage('2027-02-22')).toBe('knapp');
    expect(lage('2027-02-28')).toBe('knapp');
    expect(lage('2027-03-01')).toBe('zuSpaet');
    expect(lage('2027-02-01', { ab: '2027-02-02' })).toBe('zuFrueh');
    expect(lage('2027-02-01', { frist: '2026-12-31' })).toBe('abgelaufen');
  });
});
