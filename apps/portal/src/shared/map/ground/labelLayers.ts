import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';

import type { MapColours } from '../canvas/mapStyle.ts';
import { GROUND } from './groundName.ts';

/** Our own typeface as the page has it: a style without glyph files is written with what the browser knows. */
const TYPEFACE = ['Inter Variable'];

const bySize = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];
const ofKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

type Label = Pick<SymbolLayerSpecification, 'id' | 'minzoom' | 'filter'> & {
  from: string;
  text: string | ExpressionSpecification;
  colour: keyof MapColours;
  layout: SymbolLayerSpecification['layout'];
};

const ALONG = { 'symbol-placement': 'line', 'text-max-angle': 35 } as const;
const ARROW: ExpressionSpecification = ['case', ['==', ['get', 'oneway'], -1], '←', '→'];

/** The last ones come first where there is no room for all. */
const LABELS: readonly Label[] = [
  {
    id: 'ground-numbers',
    minzoom: 16,
    filter: ['==', ['get', 'kind'], 'address'],
    from: 'buildings',
    text: 'addr_housenumber',
    colour: 'number',
    // Above the middle of the house, where the dot of the stock does not hide it.
    layout: { 'text-size': bySize(16, 10, 19, 15), 'text-padding': 0, 'text-offset': [0, -1.2] },
  },
  {
    id: 'ground-oneway',
    minzoom: 16,
    filter: ['has', 'oneway'],
    from: 'roads',
    text: ARROW,
    colour: 'path',
    layout: { ...ALONG, 'symbol-spacing': 90, 'text-size': 13, 'text-keep-upright': false },
  },
  {
    id: 'ground-marks',
    minzoom: 15,
    from: 'pois',
    text: 'name',
    colour: 'number',
    layout: { 'text-size': 11.5, 'text-max-width': 7 },
  },
  {
    id: 'ground-stream-names',
    minzoom: 14,
    filter: ['==', ['geometry-type'], 'LineString'],
    from: 'water',
    text: 'name',
    colour: 'waterInk',
    layout: { ...ALONG, 'text-size': 12, 'text-letter-spacing': 0.06 },
  },
  {
    id: 'ground-street-names',
    minzoom: 14,
    filter: ofKind('minor_road', 'service', 'path'),
    from: 'roads',
    text: 'name',
    colour: 'label',
    layout: { ...ALONG, 'text-size': bySize(14, 10.5, 16, 12.5, 19, 17) },
  },
  {
    id: 'ground-main-names',
    minzoom: 13,
    filter: ofKind('medium_road', 'major_road', 'highway'),
    from: 'roads',
    text: 'name',
    colour: 'label',
    layout: { ...ALONG, 'text-size': bySize(13, 10.5, 16, 13.5, 19, 18) },
  },
  {
    id: 'ground-hamlets',
    minzoom: 12,
    filter: ofKind('hamlet', 'isolated_dwelling', 'neighbourhood', 'quarter'),
    from: 'places',
    text: 'name',
    colour: 'number',
    layout: { 'text-size': bySize(12, 11, 16, 15), 'text-max-width': 8 },
  },
  {
    id: 'ground-places',
    minzoom: 6,
    filter: ofKind('city', 'town', 'village', 'suburb'),
    from: 'places',
    text: 'name',
    colour: 'label',
    layout: {
      'text-size': bySize(8, 12, 15, 20),
      'text-max-width': 8,
      'symbol-sort-key': ['match', ['get', 'kind'], 'city', 0, 'town', 1, 'village', 2, 3],
    },
  },
];

/** What is written on the ground. */
export function labelLayers(colours: MapColours): LayerSpecification[] {
  return LABELS.map(({ from, text, colour, layout, ...rest }) => ({
    ...rest,
    type: 'symbol',
    source: GROUND,
    'source-layer': from,
    layout: {
      'text-field': typeof text === 'string' ? ['get', text] : text,
      'text-font': TYPEFACE,
      'text-padding': 2,
      ...layout,
    },
    paint: { 'text-color': colours[colour], 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
  }));
}
