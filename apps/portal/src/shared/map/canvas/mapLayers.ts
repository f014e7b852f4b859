import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';

import { groundLayers } from '../ground/groundLayers.ts';
import { GROUND } from '../ground/groundName.ts';
import type { GroundSource } from '../ground/groundSource.ts';
import { labelLayers } from '../ground/labelLayers.ts';
import { AREA_LAYERS } from './mapAreas.ts';
import type { MapColours } from './mapStyle.ts';

/** A press on one of these is a press on a point. */
export const POINT_LAYERS = ['dots', 'numbers', 'loose', 'stacks'];
export const CROWD_LAYER = 'crowds';

/** A chosen dot is larger; the zoom must stay the outermost expression. */
const sized = (radius: number): ['*', number, ['get', string]] => ['*', radius, ['get', 'size']];

// prettier-ignore
const RADIUS: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 10, sized(2), 13, sized(3.4), 15, sized(5), 17, sized(8)];
const valueOf = (name: string): ExpressionSpecification => ['get', name];

/** How many of a crowd are chosen, in the word of its picture. */
const CHOSEN: ExpressionSpecification = [
  'case',
  ['==', ['get', 'chosen'], 0],
  'none',
  ['<', ['get', 'chosen'], ['get', 'count']],
  'some',
  'all',
];

const NOTHING = { type: 'FeatureCollection' as const, features: [] };

/** What lies above the ground, whoever draws that. */
export function ownSources(): Record<string, SourceSpecification> {
  const source = { type: 'geojson' as const, data: NOTHING };
  return {
    streets: source,
    areas: source,
    lines: source,
    leaders: source,
    points: source,
    crowd: {
      ...source,
      cluster: true,
      clusterRadius: 44,
      clusterMaxZoom: 14,
      clusterProperties: {
        danger: ['max', ['get', 'danger']],
        count: ['+', ['get', 'count']],
        chosen: ['+', ['get', 'chosen']],
      },
    },
  };
}

export function ownLayers(colours: MapColours, labels: LayerSpecification[] = []): LayerSpecification[] {
  const [names = [], places = []] = [false, true].map((wanted) =>
    labels.filter((layer) => isOfPlaces(layer) === wanted),
  );
  const { dots, icons } = pointLayers(colours);
  // The streets that are driven are the ones that are looked for: their names lie on the ways, not below them. Where one is
  // comes before how many houses stand there: names of places lie on dots, and make room for what bears a number.
  return [...AREA_LAYERS, ...lineLayers(), ...names, ...dots, ...places, ...icons];
}

const isOfPlaces = (layer: LayerSpecification): boolean =>
  'source-layer' in layer && layer['source-layer'] === 'places';

/** Everything; without a ground streets on chalk are all that is drawn. */
export function mapStyle(colours: MapColours, ground: GroundSource | undefined): StyleSpecification {
  const drawn = ground?.drawn === true;
  return {
    version: 8,
    sources: { ...(ground === undefined ? {} : { [GROUND]: ground.source }), ...ownSources() },
    layers: [
      {
        id: 'chalk',
        type: 'background',
        paint: { 'background-color': drawn ? colours.land : colours.page },
      },
      ...(drawn ? groundLayers(colours) : []),
      ...(ground?.source.type === 'raster'
        ? [{ id: 'ground-pictures', type: 'raster' as const, source: GROUND }]
        : []),
      ...(ground === undefined ? [streetLayer(colours)] : []),
      ...ownLayers(colours, drawn ? labelLayers(colours) : []),
    ],
  };
}

function streetLayer(colours: MapColours): LayerSpecification {
  return {
    id: 'streets',
    type: 'line',
    source: 'streets',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colours.street,
      'line-opacity': 0.35,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 10, 0.6, 15, 4, 18, 16],
    },
  };
}

/** Ways along roads with arrows; where no road is known, dashes. */
function lineLayers(): LayerSpecification[] {
  const base = { type: 'line', source: 'lines' } as const;
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const paint = {
    'line-color': valueOf('colour'),
    'line-width': 3,
    'line-opacity': 0.85,
  };
  return [
    { ...base, id: 'lines', filter: ['!', ['get', 'guessed']], layout, paint },
    {
      ...base,
      id: 'guessed',
      filter: ['get', 'guessed'],
      layout: { 'line-join': 'round' },
      paint: { ...paint, 'line-dasharray': [2, 2] },
    },
    {
      id: 'arrows',
      type: 'symbol',
      source: 'lines',
      minzoom: 13,
      filter: ['!', ['get', 'guessed']],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 90,
        'icon-image': ['get', 'arrow'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
  ];
}

/** Larger from near by, and when it is chosen. */
const DOT = {
  type: 'circle' as const,
  layout: { 'circle-sort-key': valueOf('rank') },
  paint: {
    'circle-color': valueOf('colour'),
    'circle-opacity': valueOf('opacity'),
    'circle-radius': RADIUS,
    'circle-stroke-width': 1.5,
  },
};

/** From a house to its number, where that had to make room for others. */
const leaderLayers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'leaders',
    type: 'line',
    source: 'leaders',
    paint: { 'line-color': colours.ink, 'line-width': 1.5 },
  },
  {
    id: 'leader-houses',
    type: 'circle',
    source: 'leaders',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-color': colours.ink,
      'circle-radius': 3,
      'circle-stroke-color': colours.page,
      'circle-stroke-width': 1,
    },
  },
];

function pointLayers(colours: MapColours): { dots: LayerSpecification[]; icons: LayerSpecification[] } {
  const dot = { ...DOT, paint: { ...DOT.paint, 'circle-stroke-color': colours.page } };
  // Always drawn, and what is written on the ground makes room for them.
  const on = { 'icon-allow-overlap': true, 'icon-padding': 1 } as const;
  const dots: LayerSpecification[] = [
    { ...dot, id: 'loose', source: 'crowd', filter: ['!', ['any', ['has', 'point_count'], ['has', 'icon']]] },
    { ...dot, id: 'dots', source: 'points', filter: ['!', ['has', 'icon']] },
  ];
  const icons: LayerSpecification[] = [
    {
      id: CROWD_LAYER,
      type: 'symbol',
      source: 'crowd',
      filter: ['has', 'point_count'],
      layout: {
        ...on,
        'icon-image': ['concat', 'crowd/', ['get', 'count'], '/', ['get', 'danger'], '/', CHOSEN],
      },
    },
    {
      id: 'stacks',
      type: 'symbol',
      source: 'crowd',
      filter: ['all', ['!', ['has', 'point_count']], ['has', 'icon']],
      layout: { ...on, 'icon-image': ['get', 'icon'] },
    },
    ...leaderLayers(colours),
    {
      id: 'numbers',
      type: 'symbol',
      source: 'points',
      filter: ['has', 'icon'],
      layout: { ...on, 'icon-image': ['get', 'icon'], 'symbol-sort-key': ['get', 'rank'] },
    },
  ];
  return { dots, icons };
}
