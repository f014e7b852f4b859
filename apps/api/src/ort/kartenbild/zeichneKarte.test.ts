import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { musterbachQuelle } from '../../../demo/musterbach.gelaende.ts';
import { MITTE } from '../../../demo/musterbach.plan.ts';
import { inhaltDer } from '../../../test/kachel.ts';
import { mitPlatz } from '../karte/kartenfehler.ts';
import type { OsmElement, OsmQuelle } from '../karte/osmElement.ts';
import { kachelstelle } from './kachelzahl.ts';
import { oeffneKartenbild } from './oeffneKartenbild.ts';
import { zeichneKarte } from './zeichneKarte.ts';

let ordner: string;
beforeEach(async () => (ordner = await mkdtemp(join(tmpdir(), 'kartenbild-'))));
afterEach(() => rm(ordner, { recursive: true }));

const quelleAus = (elemente: readonly OsmElement[]): OsmQuelle => ({
  async *durchgang(welche) {
    const art = { alles: null, wege: 'way', knoten: 'node' }[welche];
    yield elemente.filter(({ type }) => art === null || type === art);
  },
});

const bei = (lon: number, lat: number, zoom: number) =>
  kachelstelle([lon, lat], zoom).map(Math.floor) as [number, number];

async function kachelAm(zoom: number, { lon, lat } = MITTE as { lon: number; lat: number }) {
  const [x, y] = bei(lon, lat, zoom);
  return inhaltDer(await oeffneKartenbild(ordner)(zoom, x, y));
}

const ecken = (lon: number, lat: number, grad: number, ab: number): OsmElement[] =>
  [
    [0, 0],
    [grad, 0],
    [grad, grad],
    [0, grad],
  ].map(([dx = 0, dy = 0], i) => ({ type: 'node', id: ab + i, lon: lon + dx, lat: lat + dy }));

describe('the drawn map of a town', () => {
  it('has houses with numbers, named streets, water, woods, fields, a railway and the name of the place', async () => {
    await zeichneKarte({ quelle: musterbachQuelle(), ordner });
    const nah = await kachelAm(14);
    expect(nah['buildings']?.filter(({ kind }) => kind === 'building').length).toBeGreaterThan(100);
    expect(nah['buildings']?.map((haus) => haus['addr_housenumber'])).toContain('1');
    expect(nah['roads']?.map(({ name }) => name)).toContain('Hauptstraße');
    expect(nah['roads']?.map(({ kind }) => kind)).toContain('rail');
    expect(nah['water']?.map(({ name }) => name)).toContain('Musterbach');
    expect(nah['landuse']?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['forest', 'farmland', 'residential']),
    );
    expect(nah['pois']?.map(({ name }) => name)).toContain('St. Barbara');
    expect(nah['places']?.map(({ name }) => name)).toContain('Musterbach');
  });

  it('shows less from further away', async () => {
    await zeichneKarte({ quelle: musterbachQuelle(), ordner });
    const weit = await kachelAm(10);
    expect(weit['buildings']).toBeUndefined();
    expect(weit['roads']?.map(({ kind }) => kind)).not.toContain('minor_road');
    expect(weit['places']?.map(({ name }) => name)).toEqual(['Musterbach']);
  });

  it('is empty where the extract ends', async () => {
    await zeichneKarte({ quelle: musterbachQuelle(), ordner });
    expect(await kachelAm(14, { lon: 13.4, lat: 52.5 })).toEqual({});
  });

  it('draws a wood with a clearing whose outline lies in two ways', async () => {
    const [lon, lat] = [11.2, 49.5];
    const elemente: OsmElement[] = [
      ...ecken(lon, lat, 0.02, 1),
      ...ecken(lon + 0.008, lat + 0.008, 0.004, 11),
      { type: 'way', id: 1, refs: [1, 2, 3] },
      { type: 'way', id: 2, refs: [1, 4, 3] },
      { type: 'way', id: 3, refs: [11, 12, 13, 14, 11] },
      {
        type: 'relation',
        id: 1,
        tags: { type: 'multipolygon', landuse: 'forest' },
        members: [
          { type: 'way', ref: 1, role: 'outer' },
          { type: 'way', ref: 2, role: '' },
          { type: 'way', ref: 3, role: 'inner' },
        ],
      },
    ];
    await zeichneKarte({ quelle: quelleAus(elemente), ordner });
    expect(await kachelAm(14, { lon: lon + 0.004, lat: lat + 0.004 })).toEqual({
      landuse: [{ kind: 'forest' }],
    });
  });

  it('is gone on with after the machine stopped, without reading the extract again', async () => {
    const ganz = await mkdtemp(join(tmpdir(), 'kartenbild-'));
    const { kacheln } = await zeichneKarte({ quelle: musterbachQuelle(), ordner: ganz });
    await rm(ganz, { recursive: true });
    const faelltAus = (anteil: number) => {
      if (anteil > 0.5) throw new Error('Strom weg');
    };
    await expect(zeichneKarte({ quelle: musterbachQuelle(), ordner, melde: faelltAus })).rejects.toThrow(
      'Strom weg',
    );
    const unlesbar: OsmQuelle = {
      durchgang: () => {
        throw new Error('nicht noch einmal');
      },
    };
    expect(await zeichneKarte({ quelle: unlesbar, ordner })).toMatchObject({ kacheln });
    expect((await kachelAm(14))['roads']?.length).toBeGreaterThan(10);
    expect(await readdir(ordner)).toEqual(['karte.pmtiles']);
  });

  it.skipIf(!existsSync('/dev/full'))('says so when the disk is full', async () => {
    await symlink('/dev/full', join(ordner, 'karte.pmtiles'));
    const gezeichnet = mitPlatz(() => zeichneKarte({ quelle: musterbachQuelle(), ordner }));
    await expect(gezeichnet).rejects.toMatchObject({
      grund: 'karte.kein-platz',
      message: expect.stringContaining('kein Platz mehr'),
    });
  });
});

