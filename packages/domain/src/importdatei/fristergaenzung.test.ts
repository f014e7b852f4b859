import { describe, expect, it } from 'vitest';

import { TAETIGKEITSKATALOG } from '../taetigkeitskatalog.ts';
import { ergaenzeFristen } from './fristergaenzung.ts';

const katalog = new Map(TAETIGKEITSKATALOG.map((taetigkeit) => [taetigkeit.id, taetigkeit]));
const kehrung = { taetigkeitId: 'kehrung_3x', text: 'KS3' };

describe('ergaenzeFristen', () => {
  it('makes three tasks of three sweeps a year', () => {
    expect(
      ergaenzeFristen({ aufgaben: [kehrung] }, 2027, katalog).map(({ fristVon, fristBis }) => [
        fristVon,
        fristBis,
      ]),
    ).toEqual([
      ['2027-01-01', '2027-02-28'],
      ['2027-03-15', '2027-04-30'],
      ['2027-10-01', '2027-11-30'],
    ]);
  });

  it('leaves a Frist from the file alone, and what it does not know', () => {
    const aufgaben = [{ ...kehrung, fristBis: '2027-06-30' }, { text: 'Sondergang' }];
    expect(ergaenzeFristen({ aufgaben }, 2027, katalog)).toEqual(aufgaben);
  });

  it('counts the next Feuerstättenschau from the last', () => {
    expect(ergaenzeFristen({ aufgaben: [], letzteFss: '2024-05-01' }, 2027, katalog)).toEqual([
      { taetigkeitId: 'fss', text: 'Feuerstättenschau', fristVon: '2027-05-01', fristBis: '2029-05-01' },
    ]);
    const genannt = [{ taetigkeitId: 'fss', text: 'FSS' }];
    expect(ergaenzeFristen({ aufgaben: genannt, naechsteFss: '2028-12-31' }, 2027, katalog)).toEqual([
      { taetigkeitId: 'fss', text: 'FSS', fristBis: '2028-12-31' },
    ]);
  });
});
