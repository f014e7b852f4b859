import { describe, expect, it } from 'vitest';

import { folgefrist } from './folgefrist.ts';
import { messintervallJahre, messintervallSatz } from './messintervall.ts';
import { katalogTaetigkeit } from './taetigkeitskatalog.ts';

describe('messintervallJahre', () => {
  const oelGas = (inbetriebnahme: number, jahr: number, selbstkalibrierend = false) =>
    messintervallJahre({ brennstoff: 'oelGas', inbetriebnahme, selbstkalibrierend }, jahr);

  it.each([
    [2027, 2027, 3],
    [2015, 2027, 3],
    [2014, 2027, 2],
    [1988, 2027, 2],
  ])(
    'of oil and gas is three years up to an age of twelve, then two (§ 15 Abs. 3 1. BImSchV): %i in %i',
    (inbetriebnahme, jahr, jahre) => {
      expect(oelGas(inbetriebnahme, jahr)).toBe(jahre);
    },
  );

  it('is five years for what calibrates itself, at any age (§ 15 Abs. 3 Satz 2 1. BImSchV)', () => {
    expect([oelGas(2026, 2027, true), oelGas(1990, 2027, true)]).toEqual([5, 5]);
  });

  it('is two years for boilers of solid fuel, at any age (§ 15 Abs. 1 1. BImSchV)', () => {
    expect(messintervallJahre({ brennstoff: 'fest', inbetriebnahme: 2026 }, 2027)).toBe(2);
  });

  it('is said with the age that decides', () => {
    expect(messintervallSatz(2015, 2027)).toBe(
      '2027 ist die Anlage höchstens 12 Jahre alt: danach wieder in drei Jahren (§ 15 Abs. 3 1. BImSchV).',
    );
    expect(messintervallSatz(2010, 2027)).toContain('mehr als 12 Jahre alt: danach wieder in zwei Jahren');
  });
});

describe('the next measurement', () => {
  const messung = katalogTaetigkeit('messung_oelgas');
  const frist = { von: '2027-01-01', bis: '2027-12-31' };
  const naechste = (anlageJahr: number | null) =>
    folgefrist(messung, { am: '2027-03-01', frist, bekannte: [frist], anlageJahr })?.bis;

  it('follows the age of the plant where it is known, else the catalogue (§ 15 Abs. 3 1. BImSchV)', () => {
    expect([naechste(2020), naechste(2005), naechste(null)]).toEqual([
      '2030-12-31',
      '2029-12-31',
      '2029-12-31',
    ]);
  });
});
