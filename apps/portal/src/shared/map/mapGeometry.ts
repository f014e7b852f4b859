import type { MapArea, MapPoint, MapPosition, MapView2d } from './map.props.ts';

/** South-west and north-east corner. */
type MapBox = { west: number; south: number; east: number; north: number };

/** Germany, for maps on which nothing is located yet. */
const GERMANY: MapBox = { west: 5.9, south: 47.3, east: 15, north: 55 };
/** A single house still shows its neighbourhood, as near as numbers of houses are written: about 110 m across. */
const SPAN_MIN = 0.0015;

/** The smallest box around all positions, never smaller than a neighbourhood. */
export function boxAround(positions: readonly MapPosition[]): MapBox {
  const [first] = positions;
  if (first === undefined) return GERMANY;
  const box = { west: first.lon, east: first.lon, south: first.lat, north: first.lat };
  for (const { lat, lon } of positions) {
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  const wide = Math.max(0, SPAN_MIN - (box.east - box.west)) / 2;
  const high = Math.max(0, SPAN_MIN * 0.6 - (box.north - box.south)) / 2;
  return {
    west: box.west - wide,
    east: box.east + wide,
    south: box.south - high,
    north: box.north + high,
  };
}

/** The box around all positions as MapLibre wants it. */
export function cornersOf(positions: readonly MapPosition[]): [[number, number], [number, number]] {
  const { west, south, east, north } = boxAround(positions);
  return [
    [west, south],
    [east, north],
  ];
}

/** All that must be seen: the points and the corners of the areas. */
export function withCorners(points: readonly MapPosition[], areas: readonly MapArea[]): MapPosition[] {
  return [...points, ...areas.flatMap(({ ring }) => ring)];
}

/**
 * An outline with fewer corners: those that stray less than a step from the straight line go (Douglas, Peucker 1973), and
 * the step grows until at most `cornersMax` are left. The shape stays closed; the first corner is not repeated.
 */
export function simplified(ring: readonly MapPosition[], cornersMax: number): MapPosition[] {
  const { west, south, east, north } = boxAround(ring);
  let step = Math.max(east - west, north - south) / 400;
  let corners = straightened(ring, step);
  while (corners.length > cornersMax) {
    step *= 1.5;
    corners = straightened(ring, step);
  }
  return corners;
}

function straightened(path: readonly MapPosition[], step: number): MapPosition[] {
  const first = path[0];
  const last = path.at(-1);
  if (first === undefined || last === undefined || path.length < 3) return [...path];
  let farthest = 0;
  let at = 0;
  path.forEach((corner, index) => {
    const distance = distanceToLine(corner, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  });
  if (farthest <= step) return [first, last];
  return [...straightened(path.slice(0, at + 1), step).slice(0, -1), ...straightened(path.slice(at), step)];
}

/** In degrees of latitude; a degree of longitude is shorter by the cosine. */
function distanceToLine(corner: MapPosition, from: MapPosition, to: MapPosition): number {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  const [x, y] = [(to.lon - from.lon) * shrink, to.lat - from.lat];
  const [px, py] = [(corner.lon - from.lon) * shrink, corner.lat - from.lat];
  const length = Math.hypot(x, y);
  return length === 0 ? Math.hypot(px, py) : Math.abs(x * py - y * px) / length;
}

/** Ids of the points inside a drawn outline (even-odd rule). */
export function idsInside(points: readonly MapPoint[], outline: readonly MapPosition[]): string[] {
  return points.filter((point) => isInside(point, outline)).map(({ id }) => id);
}

function isInside(point: MapPosition, outline: readonly MapPosition[]): boolean {
  let inside = false;
  for (let index = 0; index < outline.length; index += 1) {
    const a = outline[index];
    const b = outline[(index + 1) % outline.length];
    if (a === undefined || b === undefined || a.lat > point.lat === b.lat > point.lat) continue;
    const crossing = a.lon + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lon - a.lon);
    if (point.lon < crossing) inside = !inside;
  }
  return inside;
}

const mercatorOf = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
const latOf = (mercator: number): number =>
  (Math.atan(Math.exp((mercator * Math.PI) / 180)) * 360) / Math.PI - 90;

/** Web Mercator, with the box in the middle of a picture of the given size. */
export function projectionFor(box: MapBox, width: number, height: number, padding: number): MapView2d {
  const south = mercatorOf(box.south);
  const north = mercatorOf(box.north);
  const scale = Math.min(
    (width - 2 * padding) / (box.east - box.west),
    (height - 2 * padding) / (north - south),
  );
  const left = width / 2 - ((box.east + box.west) / 2) * scale;
  const top = height / 2 + ((north + south) / 2) * scale;
  return {
    toPixel: ({ lat, lon }) => ({ x: left + lon * scale, y: top - mercatorOf(lat) * scale }),
    toPosition: (x, y) => ({ lon: (x - left) / scale, lat: latOf((top - y) / scale) }),
  };
}
