import type { SourceSpecification } from 'maplibre-gl';

import type { Ground } from './ground.ts';
import { tileAddress } from './tileScheme.ts';

/** Where the ground comes from, and whether our own layers are drawn from it; undefined: there is none. */
export type GroundSource = { source: SourceSpecification; drawn: boolean };

/** The tile service, or where it failed the own tiles. */
export function groundSource(ground: Ground | undefined, serviceFails: boolean): GroundSource | undefined {
  if (ground === undefined) return undefined;
  const { service, tiles, key } = ground;
  if (service !== null && !serviceFails && service.art !== 'stil') {
    const { url, zoomMax, art } = service;
    if (art === 'vektor') return { source: { type: 'vector', tiles: [url], maxzoom: zoomMax }, drawn: true };
    return { source: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: zoomMax }, drawn: false };
  }
  if (tiles === null) return undefined;
  const { load, zoomMax: maxzoom } = tiles;
  return { source: { type: 'vector', tiles: [tileAddress(key, load)], minzoom: 6, maxzoom }, drawn: true };
}
