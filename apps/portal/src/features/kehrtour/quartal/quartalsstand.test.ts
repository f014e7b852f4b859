import { verlegeInWoche } from '@kehrtour/domain/planung/quartalswoche';
import { describe, expect, it } from 'vitest';

import { ANNA, JONAS } from '../../../../test/bauenKehrtour.ts';
import { einVorschlag } from '../../../../test/bauenQuartal.ts';
import { quartalsplan } from './quartalsplan.ts';
import { lasseLos, legeAuf, legeUm, mitStand, standAus } from './quartalsstand.ts';

const vorschlag = einVorschlag();
const stand = standAus(vorschlag);

describe('what a person decided', () => {
  it('is nothing at first', () => {
    expect(stand.vonHand).toEqual([]);
    expect(mitStand(vorschlag, stand)).toEqual(vorschlag);
  });

  it('is what was laid on a day, even on the day where it was, or on none', () => {
    const ort = Object.entries(stand.zuordnung).find(([, ids]) => ids.includes('2'))?.[0] ?? '';
    const fest = legeAuf(stand, ['2'], ort);
    expect([fest.zuordnung, fest.vonHand]).toEqual([stand.zuordnung, ['2']]);
    expect(legeAuf(fest, ['1', '2'], null).vonHand).toEqual(['2', '1']);
  });

  it('is what moved with an arrangement, and nothing else', () => {
    const plan = quartalsplan(vorschlag, stand.zuordnung);
    const neu = legeUm(stand, verlegeInWoche(plan, stand.zuordnung, ['0', '8'], '2027-04-12'));
    expect(neu.vonHand.toSorted()).toEqual(['0', '8']);
    expect(legeUm(stand, stand.zuordnung).vonHand).toEqual([]);
  });

  it('is let go without moving', () => {
    const fest = legeAuf(legeAuf(stand, ['1'], `${ANNA}/2027-02-01`), ['2'], `${JONAS}/2027-02-02`);
    const los = lasseLos(fest, ['1']);
    expect([los.zuordnung, los.vonHand]).toEqual([fest.zuordnung, ['2']]);
  });

  it('is counted, and seen in the cell of its week', () => {
    const fest = legeAuf(stand, ['0', '8'], `${ANNA}/2027-02-01`);
    const plan = quartalsplan(mitStand(vorschlag, fest), fest.zuordnung);
    expect(plan.summe.vonHand).toBe(2);
    const zeile = plan.zeilen.find(({ strasse }) => strasse === 'Hardtstraße');
    expect([...(zeile?.zellen.values() ?? [])].map((zelle) => zelle.vonHand)).toEqual([true]);
    expect(
      plan.zeilen.flatMap(({ zellen }) => [...zellen.values()]).filter((zelle) => zelle.vonHand),
    ).toHaveLength(1);
  });
});
