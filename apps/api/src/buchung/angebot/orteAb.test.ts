import type { Tag } from '@kehrtour/domain/tag';
import { type Belegt, type Punkt, zeitgrundlageAus } from '@kehrtour/domain/zeiten/zeitgrundlage';
import { describe, expect, it } from 'vitest';

import { STANDARDEINSTELLUNGEN } from '../../unternehmen/einstellungen.ts';
import { ORTE_MAX, orteAb } from './orteAb.ts';

const zuhause = { lat: 49.4, lon: 11 };
const ort = (nummer: number): Punkt => ({ lat: 49.5 + nummer / 1e4, lon: 11 });
const minute = (tag: Tag, uhr: string): number => Date.parse(`${tag}T${uhr}:00+01:00`) / 60_000;
const besuch = (tag: Tag, nummer: number): Belegt => ({
  von: minute(tag, '08:00') + nummer,
  bis: minute(tag, '08:00') + nummer + 1,
  art: 'termin',
  ort: ort(nummer),
});
const grundlageMit = (belegt: readonly Belegt[]) =>
  zeitgrundlageAus({
    jetzt: new Date('2027-01-11T08:00:00+01:00'),
    regeln: STANDARDEINSTELLUNGEN.terminbuchung,
    feiertage: [],
    schliesstage: [],
    personen: [{ id: 'anna', qualifikationen: ['keine'], start: zuhause, muster: [], ausnahmen: [], belegt }],
    runden: [],
    jeGebiet: new Map(),
    fahrtMinuten: () => 0,
  });

describe('orteAb', () => {
  const spaeter = besuch('2027-01-15', 400);
  const voll = Array.from({ length: 350 }, (_, nummer) => besuch('2027-01-14', nummer + 1));
  const grundlage = grundlageMit([spaeter, ...voll.toReversed()]);
  it('begins with where the day starts and the next visits, and ends before there are too many', () => {
    const orte = orteAb(grundlage);
    expect(orte.slice(0, 3)).toEqual([zuhause, ort(1), ort(2)]);
    expect(orte).toHaveLength(ORTE_MAX);
    expect(orte).not.toContainEqual(ort(400));
  });
  it('looks at the days somebody turned to', () => {
    expect(orteAb(grundlage, '2027-01-15')).toEqual([zuhause, ort(400)]);
  });
  it('looks at one day alone, and at both ends of a round', () => {
    const runde: Belegt = { ...besuch('2027-01-13', 1), art: 'kehrtour', ortDanach: ort(7) };
    expect(orteAb(grundlageMit([spaeter, runde]), '2027-01-13', '2027-01-13')).toEqual([
      zuhause,
      ort(1),
      ort(7),
    ]);
  });
});
