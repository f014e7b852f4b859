import { describe, expect, it } from 'vitest';

import { arbeitNachAnsage, type Hausarbeit, istAndereArbeit, nachtragZu } from './nachtrag.ts';

const kehrung: Hausarbeit = {
  id: 'kehrung',
  taetigkeitId: 'kehrung_3x',
  art: 'frei',
  dauerMinuten: 20,
  nutzungseinheitId: null,
  fristVon: '2027-01-01',
  fristBis: '2027-02-28',
};
const schau: Hausarbeit = {
  ...kehrung,
  id: 'schau',
  taetigkeitId: 'fss',
  art: 'hoheitlich',
  dauerMinuten: 30,
  fristVon: null,
  fristBis: '2030-12-31',
};
const runde = { ersterTag: '2027-02-02', jeGesagt: new Set(['kehrung']) };
const gesagt = [kehrung];
const gebunden = { ...kehrung, gebunden: true };

describe('work at a house whose households were told', () => {
  it('is no Nachtrag while it is what they were told, whatever its Frist or its name became', () => {
    const jetzt = [{ ...gebunden, fristBis: '2027-12-31', bezeichnung: 'anders' }];
    expect(nachtragZu({ gesagt, jetzt }, runde)).toBeUndefined();
  });

  it('is one where something is new, other, or not to be done any more', () => {
    const mess = { ...schau, id: 'messung', dauerMinuten: 10 };
    const jetzt = [{ ...gebunden, dauerMinuten: 45 }, schau];
    expect(nachtragZu({ gesagt: [kehrung, mess], jetzt }, runde)).toEqual({
      neue: [schau],
      geaenderte: [{ gesagt: kehrung, jetzt: jetzt[0] }],
      entfallene: [mess],
    });
  });

  it('leaves out what a flat of the house called off, and what was booked there', () => {
    const jetzt = [gebunden, { ...schau, id: 'abgesagt' }, { ...schau, id: 'gebucht', gebunden: true }];
    const jeGesagt = new Set(['kehrung', 'abgesagt']);
    expect(nachtragZu({ gesagt, jetzt }, { ...runde, jeGesagt })).toBeUndefined();
  });

  it('never takes in what the same visit cannot do: its Frist is over before that of what was told begins', () => {
    const spaeter = { ...kehrung, fristVon: '2027-02-20', fristBis: '2027-03-31' };
    const eilig = { ...schau, fristBis: '2027-02-10' };
    const jetzt = [{ ...spaeter, gebunden: true }, eilig];
    expect(nachtragZu({ gesagt: [spaeter], jetzt }, runde)).toBeUndefined();
  });

  it('is done as it was told, with what was booked there; with a Nachtrag as it is now', () => {
    const gebucht = { ...schau, id: 'gebucht', gebunden: true };
    const laenger = { ...gebunden, dauerMinuten: 45 };
    const stand = { gesagt, jetzt: [laenger, schau, gebucht] };
    expect(arbeitNachAnsage(stand)).toEqual([kehrung, gebucht]);
    const nachtrag = nachtragZu(stand, runde);
    expect(arbeitNachAnsage(stand, nachtrag)).toEqual([laenger, gebucht, schau]);
  });

  it('stays what was told where the task itself is gone', () => {
    expect(arbeitNachAnsage({ gesagt, jetzt: [schau] })).toEqual([kehrung]);
  });
});

describe('a visit with other work', () => {
  const niemand = new Set<string>();
  it.each([
    ['the same', gesagt, [kehrung], false],
    ['more', gesagt, [kehrung, schau], true],
    ['less', [kehrung, schau], [kehrung], true],
    ['longer work', gesagt, [{ ...kehrung, dauerMinuten: 21 }], true],
    ['work of another flat', gesagt, [{ ...kehrung, nutzungseinheitId: 'og' }], true],
    ['another Frist', gesagt, [{ ...kehrung, fristBis: '2028-01-01' }], false],
    ['something, where nobody knows what was told', [], [schau], false],
  ] as const)('does %s', (_, alt, neu, anders) => {
    expect(istAndereArbeit(alt, neu, niemand)).toBe(anders);
  });

  it('is none by what others of the house were told', () => {
    expect(istAndereArbeit(gesagt, [kehrung, schau], new Set(['schau']))).toBe(false);
  });
});