describe('an extract that means harm', () => {
  const haus: OsmElement[] = [
    ...ecken(11.2, 49.5, 0.0002, 1),
    { type: 'way', id: 1, refs: [1, 2, 3, 4, 1], tags: { building: 'yes' } },
  ];
  const gebaeude = async () => (await kachelAm(14, { lon: 11.2001, lat: 49.5001 }))['buildings'] ?? [];

  it('may name places that are not on earth', async () => {
    const verrueckt = [9e9, Number.NaN, Number.POSITIVE_INFINITY, -91, 90].map((lat, i): OsmElement => ({
      type: 'node',
      id: 100 + i,
      lat,
      lon: lat * 2,
      tags: { place: 'town', name: 'Nirgends' },
    }));
    const weg: OsmElement = { type: 'way', id: 9, refs: [100, 101, 102, 103], tags: { highway: 'primary' } };
    await zeichneKarte({ quelle: quelleAus([...haus, ...verrueckt, weg]), ordner });
    expect(await gebaeude()).toHaveLength(1);
  });

  it('may draw a road or a wood around the world', async () => {
    const rund = ecken(-179, -80, 150, 100);
    const weg: OsmElement = { type: 'way', id: 9, refs: [100, 102], tags: { highway: 'primary' } };
    const wald: OsmElement = {
      type: 'way',
      id: 8,
      refs: [100, 101, 102, 103, 100],
      tags: { landuse: 'forest' },
    };
    await zeichneKarte({ quelle: quelleAus([...haus, ...rund, weg, wald]), ordner });
    expect(await gebaeude()).toHaveLength(1);
  });

  it('is no map when it is strewn over all continents', async () => {
    const verstreut = Array.from({ length: 15_000 }, (_, i): OsmElement => ({
      type: 'node',
      id: 100 + i,
      lat: -60 + (i % 120),
      lon: -170 + Math.floor(i / 120) * 2.7,
      tags: { place: 'town', name: 'Überall' },
    }));
    await expect(zeichneKarte({ quelle: quelleAus(verstreut), ordner })).rejects.toMatchObject({
      grund: 'karte.bild-zu-gross',
    });
  });

  it('may carry a hundred thousand tags, names without end and keys of the language', async () => {
    const tags = {
      ...Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`tag${i}`, 'x'])),
      highway: 'constructor',
      building: 'yes',
      name: 'a'.repeat(1_000_000),
      'addr:housenumber': '9'.repeat(1_000_000),
      amenity: 'place_of_worship',
      place: '__proto__',
    };
    const weg: OsmElement = { type: 'way', id: 1, refs: [1, 2, 3, 4, 1], tags };
    await zeichneKarte({ quelle: quelleAus([...ecken(11.2, 49.5, 0.0002, 1), weg]), ordner });
    const { pois, buildings } = await kachelAm(14, { lon: 11.2001, lat: 49.5001 });
    expect(buildings).toEqual([{ kind: 'building' }, { kind: 'address', addr_housenumber: '9'.repeat(12) }]);
    expect(String(pois?.[0]?.['name'])).toHaveLength(80);
  });

  it('may leave outlines open, refer to itself and to nothing', async () => {
    const kaputt: OsmElement[] = [
      { type: 'way', id: 2, refs: [1, 1, 1, 1], tags: { building: 'yes' } },
      { type: 'way', id: 3, refs: [], tags: { building: 'yes' } },
      { type: 'way', id: 4, refs: [77, 78, 79, 77], tags: { landuse: 'forest' } },
      {
        type: 'relation',
        id: 1,
        tags: { type: 'multipolygon', natural: 'water' },
        members: [
          { type: 'relation', ref: 1, role: 'outer' },
          { type: 'way', ref: 2, role: 'outer' },
          { type: 'way', ref: 999, role: 'inner' },
        ],
      },
    ];
    await zeichneKarte({ quelle: quelleAus([...haus, ...kaputt]), ordner });
    expect(await gebaeude()).toHaveLength(1);
  });

  it('leaves nothing of an earlier attempt in the way', async () => {
    await mkdir(join(ordner, 'bild.im-bau', 'felder'), { recursive: true });
    await zeichneKarte({ quelle: quelleAus(haus), ordner });
    expect(await gebaeude()).toHaveLength(1);
  });
});
