import { describe, expect, it } from 'vitest';

import { einBezirk, einPunkt } from '../../../test/bauenLiegenschaft.ts';
import { adresseVon, filterAus } from './bestandsadresse.ts';
import {
  filtere,
  ganzerFilter,
  genaueZuerst,
  OHNE_FILTER,
  orteUndStrassen,
  serverfilter,
  sortiere,
  zaehleFilter,
} from './bestandsfilter.ts';

describe('filtere', () => {
  const punkte = [
    einPunkt({ id: 'a' }),
    einPunkt({ id: 'b', strasse: 'Müllergasse', hausnr: '3', lat: null, lon: null }),
    einPunkt({ id: 'c', ort: 'Röthenbach', nichtMehrImExport: true }),
  ];
  const ids = (filter: object) => filtere(punkte, { ...OHNE_FILTER, ...filter }).map(({ id }) => id);
  it('finds a house however its street is typed', () => {
    expect(ids({ suche: 'muellerg 3' })).toEqual(['b']);
    expect(ids({ suche: 'HARDTSTRASSE 12' })).toEqual(['a', 'c']);
  });
  it('shows what has no place, and what the last export left out', () => {
    expect(ids({ sicht: 'ohneLage' })).toEqual(['b']);
    expect(ids({ sicht: 'nichtMehrImExport' })).toEqual(['c']);
  });
  it('combines place, street and status', () => {
    expect(ids({ ort: 'Röthenbach', strasse: 'Hardtstraße' })).toEqual(['c']);
    expect(ids({ status: 'leerstand' })).toEqual([]);
  });
  it('finds all of them among 5,000, and nothing else', () => {
    const gefunden = filtere(einBezirk(5000), { ...OHNE_FILTER, suche: 'hersbrucker 12' });
    expect(gefunden).toHaveLength(25);
    expect(new Set(gefunden.map(({ strasse, hausnr }) => `${strasse} ${hausnr}`))).toEqual(
      new Set(['Hersbrucker Straße 12']),
    );
  });
});

describe('sortiere', () => {
  const nach = (column: string, direction: 'ascending' | 'descending' = 'ascending') =>
    sortiere(
      [
        einPunkt({ id: 'zehn', hausnr: '10', laufnummer: 2, name: '', frist: null }),
        einPunkt({ id: 'zwei', hausnr: '2', laufnummer: 12.5, name: 'Öztürk' }),
        einPunkt({ id: 'zwoelfa', hausnr: '12a', laufnummer: null, name: 'Zander', frist: '2027-01-05' }),
      ],
      { column, direction },
    ).map(({ id }) => id);
  it('counts house numbers as people do', () => {
    expect(nach('anschrift')).toEqual(['zwei', 'zehn', 'zwoelfa']);
  });
  it('puts houses without a number, a name or a Frist last', () => {
    expect(nach('laufnummer')).toEqual(['zehn', 'zwei', 'zwoelfa']);
    expect(nach('name')).toEqual(['zwei', 'zwoelfa', 'zehn']);
    expect(nach('frist')).toEqual(['zwoelfa', 'zwei', 'zehn']);
  });
  it('goes by the address where no file has brought working numbers', () => {
    const ohneNummer = (id: string, hausnr: string) => einPunkt({ id, hausnr, laufnummer: null });
    expect(
      sortiere([ohneNummer('zehn', '10'), ohneNummer('zwei', '2'), ohneNummer('neun', '9')], {
        column: 'laufnummer',
        direction: 'ascending',
      }).map(({ id }) => id),
    ).toEqual(['zwei', 'neun', 'zehn']);
  });
  it('turns around', () => {
    expect(nach('anschrift', 'descending')).toEqual(['zwoelfa', 'zehn', 'zwei']);
  });
});

describe('the address', () => {
  it('keeps the whole filter, and the plain list needs none', () => {
    const filter = {
      ...OHNE_FILTER,
      suche: 'hardt 12',
      ort: 'Lauf a.d.Pegnitz',
      status: 'leerstand' as const,
      faelligBis: '2027-02-28',
      taetigkeitId: 'fss',
      sicht: 'ohneLage' as const,
      sort: { column: 'frist', direction: 'descending' as const },
    };
    expect(filterAus(new URLSearchParams(adresseVon(filter)))).toEqual(filter);
    expect(adresseVon(OHNE_FILTER)).toEqual({});
    expect(zaehleFilter(filter)).toBe(5);
  });
  it('takes what nobody understands for not set', () => {
    expect(filterAus(new URLSearchParams('frist=morgen&status=egal&sort=-farbe&zeige=nix'))).toEqual(
      OHNE_FILTER,
    );
  });
});

describe('genaueZuerst', () => {
  it('puts the house that was typed whole before those that begin alike', () => {
    const punkte = ['150', '15', '15a'].map((hausnr) =>
      einPunkt({ id: hausnr, hausnr, suche: `hauptstr ${hausnr} 95463 bindlach` }),
    );
    const nach = (suche: string) => genaueZuerst(punkte, suche).map(({ id }) => id);
    expect(nach('Hauptstraße 15, Bindlach')).toEqual(['15', '150', '15a']);
    expect(nach('')).toEqual(['150', '15', '15a']);
  });
});

describe('ganzerFilter', () => {
  it('asks the server for what the list shows', () => {
    expect(ganzerFilter({ ...OHNE_FILTER, suche: ' hardt ', sicht: 'ohneLage', ort: 'Lauf' })).toEqual({
      suche: 'hardt',
      ohneLage: '1',
      ort: 'Lauf',
    });
    const schau = { ...OHNE_FILTER, sicht: 'schaufenster' as const };
    expect([serverfilter(schau), ganzerFilter(schau)]).toEqual([
      { schaufenster: '1' },
      { schaufenster: '1' },
    ]);
    expect(filterAus(new URLSearchParams(adresseVon(schau)))).toEqual(schau);
  });
});

describe('orteUndStrassen', () => {
  it('offers the streets of the chosen place', () => {
    const punkte = [einPunkt({ ort: 'Lauf' }), einPunkt({ ort: 'Ach', strasse: 'Zeile' })];
    expect(orteUndStrassen(punkte, null)).toEqual({
      orte: ['Ach', 'Lauf'],
      strassen: ['Hardtstraße', 'Zeile'],
    });
    expect(orteUndStrassen(punkte, 'Ach').strassen).toEqual(['Zeile']);
  });
});
