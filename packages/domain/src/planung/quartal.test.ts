import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plusTage } from '../tag.ts';
import { besucheImQuartal, quartalsende, quartalsfrist, type Quartalsaufgabe } from './quartal.ts';

const FRUEHJAHR = { von: '2027-01-11', bis: '2027-04-30' };

function aufgabe(taetigkeitId: string, fristVon: string, fristBis: string): Quartalsaufgabe {
  const schau = taetigkeitId === 'fss';
  const qualifikation = schau || taetigkeitId === 'bauabnahme' ? 'feuerstaettenschau' : 'keine';
  return { taetigkeitId, fristVon, fristBis, dauerMinuten: 15, qualifikation, schau };
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
    const awue = aufgabe('awue_gas', '2027-01-20', '2027-10-31');
    const messung = aufgabe('messung', '2027-01-01', '2027-03-31');
    const [besuch, ...weitere] = besucheImQuartal([kehrung('01-01', '02-28'), awue, messung], FRUEHJAHR);
    expect(weitere).toEqual([]);
    expect(besuch).toMatchObject({ ab: '2027-01-20', frist: '2027-02-28', dauerMinuten: 45 });
  });

  it('puts work of months to the turn that loses no days by it, so that the load stays level', () => {
    const awue = aufgabe('awue_gas', '2027-02-01', '2027-10-31');
    const jahr = { von: FRUEHJAHR.von, bis: '2027-12-31' };
    const besuche = besucheImQuartal([kehrung('01-01', '02-28'), kehrung('03-15', '04-30'), awue], jahr);
    expect(besuche).toMatchObject([
      { frist: '2027-02-28', dauerMinuten: 15 },
      { ab: '2027-03-15', frist: '2027-04-30', dauerMinuten: 30 },
    ]);
    expect(besuche[0]).not.toHaveProperty('ab');
  });

  it('leaves for a later visit what can wait and would take a third of the days', () => {
    const wartet = aufgabe('awue_gas', '2027-02-01', '2027-10-31');
    const [besuch, ...weitere] = besucheImQuartal([kehrung('01-01', '02-28'), wartet], FRUEHJAHR);
    expect(weitere).toEqual([]);
    expect(besuch).toMatchObject({ frist: '2027-02-28', dauerMinuten: 15 });
    expect(besuch).not.toHaveProperty('ab');
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
    expect(besuch).toMatchObject({ ab: '2027-01-19', feuerstaettenschau: true, schau: true });
  });

  it('does not delay a Bauabnahme for the notice of a Feuerstättenschau (§ 3 Abs. 1 KÜO)', () => {
    const abnahme = aufgabe('bauabnahme', '2027-01-11', '2027-02-28');
    const [besuch] = besucheImQuartal([abnahme], FRUEHJAHR, '2027-01-19');
    expect(besuch).not.toHaveProperty('ab');
    expect(besuch).toMatchObject({ feuerstaettenschau: true, schau: false });
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
