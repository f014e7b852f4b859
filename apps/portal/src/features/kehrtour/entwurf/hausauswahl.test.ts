import { describe, expect, it } from 'vitest';

import type { Haus } from './hausauswahl.ts';
import { erstAb, fristnaehe, gruppen, machSuchbar, suche, summe, zeilen } from './hausauswahl.ts';

const heute = '2027-01-15';

const haus = (id: string, teil: Partial<Haus> = {}): Haus => ({
  id,
  hausnr: id,
  plz: '91207',
  name: '',
  laufnummer: null,
  koordinaten: null,
  minuten: 20,
  naechsteFrist: '2027-02-28',
  fristVon: null,
  taetigkeitIds: ['kehrung'],
  fss: false,
  strasse: 'Hardtstraße',
  ort: 'Lauf',
  ...teil,
});

describe('fristnaehe', () => {
  it('calls a Frist at risk two weeks before its end', () => {
    expect(fristnaehe({ naechsteFrist: '2027-01-29' }, heute)).toBe('bald');
    expect(fristnaehe({ naechsteFrist: '2027-01-30' }, heute)).toBe('spaeter');
  });

  it('calls a Frist of today not yet passed', () => {
    expect(fristnaehe({ naechsteFrist: heute }, heute)).toBe('bald');
    expect(fristnaehe({ naechsteFrist: '2027-01-14' }, heute)).toBe('ueberfaellig');
  });
});

describe('erstAb', () => {
  it('names the day for a house whose Frist begins later, and none once it has begun', () => {
    expect(erstAb({ fristVon: '2027-01-16' }, heute)).toBe('2027-01-16');
    expect(erstAb({ fristVon: heute }, heute)).toBeNull();
    expect(erstAb({ fristVon: null }, heute)).toBeNull();
    const wahl = [haus('1'), haus('2', { fristVon: '2027-02-01' }), haus('3', { fristVon: heute })];
    expect(summe(wahl, heute).erstSpaeter).toBe(1);
  });
});

describe('gruppen', () => {
  const alle = [
    haus('1'),
    haus('2', { strasse: 'Marktplatz', naechsteFrist: '2026-12-31' }),
    haus('3', { naechsteFrist: '2027-03-31' }),
  ];

  it('keeps the order of the streets as it came', () => {
    expect(gruppen(alle, 'strasse', heute).map(({ titel }) => titel)).toEqual(['Hardtstraße', 'Marktplatz']);
  });

  it('puts passed Fristen before all months', () => {
    expect(gruppen(alle, 'frist', heute).map(({ titel }) => titel)).toEqual([
      'Frist überschritten',
      'Frist endet im Februar 2027',
      'Frist endet im März 2027',
    ]);
  });

  it('tells streets of the same name in two places apart', () => {
    expect(gruppen([haus('1'), haus('2', { ort: 'Schnaittach' })], 'strasse', heute)).toHaveLength(2);
  });
});

describe('zeilen', () => {
  it('shows the houses of an opened street only', () => {
    const strassen = gruppen([haus('1'), haus('2', { strasse: 'Marktplatz' })], 'strasse', heute);
    expect(zeilen(strassen, new Set()).map(({ art }) => art)).toEqual(['gruppe', 'gruppe']);
    expect(zeilen(strassen, new Set([strassen[0]?.id ?? ''])).map(({ art }) => art)).toEqual([
      'gruppe',
      'haus',
      'gruppe',
    ]);
  });
});

describe('suche', () => {
  const haeuser = machSuchbar([haus('12'), haus('13')]);
  it.each(['lauf hardt 12', 'Hardtstraße 12, Lauf', '12 Hardtstr. Lauf', 'Hardtstr.12 91207'])(
    'finds by %j',
    (getippt) => {
      expect(suche(haeuser, getippt).map(({ id }) => id)).toEqual(['12']);
    },
  );
  it('shows all while nothing is typed, and none where nothing fits', () => {
    expect(suche(haeuser, ' ')).toHaveLength(2);
    expect(suche(haeuser, 'hardt 14')).toEqual([]);
  });
});

describe('summe', () => {
  it('counts houses, minutes and Fristen at risk', () => {
    const gewaehlt = [
      haus('1', { naechsteFrist: '2027-01-01' }),
      haus('2', { naechsteFrist: '2027-01-20', fss: true }),
    ];
    expect(summe(gewaehlt, heute)).toEqual({
      haeuser: 2,
      minuten: 40,
      ueberfaellig: 1,
      bald: 1,
      erstSpaeter: 0,
      fss: 1,
    });
  });
});
