import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Rechteck, rechteckUm } from '@kehrtour/domain/ort/koordinate';
import type { Feature, FeatureCollection, LineString } from 'geojson';

import type { Weg } from './rohkarte.ts';
import { Zeilenschreiber } from './zeilenschreiber.ts';

/**
 * Roads for drawing a map without tiles, two files of JSON lines: `wege.jsonl` has one line per cell of
 * 0.02 degrees `[[art, name, lon, lat, dLon, dLat, …], …]` in hundred-thousandths of a degree (1 m),
 * `wege-zellen.json` says where each cell stands: `{"<x>/<y>": [start, bytes]}`.
 */
const ZELLE_GRAD = 0.02;
const HUNDERTTAUSENDSTEL = 1e5;
const ZELLEN_MAX = 60;
/** What one answer reads; sixty cells of a large town have about as much. */
const BYTES_MAX = 12_000_000;
/** Cells of a whole map, more than Bavaria has: its list is read for every answer. */
const ZELLEN_JE_KARTE_MAX = 50_000;

type Zellen = Record<string, [start: number, bytes: number]>;
export type Wegelinien = FeatureCollection<LineString, { art: string; name: string }>;

export async function schreibeWegekarte(ordner: string, wege: Iterable<Weg>): Promise<void> {
  const zellen = new Map<string, string[]>();
  for (const weg of wege) {
    const [anfang] = weg.punkte;
    const zelle = zelleVon(anfang?.lon ?? 0, anfang?.lat ?? 0);
    const zeilen = zellen.get(zelle) ?? [];
    if (zeilen.length === 0 && zellen.size === ZELLEN_JE_KARTE_MAX) continue;
    if (zeilen.push(JSON.stringify(alsZeile(weg))) === 1) zellen.set(zelle, zeilen);
  }
  const datei = await Zeilenschreiber.oeffne(join(ordner, 'wege.jsonl'));
  const stellen: Zellen = {};
  for (const [zelle, zeilen] of zellen) {
    const { start, bytes } = await datei.schreibeText(`[${zeilen.join(',')}]`);
    stellen[zelle] = [start, bytes];
  }
  await datei.schliesse();
  const verzeichnis = await Zeilenschreiber.oeffne(join(ordner, 'wege-zellen.json'));
  await verzeichnis.schreibe(stellen);
  await verzeichnis.schliesse();
}

/** Roads that touch the box, as GeoJSON; at most sixty cells (some 130 km²), nearest to its corner first. */
export async function wegeIn(ordner: string, rechteck: Rechteck): Promise<Wegelinien> {
  const text = await readFile(join(ordner, 'wege-zellen.json'), 'utf8');
  const features: Feature<LineString, { art: string; name: string }>[] = [];
  let gelesen = 0;
  await using datei = await open(join(ordner, 'wege.jsonl'), 'r');
  for (const [start, bytes] of zellenIn(JSON.parse(text) as Zellen, rechteck)) {
    gelesen += bytes;
    if (gelesen > BYTES_MAX) break;
    const { buffer } = await datei.read(Buffer.alloc(bytes), 0, bytes, start);
    for (const zeile of JSON.parse(buffer.toString('utf8')) as Wegzeile[]) {
      const weg = alsFeature(zeile);
      if (beruehrt(weg.geometry, rechteck)) features.push(weg);
    }
  }
  return { type: 'FeatureCollection', features };
}

/** By the cells that there are, not by those that the box has room for: somebody may ask for the whole earth. */
function zellenIn(zellen: Zellen, [west, sued, ost, nord]: Rechteck): [start: number, bytes: number][] {
  return (
    Object.entries(zellen)
      .map(([name, stelle]) => ({ stelle, x: Number(name.split('/')[0]), y: Number(name.split('/')[1]) }))
      // One cell around the box: a road is filed under its first point.
      .filter(
        ({ x, y }) =>
          x >= stufe(west) - 1 && x <= stufe(ost) + 1 && y >= stufe(sued) - 1 && y <= stufe(nord) + 1,
      )
      .toSorted((a, b) => a.x - b.x || a.y - b.y)
      .slice(0, ZELLEN_MAX)
      .map(({ stelle }) => stelle)
  );
}

/** The box around the road meets the box on the screen. */
function beruehrt({ coordinates }: LineString, [west, sued, ost, nord]: Rechteck): boolean {
  const [w, s, o, n] = rechteckUm(coordinates.map(([lon = 0, lat = 0]) => ({ lon, lat })));
  return w <= ost && o >= west && s <= nord && n >= sued;
}

type Wegzeile = [art: string, name: string, ...zahlen: number[]];

function alsZeile({ art, name, punkte }: Weg): Wegzeile {
  let [x, y] = [0, 0];
  const zahlen = punkte.flatMap(({ lon, lat }) => {
    const [neuX, neuY] = [ganz(lon), ganz(lat)];
    const schritt = [neuX - x, neuY - y];
    [x, y] = [neuX, neuY];
    return schritt;
  });
  return [art, name, ...zahlen];
}

function alsFeature([art, name, ...zahlen]: Wegzeile): Feature<LineString, { art: string; name: string }> {
  let [x, y] = [0, 0];
  const coordinates = Array.from({ length: zahlen.length / 2 }, (_, i) => {
    x += zahlen[i * 2] ?? 0;
    y += zahlen[i * 2 + 1] ?? 0;
    return [x / HUNDERTTAUSENDSTEL, y / HUNDERTTAUSENDSTEL];
  });
  return { type: 'Feature', properties: { art, name }, geometry: { type: 'LineString', coordinates } };
}

function zelleVon(lon: number, lat: number): string {
  return `${stufe(lon)}/${stufe(lat)}`;
}

function stufe(grad: number): number {
  return Math.floor(grad / ZELLE_GRAD);
}

function ganz(grad: number): number {
  return Math.round(grad * HUNDERTTAUSENDSTEL);
}
