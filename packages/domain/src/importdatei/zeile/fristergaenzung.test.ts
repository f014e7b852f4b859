import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fssFrist } from '../../taetigkeit/feuerstaettenschau.ts';
import { TAETIGKEITSKATALOG } from '../../taetigkeit/taetigkeitskatalog.ts';
import { tagAusNummer } from '../../tag.ts';
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

  it('takes from the season when work may begin of which the file says only until when', () => {
    const mitEnde = { ...kehrung, fristBis: '2027-04-30' };
    expect(ergaenzeFristen({ aufgaben: [mitEnde] }, 2026, katalog)).toEqual([
      { ...mitEnde, fristVon: '2027-03-15' },
    ]);
  });

  it.each([
    ['erstmessung', '2027-03-29', 'four weeks after commissioning, § 14 1. BImSchV'],
    ['wiederholung', '2027-04-12', 'six weeks after a failed measurement, § 1 Abs. 2 KÜO'],
  ])('ends %s on %s: %s', (taetigkeitId, fristBis) => {
    const aufgabe = { taetigkeitId, text: 'Messung', fristVon: '2027-03-01' };
    expect(ergaenzeFristen({ aufgaben: [aufgabe] }, 2027, katalog)).toEqual([{ ...aufgabe, fristBis }]);
    const genannt = { ...aufgabe, fristBis: '2027-03-10' };
    expect(ergaenzeFristen({ aufgaben: [genannt] }, 2027, katalog)).toEqual([genannt]);
  });

  it('never gives a Frist in the three years after the last (§ 14 SchfHwG)', () => {
    const fenster = { fristVon: '2027-05-10', fristBis: '2029-05-10' };
    const letzteFss = '2024-05-10';
    const schau = { taetigkeitId: 'fss', text: 'FSS' };
    const frist = (stand: Partial<Parameters<typeof ergaenzeFristen>[0]>) =>
      ergaenzeFristen({ aufgaben: [schau], letzteFss, ...stand }, 2026, katalog);
    expect(frist({ naechsteFss: '2026-12-31' })).toEqual([{ ...schau, ...fenster }]);
    expect(frist({ aufgaben: [{ ...schau, fristBis: '2026-12-31' }] })).toEqual([{ ...schau, ...fenster }]);
    expect(frist({ aufgaben: [{ ...schau, fristVon: '2026-01-01', fristBis: '2027-12-31' }] })).toEqual([
      { ...schau, fristVon: '2027-05-10', fristBis: '2027-12-31' },
    ]);
    expect(frist({ naechsteFss: '2028-12-31' })).toEqual([
      { ...schau, fristVon: '2027-05-10', fristBis: '2028-12-31' },
    ]);
  });

  it('never gives a Frist in the ban, whatever a file says (§ 14 SchfHwG)', () => {
    const tag = fc.integer({ min: 19_000, max: 23_000 }).map(tagAusNummer);
    const vielleicht = fc.option(tag, { nil: undefined });
    fc.assert(
      fc.property(tag, vielleicht, vielleicht, vielleicht, (letzteFss, naechste, von, bis) => {
        const aufgabe = {
          taetigkeitId: 'fss',
          text: 'FSS',
          ...(von === undefined ? {} : { fristVon: von }),
          ...(bis === undefined ? {} : { fristBis: bis }),
        };
        const stand = {
          aufgaben: [aufgabe],
          letzteFss,
          ...(naechste === undefined ? {} : { naechsteFss: naechste }),
        };
        for (const { fristVon, fristBis } of ergaenzeFristen(stand, 2027, katalog)) {
          expect(fristVon !== undefined && fristVon >= fssFrist(letzteFss).von).toBe(true);
          expect(fristBis === undefined || fristBis >= fssFrist(letzteFss).von).toBe(true);
        }
      }),
    );
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
