import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

import type { MapColours } from '../canvas/mapStyle.ts';
import { GROUND } from './groundName.ts';
import { ofKind } from './labelLayers.ts';

/** Width in pixels by zoom, doubling in between as the ground does. */
const widening = (...stops: readonly number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops,
];

/** The kind of a feature is one of these. */

type Surface = readonly [name: string, colour: keyof MapColours, kinds: string[], minzoom: number];

const SURFACES: readonly Surface[] = [
  ['fields', 'field', ['farmland'], 11],
  ['town', 'town', ['residential'], 8],
  ['works', 'works', ['industrial', 'school', 'parking'], 12],
  ['grass', 'grass', ['grass', 'orchard', 'park', 'cemetery', 'pitch', 'scrub', 'wetland'], 11],
  ['woods', 'wood', ['forest'], 6],
];

type Road = {
  name: string;
  kinds: string[];
  minzoom: number;
  width: ExpressionSpecification;
  edge: keyof MapColours;
};

/** From the smallest to the largest: what comes later lies above. */
const ROADS: readonly Road[] = [
  {
    name: 'service',
    kinds: ['service'],
    minzoom: 14,
    width: widening(14, 0.6, 16, 3, 19, 18),
    edge: 'roadEdge',
  },
  {
    name: 'minor',
    kinds: ['minor_road'],
    minzoom: 12,
    width: widening(12, 0.5, 14, 2.4, 16, 7, 19, 40),
    edge: 'roadEdge',
  },
  {
    name: 'medium',
    kinds: ['medium_road'],
    minzoom: 10,
    width: widening(10, 0.6, 14, 4, 16, 9, 19, 48),
    edge: 'mainEdge',
  },
  {
    name: 'major',
    kinds: ['major_road'],
    minzoom: 8,
    width: widening(8, 0.6, 14, 5, 16, 11, 19, 54),
    edge: 'mainEdge',
  },
  {
    name: 'highway',
    kinds: ['highway'],
    minzoom: 6,
    width: widening(6, 0.8, 14, 6, 16, 13, 19, 60),
    edge: 'mainEdge',
  },
];

/** The drawn ground of a map: surfaces, water, houses and roads. */
export function groundLayers(colours: MapColours): LayerSpecification[] {
  return [
    ...SURFACES.map((surface) => surfaceLayer(surface, colours)),
    ...waterLayers(colours),
    ...houseLayers(colours),
    ...roadLayers(colours),
    ...railLayers(colours),
  ];
}

function surfaceLayer([name, colour, kinds, minzoom]: Surface, colours: MapColours): LayerSpecification {
  return {
    id: `ground-${name}`,
    type: 'fill',
    source: GROUND,
    'source-layer': 'landuse',
    minzoom,
    filter: ofKind(...kinds),
    paint: { 'fill-color': colours[colour], 'fill-antialias': false },
  };
}

function waterLayers(colours: MapColours): LayerSpecification[] {
  const source = { source: GROUND, 'source-layer': 'water' };
  return [
    {
      id: 'ground-water',
      type: 'fill',
      ...source,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colours.water },
    },
    {
      id: 'ground-streams',
      type: 'line',
      ...source,
      filter: ['all', ['==', ['geometry-type'], 'LineString'], ['!', ofKind('river', 'canal')]],
      minzoom: 12,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.water, 'line-width': widening(12, 0.6, 15, 1.6, 19, 9) },
    },
    {
      id: 'ground-rivers',
      type: 'line',
      ...source,
      filter: ['all', ['==', ['geometry-type'], 'LineString'], ofKind('river', 'canal')],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.water, 'line-width': widening(8, 0.8, 12, 2, 15, 5, 19, 40) },
    },
  ];
}

function houseLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'ground-houses',
      type: 'fill',
      source: GROUND,
      'source-layer': 'buildings',
      minzoom: 13,
      filter: ofKind('building'),
      paint: {
        'fill-color': colours.building,
        'fill-outline-color': colours.wall,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0.4, 14.5, 1],
      },
    },
  ];
}

/** All edges lie below all roads, so that a crossing is open. */
function roadLayers(colours: MapColours): LayerSpecification[] {
  const base = { type: 'line', source: GROUND, 'source-layer': 'roads' } as const;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      ...base,
      id: 'ground-paths',
      minzoom: 14,
      filter: ofKind('path'),
      layout: round,
      paint: {
        'line-color': colours.path,
        'line-width': widening(14, 0.7, 16, 1.2, 19, 4),
        'line-dasharray': [2, 2],
      },
    },
    ...ROADS.map(({ name, kinds, minzoom, width, edge }): LayerSpecification => ({
      ...base,
      id: `ground-${name}-edge`,
      minzoom,
      filter: ofKind(...kinds),
      layout: round,
      paint: {
        'line-color': colours[edge],
        'line-gap-width': width,
        'line-width': widening(10, 0.5, 14, 0.9, 19, 2),
      },
    })),
    ...ROADS.map(({ name, kinds, minzoom, width }): LayerSpecification => ({
      ...base,
      id: `ground-${name}`,
      minzoom,
      filter: ofKind(...kinds),
      layout: round,
      paint: { 'line-color': colours.road, 'line-width': width },
    })),
  ];
}

function railLayers(colours: MapColours): LayerSpecification[] {
  const base = { type: 'line', source: GROUND, 'source-layer': 'roads', filter: ofKind('rail') } as const;
  return [
    {
      ...base,
      id: 'ground-rail',
      minzoom: 9,
      paint: { 'line-color': colours.rail, 'line-width': widening(9, 0.6, 14, 1.6, 19, 6) },
    },
    {
      ...base,
      id: 'ground-sleepers',
      minzoom: 14,
      paint: {
        'line-color': colours.rail,
        'line-width': widening(14, 4, 19, 18),
        'line-dasharray': [0.15, 1.6],
      },
    },
  ];
}
