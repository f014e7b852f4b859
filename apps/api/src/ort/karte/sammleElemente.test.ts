import { describe, expect, it } from 'vitest';

import { ordneStrassen } from './ordneStrassen.ts';
import type { OsmElement } from './osmElement.ts';
import { sammleElemente } from './sammleElemente.ts';

const quelle = (elemente: readonly OsmElement[]) => ({
  async *durchgang() {
    yield elemente;
  },
});
const knoten = (id: number, lat: number, lon: number, tags?: Record<string, string>): OsmElement => ({
  type: 'node',
  id,
  lat,
  lon,
  tags,
});
const ganz = { 'addr:postcode': '91207', 'addr:city': 'Lauf' };
const adresse = (strasse: string, hausnr: string) => ({
  'addr:street': strasse,
  'addr:housenumber': hausnr,
});
const lies = async (elemente: readonly OsmElement[]) => ordneStrassen(await sammleElemente(quelle(elemente)));

describe('addresses of a map extract', () => {
  it('reads houses on points, buildings and buildings with courtyards', async () => {
    const strassen = await lies([
      knoten(1, 49.5, 11, { ...adresse('Am Bach', '1'), ...ganz }),
      knoten(2, 49.5, 11.001),
      knoten(3, 49.5002, 11.001),
      knoten(4, 49.5002, 11.0014),
      { type: 'way', id: 10, refs: [2, 3, 4, 2], tags: { ...adresse('Am Bach', '3'), ...ganz } },
      { type: 'way', id: 11, refs: [2, 3, 4, 2] },
      {
        type: 'relation',
        id: 20,
        members: [{ type: 'way', ref: 11, role: 'outer' }],
        tags: { ...adresse('Am Bach', '5'), ...ganz },
      },
    ]);
    expect(strassen).toHaveLength(1);
    expect(strassen[0]?.haeuser.map(({ hausnr }) => hausnr)).toEqual(['1', '3', '5']);
    expect(strassen[0]?.haeuser[1]?.koordinate.lat).toBeCloseTo(49.5001);
  });

  it('fills a missing PLZ and town from the neighbour', async () => {
    const strassen = await lies([
      knoten(1, 49.5, 11, { ...adresse('Am Bach', '1'), ...ganz }),
      knoten(2, 49.5001, 11, adresse('Am Bach', '3')),
    ]);
    expect(strassen).toHaveLength(1);
    expect(strassen[0]?.strasse).toMatchObject({ plz: '91207', ort: 'Lauf' });
  });

  it('knows streets that have a name but no house', async () => {
    const strassen = await lies([
      knoten(1, 49.5, 11),
      knoten(2, 49.501, 11),
      { type: 'way', id: 10, refs: [1, 2], tags: { highway: 'residential', name: 'Neubaugebiet' } },
    ]);
    expect(strassen.map(({ strasse, haeuser }) => [strasse.name, haeuser.length])).toEqual([
      ['Neubaugebiet', 0],
    ]);
  });

  it('spreads the numbers of an interpolation line along it', async () => {
    const strassen = await lies([
      knoten(1, 49.5, 11, { ...adresse('Am Bach', '1'), ...ganz }),
      knoten(2, 49.5, 11.003, { ...adresse('Am Bach', '7'), ...ganz }),
      { type: 'way', id: 10, refs: [1, 2], tags: { 'addr:interpolation': 'odd' } },
    ]);
    const geschaetzt = strassen[0]?.haeuser.filter((haus) => haus.geschaetzt);
    expect(geschaetzt?.map(({ hausnr }) => hausnr)).toEqual(['3', '5']);
    expect(geschaetzt?.[0]?.koordinate.lon).toBeCloseTo(11.001, 6);
  });

  it('takes the street from an associatedStreet relation, and the village where there is no street', async () => {
    const strassen = await lies([
      knoten(1, 49.5, 11, { 'addr:housenumber': '4', ...ganz }),
      knoten(2, 49.52, 11.03, { 'addr:housenumber': '7', 'addr:postcode': '91207', 'addr:city': 'Kuhnhof' }),
      {
        type: 'relation',
        id: 20,
        members: [{ type: 'node', ref: 1, role: 'house' }],
        tags: { type: 'associatedStreet', name: 'Am Hang' },
      },
    ]);
    expect(strassen.map(({ strasse }) => strasse.name)).toEqual(['Am Hang', 'Kuhnhof']);
  });

  it('keeps two streets of one name in two villages of one municipality apart', async () => {
    const strassen = await lies([
      knoten(1, 49.5, 11, { ...adresse('Hauptstraße', '1'), ...ganz }),
      knoten(2, 49.5, 11.05, { ...adresse('Hauptstraße', '1'), ...ganz }),
    ]);
    expect(strassen).toHaveLength(2);
  });

  it('does without nodes that lie outside the extract', async () => {
    const strassen = await lies([
      knoten(1, 49.5, 11),
      { type: 'way', id: 10, refs: [1, 99], tags: { highway: 'residential', name: 'Randweg' } },
      { type: 'way', id: 11, refs: [98, 99], tags: { ...adresse('Randweg', '1'), ...ganz } },
    ]);
    expect(strassen).toEqual([]);
  });
});
