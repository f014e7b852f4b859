import { entfernungMeter } from '@kehrtour/domain/ort/koordinate';
import { describe, expect, it } from 'vitest';

import { ausMetern } from '../../../demo/musterbach.plan.ts';
import { musterbach, musterbachStrassennetz } from '../../../demo/musterbach.ts';
import { strassennetz } from './strassennetz.ts';

const netz = strassennetz('Musterbach', musterbachStrassennetz());
const markt = ausMetern(0, 7);
const wehr = ausMetern(-273, -124);

describe('roads of a small drawn network', () => {
  it('lead from every house to every house', async () => {
    const orte = musterbach('2027-01-11').liegenschaften.map(({ koordinate }) => koordinate);
    const zeiten = await netz.block({ von: orte, nach: orte, modus: 'auto' });
    expect(Math.min(...zeiten)).toBe(0);
    expect(Math.max(...zeiten)).toBeLessThan(600);
    expect(
      [...zeiten].every(
        (sekunden, i) => sekunden === zeiten[(i % orte.length) * orte.length + Math.floor(i / orte.length)],
      ),
    ).toBe(true);
  });

  it('are never shorter than the air-line on foot', async () => {
    const [zeit = 0] = await netz.block({ von: [markt], nach: [wehr], modus: 'zu_fuss' });
    expect(zeit).toBeGreaterThanOrEqual((entfernungMeter(markt, wehr) * 3.6) / 4.5 - 1);
  });

  it('are driven along their corners', async () => {
    const { linie, meter, sekunden } = await netz.route([markt, wehr], 'auto');
    expect(linie.coordinates.length).toBeGreaterThan(4);
    expect(meter).toBeGreaterThan(entfernungMeter(markt, wehr));
    const [zeit] = await netz.block({ von: [markt], nach: [wehr], modus: 'auto' });
    expect(sekunden).toBe(zeit);
  });

  it('stay within one piece of road between two neighbours', async () => {
    const { linie } = await netz.route([ausMetern(-190, -6), ausMetern(-150, -4)], 'auto');
    expect(linie.coordinates).toHaveLength(2);
  });

  it('do not reach another town', async () => {
    const befunde = await netz.pruefeOrte([markt, { lat: 49.51, lon: 11.28 }], 'auto');
    expect([...befunde.keys()]).toEqual([1]);
  });
});
