import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { einePerson, eineLage, einWunsch, REGELN, welten, wuensche } from '../../test/zeitwelt.ts';
import { naechsteZeiten, type Zeitwunsch } from './freieZeiten.ts';
import { type Knappheit, knappheitAb } from './knappheit.ts';
import { type Belegt, type Zeitangaben, zeitgrundlageAus } from './zeitgrundlage.ts';

const TAGE = Array.from({ length: 15 }, (_, i) => 13 + i);
const minute = (tag: number, uhrzeit: string): number =>
  Date.parse(`2027-01-${tag}T${uhrzeit}:00+01:00`) / 60_000;
/** The same time of every day is taken. */
const taeglich = (von: string, bis: string, teil: Partial<Belegt> = {}): Belegt[] =>
  TAGE.map((tag) => ({ von: minute(tag, von), bis: minute(tag, bis), art: 'termin', ort: null, ...teil }));

function knapp(
  angaben: Zeitangaben,
  wunsch: Zeitwunsch = einWunsch(),
  nur?: (tag: string) => boolean,
): Knappheit | null {
  const grundlage = zeitgrundlageAus(angaben);
  const ab = grundlage.fruehestens;
  const seite = naechsteZeiten(grundlage, wunsch, { ab, tageMax: 14 }, ({ tag }) => nur?.(tag) ?? true);
  return knappheitAb(grundlage, wunsch, {
    ab,
    tage: seite.tage.map(({ tag }) => tag),
    gefiltert: nur !== undefined,
  });
}
const belegt = (bloecke: Belegt[]): Zeitangaben => eineLage({ personen: [einePerson({ belegt: bloecke })] });
const samstags = (tag: string): boolean => new Date(tag).getUTCDay() === 6;
const WEIT = { lat: 49.62, lon: 11.41 };
const HIER = { lat: 49.5, lon: 11.25 };

describe('why few times are free', () => {
  it('is nothing where enough is free', () => {
    expect(knapp(eineLage())).toBeNull();
  });
  it.each<[string, Zeitangaben, Zeitwunsch, Knappheit['gruende']]>([
    ['everything is taken', belegt(taeglich('08:00', '16:00')), einWunsch(), ['belegt']],
    [
      'the work is longer than what is left between visits',
      belegt(taeglich('09:30', '14:30', { art: 'abwesenheit' })),
      einWunsch({ dauerMinuten: 180 }),
      ['dauer'],
    ],
    [
      'the work is longer than anybody works',
      eineLage({
        personen: [
          einePerson({ muster: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: 480, bis: 660 })) }),
        ],
      }),
      einWunsch({ dauerMinuten: 240 }),
      ['dauer'],
    ],
    [
      'a drive does not fit between visits far away',
      belegt([...taeglich('08:00', '11:00', { ort: WEIT }), ...taeglich('13:00', '16:00', { ort: WEIT })]),
      einWunsch({ ort: HIER, fahrtMinuten: () => 40 }),
      ['weg'],
    ],
    [
      'the company is closed',
      eineLage({ schliesstage: [{ von: '2027-01-13', bis: '2027-01-24', offen: false }] }),
      einWunsch(),
      ['geschlossen'],
    ],
    [
      'visits are made on one day of the week',
      eineLage({ personen: [einePerson({ muster: [{ wochentag: 2, von: 480, bis: 960 }] })] }),
      einWunsch(),
      ['stunden', 'horizont'],
    ],
    [
      'nobody does work of this kind',
      eineLage({ personen: [einePerson({ qualifikationen: ['keine'] })] }),
      einWunsch({ qualifikation: 'feuerstaettenschau' }),
      ['stunden', 'horizont'],
    ],
    [
      'the area has its number of visits',
      eineLage({
        regeln: { ...REGELN, maxJeTagUndGebiet: 1 },
        jeGebiet: new Map(TAGE.map((tag) => [`2027-01-${tag}|g1`, 1])),
      }),
      einWunsch({ gebietId: 'g1' }),
      ['belegt'],
    ],
    [
      'one cannot book further ahead',
      eineLage({ regeln: { ...REGELN, horizontTage: 4 } }),
      einWunsch(),
      ['horizont'],
    ],
  ])('is that %s', (_name, angaben, wunsch, gruende) => {
    const gefunden = knapp(angaben, wunsch)?.gruende ?? [];
    expect(gefunden.slice(0, gruende.length)).toEqual(gruende);
    // The test world ends a day before the two weeks: whatever else is named may only be that.
    expect(gefunden.slice(gruende.length).filter((grund) => grund !== 'horizont')).toEqual([]);
  });
  it('is the choice itself where other hours are free', () => {
    expect(knapp(eineLage(), einWunsch(), samstags)?.gruende[0]).toBe('auswahl');
  });
  it('names the last day that was looked at', () => {
    expect(knapp(belegt(taeglich('08:00', '16:00')))?.bis).toBe('2027-01-25');
  });
  it('never says of an empty calendar that it is taken, and never blames a drive to nowhere or a short work', () => {
    fc.assert(
      fc.property(welten, wuensche, (angaben, wunsch) => {
        const leer = {
          ...angaben,
          personen: angaben.personen.map((person) => ({ ...person, belegt: [] })),
        };
        expect(knapp(leer, wunsch)?.gruende ?? []).not.toContain('belegt');
        const gruende = knapp(angaben, wunsch)?.gruende ?? [];
        if (wunsch.ort === null) expect(gruende).not.toContain('weg');
        if (wunsch.dauerMinuten < 90) expect(gruende).not.toContain('dauer');
        expect(gruende.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: Number(process.env['FAELLE']) },
    );
  });
});
