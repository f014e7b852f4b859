import { describe, expect, it } from 'vitest';

import { eineBesuchsaufgabe } from '../test/bauen.ts';
import { brauchtAnkuendigungsfrist, fasseZusammen } from './besuch.ts';

describe('fasseZusammen', () => {
  it('makes one visit of sweeping, check and Feuerstättenschau, the Ankündigung first', () => {
    const besuch = fasseZusammen(
      ['kehrung_3x', 'awu_gas_1', 'fss'].map((id) => eineBesuchsaufgabe(id as 'fss')),
    );
    expect(besuch).toMatchObject({ art: 'beides', dauerMinuten: 65, qualifikation: 'feuerstaettenschau' });
    expect(besuch.zeilen.map(({ taetigkeitId }) => taetigkeitId)).toEqual(['fss', 'kehrung_3x', 'awu_gas_1']);
    expect(brauchtAnkuendigungsfrist(besuch)).toBe(true);
  });

  it('names the same work in several flats once', () => {
    const besuch = fasseZusammen([eineBesuchsaufgabe('awu_gas_1'), eineBesuchsaufgabe('awu_gas_1')]);
    expect(besuch.zeilen).toEqual([
      {
        taetigkeitId: 'awu_gas_1',
        text: 'Abgaswegüberprüfung Ihrer Gasheizung',
        art: 'frei',
        schau: false,
        dauerMinuten: 40,
        anzahl: 2,
      },
    ]);
    expect(besuch).toMatchObject({ art: 'frei', dauerMinuten: 40, qualifikation: 'keine' });
  });

  it('leaves work at the desk out of the stop', () => {
    expect(fasseZusammen([eineBesuchsaufgabe('fsb')])).toMatchObject({ zeilen: [], dauerMinuten: 0 });
  });

  it('asks for no statutory notice where the work is free', () => {
    expect(brauchtAnkuendigungsfrist(fasseZusammen([eineBesuchsaufgabe('kehrung_3x')]))).toBe(false);
  });

  it('holds for every entry of that kind, whatever its id (§ 3 Abs. 1 KÜO), and for no other sovereign work', () => {
    const { taetigkeit, ...rest } = eineBesuchsaufgabe('fss');
    const eigene = { ...rest, taetigkeit: { ...taetigkeit, id: 'eigene_schau' } };
    expect(brauchtAnkuendigungsfrist(fasseZusammen([eigene]))).toBe(true);
    expect(brauchtAnkuendigungsfrist(fasseZusammen([eineBesuchsaufgabe('bauabnahme')]))).toBe(false);
  });
});
