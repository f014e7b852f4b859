import type { Feature } from 'geojson';
import type { MapLibreMap } from 'maplibre-gl';

import type { DrawnPoint, MapPosition } from '../map.props.ts';
import { spreadDiscs } from '../spreadDiscs.ts';
import { discRadius } from './mapIcons.ts';

const ROOM = { gap: 0, reach: 34 };
/** Farther from its house a number is led there by a line. */
const FAR_PX = 6;

/** Where the numbers of stops stand at this zoom, so that each can be read, and the lines from their houses to them. */
export function numberPlaces(
  map: MapLibreMap,
  points: readonly DrawnPoint[],
  selected: ReadonlySet<string>,
): { places: ReadonlyMap<string, MapPosition>; leaders: Feature[] } {
  const numbered = points.filter(({ number }) => number !== undefined);
  const houses = numbered.map(({ lon, lat }) => map.project([lon, lat]));
  const discs = houses.map(({ x, y }, i) => ({
    x,
    y,
    radius: discRadius(selected.has(numbered[i]?.id ?? '')),
  }));
  const places = new Map<string, MapPosition>();
  const leaders: Feature[] = [];
  for (const [i, { x, y }] of spreadDiscs(discs, ROOM).entries()) {
    const point = numbered[i];
    const house = houses[i];
    if (point === undefined || house === undefined) continue;
    const far = Math.hypot(x - house.x, y - house.y);
    if (far < 1) continue;
    const { lng, lat } = map.unproject([x, y]);
    places.set(point.id, { lat, lon: lng });
    if (far > FAR_PX) leaders.push(...leader(point, [lng, lat]));
  }
  return { places, leaders };
}

function leader({ lon, lat }: MapPosition, to: [number, number]): Feature[] {
  return [
    { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [[lon, lat], to] } },
    { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [lon, lat] } },
  ];
}
