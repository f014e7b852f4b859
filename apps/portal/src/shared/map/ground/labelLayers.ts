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
export const ofKind = (...kinds: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
];

type Label = Pick<SymbolLayerSpecification, 'id' | 'minzoom' | 'maxzoom' | 'filter'> & {
  from: string;
  text: string | ExpressionSpecification;
  colour: keyof MapColours;
  layout: SymbolLayerSpecification['layout'];
};

const ALONG = { 'symbol-placement': 'line', 'text-max-angle': 40 } as const;
const SPACING: ExpressionSpecification = ['step', ['zoom'], 180, 15, 110, 16, 70];
/** Laid out at whole zooms and up to twice as far apart in between: so often that a phone shows a name of every street. */
const STREET = {
  ...ALONG,
  'symbol-spacing': SPACING,
  'text-padding': 1,
} as const;
/** Beside its place where a number of houses stands on it. */
const BESIDE = {
  'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
  'text-radial-offset': 1.3,
  'text-justify': 'auto',
} as const satisfies SymbolLayerSpecification['layout'];
const ARROW: ExpressionSpecification = ['case', ['==', ['get', 'oneway'], -1], '←', '→'];

/** The last ones come first where there is no room for all. */
const LABELS: readonly Label[] = [
  {
    id: 'ground-numbers',
    minzoom: 15.7,
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
    layout: { ...STREET, 'text-size': bySize(14, 10.5, 16, 12.5, 19, 17) },
  },
  {
    id: 'ground-main-names',
    minzoom: 13,
    filter: ofKind('medium_road', 'major_road', 'highway'),
    from: 'roads',
    text: 'name',
    colour: 'label',
    layout: { ...STREET, 'text-size': bySize(13, 10.5, 16, 13.5, 19, 18) },
  },
  {
    id: 'ground-hamlets',
    minzoom: 12,
    filter: ofKind('hamlet', 'isolated_dwelling', 'neighbourhood', 'quarter'),
    from: 'places',
    text: 'name',
    colour: 'number',
    layout: { ...BESIDE, 'text-size': bySize(12, 11, 16, 15), 'text-max-width': 8 },
  },
  {
    id: 'ground-places',
    minzoom: 6,
    // From so near one knows where one is, and the name would hide the house that is looked for.
    maxzoom: 15.6,
    filter: ofKind('city', 'town', 'village', 'suburb'),
    from: 'places',
    text: 'name',
    colour: 'label',
    layout: {
      ...BESIDE,
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
    paint: {
      'text-color': colours[colour],
      'text-halo-color': colours.halo,
      // Names of places lie on the dots of houses, and are read there, too.
      'text-halo-width': from === 'places' ? 2.4 : 1.6,
    },
  }));
}
