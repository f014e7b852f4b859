import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';

import { KACHEL_BYTES_MAX } from './entpackeKachel.ts';
import type { Angaben, Ebene, Merkmalzeile } from './merkmal.ts';

export const EXTENT = 4096;
/** One tile more than this share around it is drawn, so that wide lines are whole at the seam. */
const RAND_PUNKTE = 96;

export interface Kachel {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Packed with gzip. */
  readonly bytes: Buffer;
}

/** Below each other on the map; a reader draws in its own order. */
const EBENEN: readonly Ebene[] = ['landuse', 'water', 'roads', 'buildings', 'pois', 'places'];
/** A tile that would be too large goes without these, one after the other; one without its roads is none. */
const ENTBEHRLICH: readonly Ebene[] = ['buildings', 'pois', 'landuse'];

type Eigenschaften = { abZoom: number; angaben: Angaben };

/** Draws the tiles that are asked for from one file of lines. */
export async function* zeichneFeld(
  datei: string,
  kacheln: Iterable<readonly [z: number, x: number, y: number]>,
  zoomMax: number,
): AsyncGenerator<Kachel> {
  const ebenen = ordneEbenen((await readFile(datei, 'utf8')).trimEnd().split('\n'));
  const index = EBENEN.map((ebene) => {
    const features = ebenen.get(ebene) ?? [];
    const data = { type: 'FeatureCollection' as const, features };
    const options = { maxZoom: zoomMax, indexMaxZoom: 0, extent: EXTENT, buffer: RAND_PUNKTE, wrap: false };
    return { ebene, tafel: features.length === 0 ? null : new GeoJSONVT(data, options) };
  });
  for (const [z, x, y] of kacheln) {
    const layers: Record<string, GeoJSONVTTile> = {};
    for (const { ebene, tafel } of index) {
      const kachel = tafel?.getTile(z, x, y) ?? null;
      const sichtbar = kachel === null ? null : abHier(kachel, z);
      if (sichtbar !== null) layers[ebene] = sichtbar;
    }
    const bild = passend(layers);
    if (bild !== null) yield { z, x, y, bytes: gzipSync(bild) };
  }
}

/** A tile that a reader unpacks, with less on it where all would be too much; null where that leaves nothing. */
function passend(layers: Record<string, GeoJSONVTTile>): Uint8Array | null {
  const zuViel = [...ENTBEHRLICH];
  while (Object.keys(layers).length > 0) {
    const bild = fromGeojsonVt(layers, { version: 2, extent: EXTENT });
    if (bild.length <= KACHEL_BYTES_MAX) return bild;
    const ebene = zuViel.shift();
    if (ebene === undefined) return null;
    delete layers[ebene];
  }
  return null;
}

function ordneEbenen(zeilen: readonly string[]): Map<Ebene, Feature[]> {
  const ebenen = new Map<Ebene, Feature[]>();
  for (const zeile of zeilen) {
    if (zeile === '') continue;
    const [ebene, abZoom, angaben, form] = JSON.parse(zeile) as Merkmalzeile;
    const features = ebenen.get(ebene) ?? [];
    if (features.length === 0) ebenen.set(ebene, features);
    const properties: Eigenschaften = { abZoom, angaben };
    features.push({
      type: 'Feature',
      properties,
      geometry: { type: form.art, coordinates: form.koordinaten } as Feature['geometry'],
    });
  }
  return ebenen;
}

/** What is drawn from this zoom on, with its own properties instead of our wrapping. */
function abHier(kachel: GeoJSONVTTile, zoom: number): GeoJSONVTTile | null {
  const features = kachel.features.flatMap((feature) => {
    const { abZoom, angaben } = feature.tags as Eigenschaften;
    return abZoom > zoom ? [] : [{ ...feature, tags: angaben }];
  });
  // The library types the features of a tile as both kinds at once.
  return features.length === 0 ? null : { ...kachel, features: features as GeoJSONVTTile['features'] };
}
