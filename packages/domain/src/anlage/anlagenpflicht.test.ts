import { describe, expect, it } from 'vitest';

import { turnusText } from './anlagenpflicht.format.ts';
import { anlagenpflichten, type PflichtigeAnlage, turnusDerTaetigkeit } from './anlagenpflicht.ts';

const OFEN: PflichtigeAnlage = {
  art: 'kaminofen',
  brennstoff: 'scheitholz',
  benutzung: 'mehrAlsGelegentlich',
  bauweise: '',
  selbstkalibrierend: false,
  leistungKw: 7,
  baujahr: 2012,
  aktiv: true,
};
const AM = '2027-03-01';
const von = (teile: Partial<PflichtigeAnlage>, am = AM) => {
  const { pflichten, fehlt } = anlagenpflichten({ ...OFEN, ...teile }, am);
  return [
    ...pflichten.map((eine) => `${eine.quelle}: ${turnusText(eine)}`),
    ...fehlt.map((was) => `fehlt ${was}`),
  ];
};

describe('anlagenpflichten', () => {
  it.each([
    ['ganzjaehrig', 'KÜO Anlage 1 Nr. 1.1: 4 × im Jahr'],
    ['heizperiode', 'KÜO Anlage 1 Nr. 1.2: 3 × im Jahr'],
    ['mehrAlsGelegentlich', 'KÜO Anlage 1 Nr. 1.6: 2 × im Jahr'],
    ['gelegentlich', 'KÜO Anlage 1 Nr. 1.7: 1 × im Jahr'],
    ['dauerndUnbenutzt', 'KÜO Anlage 1 Nr. 1.9: 1 × im Jahr'],
    ['', 'fehlt benutzung'],
  ] as const)('sweeps a wood stove by its use: %s', (benutzung, satz) => {
    expect(von({ benutzung })).toEqual([satz]);
  });
  it('lets the number with the least work hold where several meet (§ 1 Abs. 4 Satz 2 KÜO)', () => {
    const kessel = { art: 'heizkessel', benutzung: 'ganzjaehrig', leistungKw: 25 } as const;
    expect(von(kessel)).toEqual([
      'KÜO Anlage 1 Nr. 1.5: 2 × im Jahr',
      '§ 15 Abs. 1 1. BImSchV: alle 2 Jahre',
    ]);
    expect(von({ art: 'pelletofen', brennstoff: 'pellets', benutzung: 'heizperiode' })).toEqual([
      'KÜO Anlage 1 Nr. 1.3: 2 × im Jahr',
    ]);
    expect(von({ art: 'pelletofen', brennstoff: 'pellets', benutzung: 'gelegentlich' })).toEqual([
      'KÜO Anlage 1 Nr. 1.7: 1 × im Jahr',
    ]);
  });
  it('asks for the power of a boiler before it says anything', () => {
    expect(von({ art: 'heizkessel', leistungKw: null })).toEqual(['fehlt leistung']);
  });
  it('goes by the age of an oil burner, and by its fuel and air', () => {
    const oel = {
      art: 'heizkessel',
      brennstoff: 'heizoel',
      leistungKw: 20,
      bauweise: 'raumluftabhaengig',
    } as const;
    expect(von({ ...oel, baujahr: 2015 })).toEqual([
      'KÜO Anlage 1 Nr. 2.6: 1 × im Jahr',
      '§ 15 Abs. 3 1. BImSchV: alle 3 Jahre',
    ]);
    expect(von({ ...oel, baujahr: 2014 })[1]).toBe('§ 15 Abs. 3 1. BImSchV: alle 2 Jahre');
    expect(von({ ...oel, baujahr: null })).toEqual(['KÜO Anlage 1 Nr. 2.6: 1 × im Jahr', 'fehlt baujahr']);
    const schwefelarm = {
      ...oel,
      brennstoff: 'heizoelSchwefelarm',
      bauweise: 'brennwertUeberdruck',
    } as const;
    expect(von(schwefelarm)[0]).toBe('KÜO Anlage 1 Nr. 2.8: alle 2 Jahre');
    expect(von({ ...schwefelarm, selbstkalibrierend: true })).toEqual([
      'KÜO Anlage 1 Nr. 2.10: alle 3 Jahre',
      '§ 15 Abs. 3 1. BImSchV: alle 5 Jahre',
    ]);
    expect(von({ ...schwefelarm, bauweise: '' })).toEqual([
      '§ 15 Abs. 3 1. BImSchV: alle 2 Jahre',
      'fehlt bauweise',
    ]);
  });
  it.each([
    ['heizkessel', 'ganzjaehrig', 3, 'KÜO Anlage 1 Nr. 2.1: 3 × im Jahr'],
    ['heizkessel', 'mehrAlsGelegentlich', 3, 'KÜO Anlage 1 Nr. 2.2: 2 × im Jahr'],
    ['heizkessel', 'gelegentlich', 3, 'KÜO Anlage 1 Nr. 2.3: 1 × im Jahr'],
    ['verbrennungsluft', '', null, 'KÜO Anlage 1 Nr. 2.4: 1 × im Jahr'],
    ['heizkessel', 'dauerndUnbenutzt', 20, 'KÜO Anlage 1 Nr. 2.5: 1 × im Jahr'],
    ['blockheizkraftwerk', 'dauerndUnbenutzt', 20, 'KÜO Anlage 1 Nr. 2.5: 1 × im Jahr'],
  ] as const)('knows oil that is not measured: %s, %s', (art, benutzung, leistungKw, satz) => {
    expect(von({ art, brennstoff: 'heizoel', benutzung, leistungKw })).toEqual([satz]);
  });
  it.each([
    ['raumluftabhaengig', ['KÜO Anlage 1 Nr. 3.1: 1 × im Jahr', '§ 15 Abs. 3 1. BImSchV: alle 2 Jahre']],
    ['raumluftunabhaengig', ['KÜO Anlage 1 Nr. 3.2: alle 2 Jahre', '§ 15 Abs. 3 1. BImSchV: alle 2 Jahre']],
    ['brennwertUeberdruck', ['KÜO Anlage 1 Nr. 3.3: alle 2 Jahre']],
    ['brennwertRaumluftunabhaengig', ['KÜO Anlage 1 Nr. 3.2: alle 2 Jahre']],
  ] as const)('inspects gas by its air, and does not measure what condenses: %s', (bauweise, saetze) => {
    expect(von({ art: 'kombiwasserheizer', brennstoff: 'erdgas', leistungKw: 20, bauweise })).toEqual(saetze);
  });
  it('exempts small heaters of a room and of hot water from measuring (§§ 10 and 14 1. BImSchV)', () => {
    const gas = { brennstoff: 'erdgas', bauweise: 'raumluftabhaengig' } as const;
    expect(von({ ...gas, art: 'kaminofen', leistungKw: 11 })).toHaveLength(1);
    expect(von({ ...gas, art: 'kaminofen', leistungKw: 11.5 })).toHaveLength(2);
    expect(von({ ...gas, art: 'wasserheizer', leistungKw: 28 })).toHaveLength(1);
    expect(von({ ...gas, art: 'wasserheizer', leistungKw: 29 })).toHaveLength(2);
    expect(von({ ...gas, art: 'heizkessel', leistungKw: 3.5 })).toHaveLength(1);
  });
  it('owes nothing for what is shut down, for a flue of its own, and before the rules we know', () => {
    expect(von({ aktiv: false })).toEqual([]);
    expect(von({ art: 'schornstein', brennstoff: '' })).toEqual([]);
    expect(von({ art: 'lueftung', brennstoff: '' })).toEqual([]);
    expect(von({}, '2020-06-30')).toEqual([]);
    expect(von({ art: 'verbrennungsluft', brennstoff: '' })).toEqual(['KÜO Anlage 1 Nr. 1.8: 1 × im Jahr']);
  });
});

describe('turnusDerTaetigkeit', () => {
  it('knows what the catalogue has fixed, and nothing of works of the company', () => {
    expect(turnusDerTaetigkeit('kehrung_3x')).toEqual({ art: 'kehrung', mal: 3, jahre: 1 });
    expect(turnusDerTaetigkeit('awu_gas_2')).toEqual({ art: 'ueberpruefung', mal: 1, jahre: 2 });
    expect(turnusDerTaetigkeit('fss')).toBeUndefined();
    expect(turnusDerTaetigkeit('eigene_4711')).toBeUndefined();
  });
});
