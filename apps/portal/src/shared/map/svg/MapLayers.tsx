import type { MapDrawingProps, MapPosition, MapView2d } from '../map.props.ts';
import { MapDot } from './MapDot.tsx';

const AREA_LOOKS = {
  normal: 'fill-accent/15 stroke-accent stroke-3',
  danger: 'fill-danger/15 stroke-danger stroke-3 [stroke-dasharray:12_8]',
  muted: 'fill-edge/10 stroke-edge stroke-2',
};

type Props = Pick<MapDrawingProps, 'points' | 'lines' | 'areas' | 'streets' | 'selected' | 'onSelect'> & {
  projection: MapView2d;
};

/** What lies on the map, from the ground up: streets, areas, ways, houses. */
export function MapLayers({ points, lines, areas, streets, selected, onSelect, projection }: Props) {
  return (
    <>
      <path d={streetPath(streets, projection)} className="fill-none stroke-edge stroke-3 opacity-35" />
      {areas.map(({ id, ring, tone = 'normal' }) => (
        <polygon key={id} points={pixelsOf(ring, projection)} className={AREA_LOOKS[tone]} />
      ))}
      {lines.map((line) => (
        <polyline
          key={line.id}
          points={pixelsOf(line.path, projection)}
          className={`fill-none stroke-3 opacity-70 ${line.guessed ? '[stroke-dasharray:8_7]' : ''}`}
          style={{ stroke: `var(--color-lane-${line.colour})` }}
        />
      ))}
      {points.map((point) => (
        <MapDot
          key={point.id}
          point={point}
          projection={projection}
          selected={selected.has(point.id)}
          onSelect={onSelect}
        />
      ))}
    </>
  );
}

function pixelsOf(path: readonly MapPosition[], { toPixel }: MapView2d): string {
  return path
    .map(toPixel)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

function streetPath(streets: MapDrawingProps['streets'], { toPixel }: MapView2d): string {
  return (streets?.features ?? [])
    .map(({ geometry }) =>
      geometry.coordinates
        .map(([lon = 0, lat = 0], index) => {
          const { x, y } = toPixel({ lat, lon });
          return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
        })
        .join(''),
    )
    .join('');
}
