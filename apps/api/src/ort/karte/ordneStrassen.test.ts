import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import { describe, expect, it } from 'vitest';

import { ordneStrassen } from './ordneStrassen.ts';
import type { Rohadresse } from './rohkarte.ts';

const adresse = (hausnr: string, koordinate: Koordinate): Rohadresse => ({
  strasse: 'Dorfstraße',
  hausnr,
  plz: '91207',
  ort: 'Lauf',
  koordinate,
});
const bei = (lat: number, lon: number): Koordinate => ({ lat: 49.5 + lat, lon: 11.2 + lon });
const geordnet = (adressen: Rohadresse[]) => ordneStrassen({ adressen, wege: [], ortschaften: [] });

describe('the addresses of one name in one town', () => {
  it('are one street where they stand together, and two where villages lie between', () => {
    const hier = [adresse('1', bei(0, 0)), adresse('2', bei(0.002, 0)), adresse('3', bei(0.004, 0))];
    const dort = [adresse('1', bei(0.05, 0)), adresse('2', bei(0.052, 0))];
    const [erste, zweite, ...weitere] = geordnet([...hier, ...dort]);
    expect(weitere).toEqual([]);
    expect(erste?.haeuser.map(({ hausnr }) => hausnr)).toEqual(['1', '2', '3']);
    expect(erste?.strasse).toMatchObject({ name: 'Dorfstraße', koordinate: bei(0.002, 0) });
    expect(erste?.strasse.radiusMeter).toBeCloseTo(222, 0);
    expect(zweite?.haeuser).toHaveLength(2);
  });

  // Compared in pairs, a map made for it would keep a processor for hours.
  it('are put in order where a map has very many of them in one place', () => {
    const strassen = geordnet(Array.from({ length: 200_000 }, (_, i) => adresse(`${i}`, bei(0, 0))));
    expect(strassen.map(({ haeuser }) => haeuser.length)).toEqual([200_000]);
  });

  it('are put in order where a map has very many of them far from each other', () => {
    const adressen = Array.from({ length: 150_000 }, (_, i) =>
      adresse(`${i}`, bei((i % 400) * 0.0101, Math.floor(i / 400) * 0.0155)),
    );
    const strassen = geordnet(adressen);
    expect(strassen.length).toBeGreaterThan(10_000);
    expect(strassen.flatMap(({ haeuser }) => haeuser)).toHaveLength(150_000);
  });
});
