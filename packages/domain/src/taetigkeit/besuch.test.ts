import { describe, expect, it } from 'vitest';

import { eineBesuchsaufgabe } from '../../test/bauen.ts';
import { BESUCHSSATZ, brauchtAnkuendigungsfrist, fasseZusammen, zusammenMachbar } from './besuch.ts';

describe('how a letter comes to the day', () => {
  it('announces what is hoheitlich, and proposes what is free (§ 3 Abs. 1 KÜO)', () => {
    expect(BESUCHSSATZ.hoheitlich).toMatch(/^wir kündigen .* an:$/);
    expect(BESUCHSSATZ.beides).toBe(BESUCHSSATZ.hoheitlich);
    expect(BESUCHSSATZ.frei).not.toMatch(/kündigen/);
  });
});

describe('zusammenMachbar (§ 3 Abs. 2 KÜO, Fristen of the FSB § 14a SchfHwG)', () => {
  const oel = { fristVon: '2027-08-01', fristBis: '2027-09-15' };
  const herbst = { fristVon: '2027-10-01', fristBis: '2027-11-30' };
  const jahr = { fristVon: null, fristBis: '2027-12-31' };
  it('leaves to a visit of its own what begins after other work must be done', () => {
    expect(zusammenMachbar([oel, herbst, jahr], '2027-09-06')).toEqual([oel, jahr]);
  });
  it('does together what overlaps, and what is overdue anyway', () => {
    expect(zusammenMachbar([herbst, jahr], '2027-09-06')).toEqual([herbst, jahr]);
    expect(zusammenMachbar([oel, herbst], '2027-09-20')).toEqual([oel, herbst]);
    expect(zusammenMachbar([oel], '2027-12-01')).toEqual([oel]);
  });
});

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
