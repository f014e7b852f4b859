import type { Feature } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import type { MapArea } from '../map.props.ts';
import type { MapColours } from './mapStyle.ts';

/** Surfaces lie under lines and points, with their outline. */
export const AREA_LAYERS: readonly LayerSpecification[] = [
  {
    id: 'areas',
    type: 'fill',
    source: 'areas',
    paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': 0.15 },
  },
  {
    id: 'outlines',
    type: 'line',
    source: 'areas',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': ['get', 'colour'], 'line-width': 2 },
  },
];

export function areaFeature({ ring, tone = 'normal' }: MapArea, colours: MapColours): Feature {
  const corners = ring.map(({ lat, lon }) => [lon, lat]);
  const colour = { normal: colours.accent, danger: colours.danger, muted: colours.street }[tone];
  return {
    type: 'Feature',
    properties: { colour },
    geometry: { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] },
  };
}
