import { describe, expect, it } from 'vitest';

import { liesVorschau } from '../liesImport.ts';

const KOPF = ['Straße', 'PLZ', 'Ort', 'Tätigkeit', 'Feuerstätte', 'Brennstoff', 'Benutzung', 'Leistung'];
const ZUORDNUNG = {
  strasseHausnr: 0,
  plz: 1,
  ort: 2,
  taetigkeit: 3,
  feuerstaette: 4,
  brennstoff: 5,
  anlageBenutzung: 6,
  leistungKw: 7,
};
const gelesen = (taetigkeit: string, ...anlage: string[]) => {
  const zeile = ['Hardtstr. 1', '91207', 'Lauf', taetigkeit, ...anlage];
  const [eine] = liesVorschau([KOPF, zeile], { zuordnung: ZUORDNUNG, kopfzeile: 0 });
  return eine?.aufgaben[0]?.taetigkeitId;
};

describe('“Kehren” without a number', () => {
  it.each([
    ['Gaskessel', 'Erdgas', '', '18', 'awu_gas_1'],
    ['Gas-Brennwertkessel raumluftunabhängig', 'Erdgas', '', '18', 'awu_gas_2'],
    ['Ölkessel', 'Heizöl EL', '', '20', 'awu_oel_1'],
    ['Ölkessel', 'Heizöl EL', '', '', 'awu_oel_1'],
    ['Ölofen', 'Heizöl EL', 'gelegentlich', '3', 'kehrung_1x'],
    ['Ölofen', 'Heizöl EL', 'regelmäßig in der Heizperiode', '3', 'kehrung_3x'],
    ['Kaminofen', 'Scheitholz', 'regelmäßig in der Heizperiode', '7', 'kehrung_3x'],
    ['Kaminofen', 'Scheitholz', 'gelegentlich', '7', 'kehrung_1x'],
    ['Kaminofen', 'Scheitholz', '', '7', 'kehrung_1x'],
    ['', '', '', '', 'kehrung_1x'],
  ])('is at %s, %s, %s, %s kW: %s', (...faelle) => {
    expect(gelesen('Kehren', ...faelle.slice(0, 4))).toBe(faelle[4]);
  });
  it('stays what the file says where it says a number', () =>
    expect(gelesen('Kehrung 2x', 'Gaskessel', 'Erdgas', '', '18')).toBe('kehrung_2x'));
});
