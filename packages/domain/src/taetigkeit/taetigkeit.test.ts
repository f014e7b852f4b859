import { describe, expect, it } from 'vitest';

import { dauerMinuten, fristAmTag, fristenImJahr } from './taetigkeit.ts';
import { katalogTaetigkeit, TAETIGKEITSKATALOG } from './taetigkeitskatalog.ts';

const fss = katalogTaetigkeit('fss');

describe('dauerMinuten', () => {
  it('lets the Feuerstättenschau grow with units and appliances', () => {
    expect(dauerMinuten(fss, { nutzungseinheiten: 1, feuerstaetten: 1 })).toBe(30);
    expect(dauerMinuten(fss, { nutzungseinheiten: 1, feuerstaetten: 2 })).toBe(30);
    expect(dauerMinuten(fss, { nutzungseinheiten: 6, feuerstaetten: 2 })).toBe(80);
    expect(dauerMinuten(fss, { nutzungseinheiten: 2, feuerstaetten: 4 })).toBe(50);
  });

  it('keeps every other Tätigkeit as the catalogue says', () => {
    expect(dauerMinuten(katalogTaetigkeit('awu_gas_1'), { nutzungseinheiten: 6, feuerstaetten: 6 })).toBe(20);
  });
});

describe('fristAmTag', () => {
  it.each([
    ['kehrung_3x', '2027-02-28', '2027-01-01'],
    ['kehrung_3x', '2027-04-30', '2027-03-15'],
    ['messung_fest', '2028-04-30', '2027-10-01'],
    ['messung_fest', '2027-12-31', '2027-10-01'],
    ['awu_gas_1', '2027-10-31', '2027-01-01'],
  ] as const)('knows when the season of %s began that runs on %s: %s', (id, tag, von) => {
    expect(fristAmTag(katalogTaetigkeit(id), tag)?.von).toBe(von);
  });
  it('knows none between seasons, and none of work that comes once or twice in seven years', () => {
    expect(fristAmTag(katalogTaetigkeit('kehrung_3x'), '2027-06-30')).toBeUndefined();
    expect(fristAmTag(katalogTaetigkeit('erstmessung'), '2027-06-30')).toBeUndefined();
    expect(fristAmTag(katalogTaetigkeit('fss'), '2027-12-31')).toBeUndefined();
  });
});

describe('fristenImJahr', () => {
  it('ends a season of winter on the last of February, whether or not it has a 29th', () => {
    const bisEndeFebruar = { fenster: [{ von: '10-01', bis: '02-29' }] };
    expect(fristenImJahr(bisEndeFebruar, 2026)).toEqual([{ von: '2026-10-01', bis: '2027-02-28' }]);
    expect(fristenImJahr(bisEndeFebruar, 2027)).toEqual([{ von: '2027-10-01', bis: '2028-02-29' }]);
  });
  it('spreads three sweeps over the heating period', () => {
    expect(fristenImJahr(katalogTaetigkeit('kehrung_3x'), 2027)).toEqual([
      { von: '2027-01-01', bis: '2027-02-28' },
      { von: '2027-03-15', bis: '2027-04-30' },
      { von: '2027-10-01', bis: '2027-11-30' },
    ]);
  });

  it('lets a winter season run over New Year', () => {
    expect(fristenImJahr(katalogTaetigkeit('messung_fest'), 2027)).toEqual([
      { von: '2027-10-01', bis: '2028-04-30' },
    ]);
  });

  it('gives the whole year where there is no season', () => {
    expect(fristenImJahr(fss, 2027)).toEqual([{ von: '2027-01-01', bis: '2027-12-31' }]);
  });

  it('gives as many Fristen as the work recurs', () => {
    for (const taetigkeit of TAETIGKEITSKATALOG)
      if (taetigkeit.wiederholung.art === 'proJahr')
        expect([taetigkeit.id, fristenImJahr(taetigkeit, 2027).length]).toEqual([
          taetigkeit.id,
          taetigkeit.wiederholung.anzahl,
        ]);
  });
});

describe('TAETIGKEITSKATALOG', () => {
  it('has 27 entries with their own ids', () => {
    expect(new Set(TAETIGKEITSKATALOG.map(({ id }) => id)).size).toBe(27);
  });

  it('lets nobody book hoheitliche work freely', () => {
    const frei = TAETIGKEITSKATALOG.filter(({ online }) => online === 'ja');
    expect(frei.filter(({ art }) => art === 'hoheitlich')).toEqual([]);
  });

  it('asks for the qualification wherever the work is hoheitlich', () => {
    for (const { art, qualifikation } of TAETIGKEITSKATALOG)
      expect(qualifikation === 'feuerstaettenschau').toBe(art === 'hoheitlich');
  });
});
