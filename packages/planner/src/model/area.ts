import type { Stop } from '../problem.ts';
import type { Area } from './model.ts';

/** Stops on their plane, in units in which a squared distance is a price. Null: areas cost nothing. */
export function areaOf(stops: readonly Stop[], areaPrice: number): Area | null {
  const points = stops.flatMap(({ point }) => (point ? [point] : []));
  if (areaPrice <= 0 || points.length === 0) return null;
  const middleX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const middleY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const square = points.reduce((sum, { x, y }) => sum + (x - middleX) ** 2 + (y - middleY) ** 2, 0);
  if (square === 0) return null;
  const scale = Math.sqrt((areaPrice * points.length) / square);
  return {
    x: Float64Array.from(stops, ({ point }) => (point ? (point.x - middleX) * scale : Number.NaN)),
    y: Float64Array.from(stops, ({ point }) => (point ? (point.y - middleY) * scale : Number.NaN)),
  };
}

/** Price of a route's area: squared distances of its stops from their middle. */
export function spreadOf(area: Area, nodes: readonly number[]): number {
  const placed = nodes.filter((node) => !Number.isNaN(area.x[node]!));
  if (placed.length === 0) return 0;
  const x = placed.reduce((sum, node) => sum + area.x[node]!, 0) / placed.length;
  const y = placed.reduce((sum, node) => sum + area.y[node]!, 0) / placed.length;
  return placed.reduce((sum, node) => sum + (area.x[node]! - x) ** 2 + (area.y[node]! - y) ** 2, 0);
}
