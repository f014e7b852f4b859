import { describe, expect, it } from 'vitest';

import { ANLAGE_3 } from './arbeitswert.ts';
import { fassungAm, gebuehrenverzeichnisAm } from './gebuehrenverzeichnis.ts';

const am = (tag: string) => new Map(gebuehrenverzeichnisAm(tag).map(({ nr, ...zeile }) => [nr, zeile]));

describe('KÜO Anlage 3 in its versions', () => {
  it.each([
    ['3.3.1', undefined, 1.5, undefined],
    ['3.3.2', undefined, 9, undefined],
    ['3.4.1', undefined, 1.5, 1.5],
    ['3.4.2', undefined, 9, 9],
    ['3.5', undefined, 10, 10],
    ['3.6.1', undefined, 5, 5],
    ['3.6.2', undefined, 30, 30],
    ['3.7', undefined, 3, 3],
    ['3.8.1', undefined, 8, undefined],
    ['3.8.2', undefined, 10, undefined],
    ['3.9', undefined, 2, 2],
    ['3.10.1', undefined, 2, 2],
    ['3.10.2', undefined, 10, 10],
    ['3.11.1', undefined, 8, undefined],
    ['3.11.2', undefined, 10, undefined],
    ['3.12', undefined, 7, 7],
    ['3.14', undefined, 0.8, 0.8],
    ['1.4', undefined, 25, 25],
    ['4', 5, 5, 5],
  ])('has for Nr. %s %s, %s and %s AW', (nr, alt, mittlere, neue) => {
    expect(
      ['2025-01-20', '2025-01-21', '2026-07-28', '2026-07-29'].map((tag) => am(tag).get(nr)?.aw),
    ).toEqual([alt, mittlere, mittlere, neue]);
  });
  it('ends what is counted by the minute at so much a unit of use (Nr. 3.13)', () => {
    expect(am('2027-01-01').get('3.13.1')?.hoechstens).toEqual({ aw: 35, je: 'je Nutzungseinheit' });
    expect(am('2027-01-01').get('3.13.2')?.hoechstens).toEqual({ aw: 45, je: 'je Nutzungseinheit' });
  });
  it('has the same numbers as the fee of a Feuerstättenschau is counted with', () => {
    const liste = am('2027-01-01');
    expect(['1.1', '1.2', '2.1', '2.2', '2.3.1', '2.4', '2.6'].map((nr) => liste.get(nr)?.aw)).toEqual([
      ANLAGE_3.bescheid.grund,
      ANLAGE_3.bescheid.jeWeitere,
      ANLAGE_3.schauGrund,
      ANLAGE_3.jeWeitereEinheit,
      ANLAGE_3.jeMeter,
      ANLAGE_3.jeFeuerstaette,
      ANLAGE_3.verhindert,
    ]);
  });
  it.each([
    ['2025-01-20', /^KÜO Anlage 3 in der Fassung bis 20\.01\.2025; .*nicht hinterlegt$/],
    [
      '2025-01-21',
      /^KÜO Anlage 3 in der Fassung vom 21\.01\.2025 bis 28\.07\.2026 \(3\. KÜOÄndV, BGBl\. 2025 I Nr\. 12\)$/,
    ],
    [
      '2026-07-29',
      /^KÜO Anlage 3 in der Fassung seit 29\.07\.2026 \(BGBl\. 2026 I Nr\. 226, Artikel 8 Abs\. 4\)$/,
    ],
  ])('is cited for a service of %s', (tag, satz) => expect(fassungAm(tag)).toMatch(satz));
});
