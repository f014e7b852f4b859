import { describe, expect, it } from 'vitest';

import { TAETIGKEITSKATALOG } from '../../taetigkeit/taetigkeitskatalog.ts';
import { liesTaetigkeit, liesTaetigkeiten, TAETIGKEIT_SICHER_MIN } from './taetigkeitstext.ts';

describe('liesTaetigkeit', () => {
  it.each([
    ['Kehrung (3x jährlich)', 'kehrung_3x'],
    ['Kehrung (2x jährlich)', 'kehrung_2x'],
    ['Kehrung 1 x im Jahr', 'kehrung_1x'],
    ['Kehrung ganzjährig', 'kehrung_4x'],
    ['dreimal Kehren', 'kehrung_3x'],
    ['Kehrung Pelletofen', 'kehrung_2x'],
    ['Abgaswegüberprüfung Gas', 'awu_gas_1'],
    ['Abgaswegüberprüfung Gas Brennwert', 'awu_gas_2'],
    ['AWÜ Gas alle 3 Jahre', 'awu_gas_3'],
    ['Abgaswegüberprüfung Öl', 'awu_oel_1'],
    ['Abgaswegüberprüfung Öl-Brennwert', 'awu_oel_2'],
    ['Emissionsmessung', 'messung_oelgas'],
    ['Messung n. 1. BImSchV', 'messung_oelgas'],
    ['Feststoffmessung', 'messung_fest'],
    ['Feuerstättenschau', 'fss'],
    ['FSS', 'fss'],
    ['Feuerstättenbescheid', 'fsb'],
    ['Bauabnahme', 'bauabnahme'],
    ['Rohbauabnahme', 'rohbau'],
    ['Mängelnachschau', 'nachschau'],
    ['Rauchwarnmelder', 'rwm'],
    ['Gashausschau', 'gashausschau'],
    ['Heizungsprüfung § 60b GEG', 'geg60'],
    ['Prüfung n. GModG', 'geg60'],
    ['KS3', 'kehrung_3x'],
    ['ks1', 'kehrung_1x'],
    ['AWG', 'awu_gas_1'],
    ['AWGu', 'awu_gas_2'],
    ['AWOj', 'awu_oel_1'],
    ['GSj', 'awu_gas_1'],
    ['GSg', 'awu_gas_2'],
    ['GSd', 'awu_gas_3'],
    ['GS3', 'kehrung_3x'],
    ['AWGg', 'awu_gas_2'],
    ['AWGd', 'awu_gas_3'],
    ['AWGe', 'awu_gas_3'],
    ['AWGz', 'awu_gas_3'],
    ['AWOe', 'awu_oel_2'],
    ['Kehrung vierteljährlich', 'kehrung_4x'],
    ['Kehrung halbjährlich', 'kehrung_2x'],
    ['Kehrung 1/2jährlich', 'kehrung_2x'],
    ['Kehrung 1/2-jährlich', 'kehrung_2x'],
    ['Kehrung je Quartal', 'kehrung_4x'],
    ['Messung § 14 1. BImSchV', 'erstmessung'],
    ['§ 14 Abs. 2 1. BImSchV', 'erstmessung'],
  ])('understands %s (Anlage 1 KÜO; interval letters of the ZIV list of 2010)', (text, id) => {
    const gelesen = liesTaetigkeit(text);
    expect(gelesen.taetigkeitId).toBe(id);
    expect(gelesen.sicherheit).toBeGreaterThanOrEqual(TAETIGKEIT_SICHER_MIN);
  });

  it('says when it only guesses, and when it knows nothing', () => {
    expect(liesTaetigkeit('Kehrung')).toMatchObject({ taetigkeitId: 'kehrung_1x' });
    expect(liesTaetigkeit('Kehrung').sicherheit).toBeLessThan(TAETIGKEIT_SICHER_MIN);
    expect(liesTaetigkeit('Gartenarbeit')).toEqual({
      text: 'Gartenarbeit',
      taetigkeitId: undefined,
      sicherheit: 0,
    });
  });

  it('understands its own catalogue, word by word', () => {
    for (const { id, name } of TAETIGKEITSKATALOG)
      expect([name, liesTaetigkeit(name).taetigkeitId]).toEqual([name, id]);
  });
});

describe('liesTaetigkeiten', () => {
  it('parts a cell with several, but not inside brackets', () => {
    const ids = (zelle: string) => liesTaetigkeiten(zelle).map(({ taetigkeitId }) => taetigkeitId);
    expect(ids('Kehrung (3x jährlich), Abgaswegüberprüfung Gas')).toEqual(['kehrung_3x', 'awu_gas_1']);
    expect(ids('KS3 AWG FSS')).toEqual(['kehrung_3x', 'awu_gas_1', 'fss']);
    expect(ids('Kehrung (1x, Gemütlichkeit) + Messung Öl')).toEqual(['kehrung_1x', 'messung_oelgas']);
    expect(ids(' ; ')).toEqual([]);
  });
  it('takes a name of its own catalogue for one Tätigkeit, alone and among others', () => {
    const ids = (zelle: string) => liesTaetigkeiten(zelle).map(({ taetigkeitId }) => taetigkeitId);
    for (const { id, name } of TAETIGKEITSKATALOG) {
      expect([name, liesTaetigkeiten(name).map(({ text, taetigkeitId }) => [text, taetigkeitId])]).toEqual([
        name,
        [[name, id]],
      ]);
      expect([name, ids(`${name.toUpperCase()}, Feuerstättenbescheid`)]).toEqual([name, [id, 'fsb']]);
      expect([name, ids(`FSB; ${name}`)]).toEqual([name, ['fsb', id]]);
    }
    expect(ids(TAETIGKEITSKATALOG.map(({ name }) => name).join(', '))).toEqual(
      TAETIGKEITSKATALOG.map(({ id }) => id),
    );
    // So is what the company calls its own, however many commas it has.
    const eigene = new Set(['kamin mauern, klein', 'kamin mauern, klein, innen', 'gutachten']);
    const texte = (zelle: string) => liesTaetigkeiten(zelle, eigene).map(({ text }) => text);
    expect(texte('Kehrung, Kamin mauern, klein; FSS')).toEqual(['Kehrung', 'Kamin mauern, klein', 'FSS']);
    expect(texte('Kamin mauern, klein, innen, Gutachten')).toEqual([
      'Kamin mauern, klein, innen',
      'Gutachten',
    ]);
    // What only begins like one is still parted.
    expect(ids('Kehrung (1x jährlich), Feuerstättenschau')).toEqual(['kehrung_1x', 'fss']);
  });
});
