import type { Feature } from 'geojson';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';

import type { DrawnPoint, MapDrawingProps, MapLine } from '../map.props.ts';
import { areaFeature } from './mapAreas.ts';
import { crowdName, ensureArrow, ensureNumber, iconName } from './mapIcons.ts';
import { fillOf } from './mapStyle.ts';
import type { MapColours } from './mapStyle.ts';
import { numberPlaces } from './numberPlaces.ts';

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
  set('streets', streets?.features ?? []);
  set(
    'areas',
    areas.map((area) => areaFeature(area, colours)),
  );
  set(
    'lines',
    lines.map((line) => lineFeature(line, colours)),
  );
  const { crowd } = sorted(points, selected);
  set(
    'crowd',
    crowd.map((point) => pointFeature(point, selected.has(point.id), colours)),
  );
  placeNumbers(map, content, colours);
}

/** What stands for itself, with the numbers of neighbours side by side; to be done again when the zoom is another one. */
export function placeNumbers(
  map: MapLibreMap,
  { points, selected }: Pick<MapContent, 'points' | 'selected'>,
  colours: MapColours,
): void {
  const { alone } = sorted(points, selected);
  const { places, leaders } = numberPlaces(map, alone, selected);
  const set = (name: string, features: Feature[]): void => {
    map.getSource<GeoJSONSource>(name)?.setData({ type: 'FeatureCollection', features });
  };
  set('leaders', leaders);
  set(
    'points',
    alone.map((point) =>
      pointFeature({ ...point, ...places.get(point.id) }, selected.has(point.id), colours),
    ),
  );
}

/** Numbers always stand for themselves, and what is chosen as long as it is not a crowd of its own. */
function sorted(points: readonly DrawnPoint[], selected: ReadonlySet<string>) {
  const few = selected.size < CROWD;
  const stands = ({ id, number }: DrawnPoint): boolean => number !== undefined || (few && selected.has(id));
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

function pointFeature(point: DrawnPoint, selected: boolean, colours: MapColours): Feature {
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
      count: point.stack?.count ?? 1,
      chosen: point.stack?.chosen ?? (selected ? 1 : 0),
      ...iconOf(point, selected),
    },
  };
}

/** Numbers and places with several houses are pictures, all others dots. */
function iconOf(point: DrawnPoint, selected: boolean): { icon?: string } {
  if (point.number !== undefined) return { icon: iconName(point, selected) };
  return point.stack === undefined ? {} : { icon: crowdName(point.stack, point.tone) };
}
