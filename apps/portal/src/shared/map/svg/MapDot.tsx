import type { MapDrawingProps, MapPoint, MapView2d } from '../map.props.ts';

type Props = {
  point: MapPoint;
  projection: MapView2d;
  selected: boolean;
  onSelect: MapDrawingProps['onSelect'];
};

/** A house: a number in its round, or a dot. */
export function MapDot({ point, projection, selected, onSelect }: Props) {
  const { x, y } = projection.toPixel(point);
  const fill = point.tone === 'danger' ? 'var(--color-danger)' : `var(--color-lane-${point.colour ?? 1})`;
  const radius = point.number === undefined ? 7 : 15;
  return (
    <g
      className={onSelect === undefined ? '' : 'cursor-pointer'}
      onClick={() => onSelect?.(point.id)}
      opacity={point.tone === 'muted' && !selected ? 0.55 : 1}
    >
      <title>{point.label}</title>
      <circle
        cx={x}
        cy={y}
        r={selected ? radius + 4 : radius}
        className={selected ? 'stroke-accent stroke-6' : 'stroke-surface stroke-2'}
        style={{ fill: selected && point.number === undefined ? 'var(--color-accent)' : fill }}
      />
      {point.number === undefined ? null : (
        <text x={x} y={y + 5} textAnchor="middle" className="fill-page text-sm font-bold">
          {point.number}
        </text>
      )}
    </g>
  );
}
