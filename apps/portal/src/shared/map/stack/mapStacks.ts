import type { DrawnPoint, MapPoint } from '../map.props.ts';

/** Points so close together that no zoom parts them: flats of one address, houses whose place is only their street. */
export type MapStack = { id: string; points: readonly MapPoint[] };

/** Five digits of a degree are about a metre. */
const DIGITS = 5;

/** Every point once; a place is called like the first point that lies there. */
export function stacksOf(points: readonly MapPoint[]): MapStack[] {
  const places = new Map<string, { id: string; points: MapPoint[] }>();
  for (const point of points) {
    const place = `${point.lat.toFixed(DIGITS)},${point.lon.toFixed(DIGITS)}`;
    const there = places.get(place);
    if (there === undefined) places.set(place, { id: point.id, points: [point] });
    else there.points.push(point);
  }
  return [...places.values()];
}

/** The one point that is drawn for a place: it shows what is chosen there, and warns if one of them does. */
export function drawnOf({ id, points }: MapStack, selected: ReadonlySet<string>): DrawnPoint | undefined {
  const chosen = points.filter((point) => selected.has(point.id));
  const numbered = points.filter(({ number }) => number !== undefined);
  const face = chosen.find(({ number }) => number !== undefined) ?? numbered[0] ?? chosen[0] ?? points[0];
  if (face === undefined || points.length === 1) return face;
  return {
    ...face,
    id,
    tone: toneOf(points),
    label: `${points.length} Häuser an dieser Stelle: ${points[0]?.label ?? ''} …`,
    ...(face.number === undefined ? {} : { number: `${face.number}+` }),
    stack: { count: points.length, chosen: chosen.length },
  };
}

function toneOf(points: readonly MapPoint[]): MapPoint['tone'] {
  if (points.some(({ tone }) => tone === 'danger')) return 'danger';
  return points.every(({ tone }) => tone === 'muted') ? 'muted' : 'normal';
}

/** Places that hold one of these points. */
export function stacksWith(stacks: readonly MapStack[], ids: ReadonlySet<string>): Set<string> {
  return new Set(
    stacks.filter(({ points }) => points.some((point) => ids.has(point.id))).map(({ id }) => id),
  );
}
