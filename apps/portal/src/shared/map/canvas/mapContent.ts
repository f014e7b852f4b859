import type { Feature } from 'geojson';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';

import type { MapDrawingProps, MapLine, MapPoint } from '../map.props.ts';
import { areaFeature } from './mapAreas.ts';
import { ensureArrow, ensureNumber, iconName } from './mapIcons.ts';
import { fillOf } from './mapStyle.ts';
import type { MapColours } from './mapStyle.ts';

export type MapContent = Pick<
  MapDrawingProps,
  'points' | 'lines' | 'areas' | 'streets' | 'selected' | 'fit' | 'ground'
>;

/** From so many dots on, those that lie close together are drawn as one with their number. */
const CROWD = 300;

/** Puts what is to be seen into the sources of the style. */
export function fillMap(map: MapLibreMap, content: MapContent, colours: MapColours): void {
  const { points, lines, areas, streets, selected } = content;
  const set = (name: string, features: Feature[]): void => {
    map.getSource<GeoJSONSource>(name)?.setData({ type: 'FeatureCollection', features });
  };
  for (const point of points)
    if (point.number !== undefined) ensureNumber(map, point, selected.has(point.id), colours);
  for (const { colour } of lines) ensureArrow(map, colour, colours);
  set('streets', (streets?.features ?? []) as Feature[]);
  set(
    'areas',
    areas.map((area) => areaFeature(area, colours)),
  );
  set(
    'lines',
    lines.map((line) => lineFeature(line, colours)),
  );
  const { alone, crowd } = sorted(points, selected);
  set(
    'points',
    alone.map((point) => pointFeature(point, selected.has(point.id), colours)),
  );
  set(
    'crowd',
    crowd.map((point) => pointFeature(point, false, colours)),
  );
}

/** Numbers and what is chosen always stand for themselves. */
function sorted(points: readonly MapPoint[], selected: ReadonlySet<string>) {
  const stands = ({ id, number }: MapPoint): boolean => number !== undefined || selected.has(id);
  const crowd = points.filter((point) => !stands(point));
  return crowd.length < CROWD ? { alone: points, crowd: [] } : { alone: points.filter(stands), crowd };
}

function lineFeature({ colour, path, guessed = false }: MapLine, colours: MapColours): Feature {
  return {
    type: 'Feature',
    properties: { colour: colours[colour], arrow: `arrow/${colour}`, guessed },
    geometry: { type: 'LineString', coordinates: path.map(({ lat, lon }) => [lon, lat]) },
  };
}

function pointFeature(point: MapPoint, selected: boolean, colours: MapColours): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
    properties: {
      id: point.id,
      rank: selected ? 2 : point.tone === 'muted' ? 0 : 1,
      colour: selected ? colours.accent : fillOf(point, colours),
      danger: point.tone === 'danger' ? 1 : 0,
      size: selected ? 1.5 : 1,
      opacity: point.tone === 'muted' && !selected ? 0.45 : 1,
      ...(point.number === undefined ? {} : { icon: iconName(point, selected) }),
    },
  };
}
