import type { DrawnPoint, MapDrawingProps, MapView2d } from '../map.props.ts';

type Props = {
  point: DrawnPoint;
  projection: MapView2d;
  selected: boolean;
  onSelect: MapDrawingProps['onSelect'];
};

/** A house: a number in its round, or a dot. */
export function MapDot({ point, projection, selected, onSelect }: Props) {
  const { x, y } = projection.toPixel(point);
  const fill = point.tone === 'danger' ? 'var(--color-danger)' : `var(--color-lane-${point.colour ?? 1})`;
  const text = point.number ?? (point.stack === undefined ? undefined : String(point.stack.count));
  const radius = text === undefined ? 7 : 15;
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
        style={{ fill: selected && text === undefined ? 'var(--color-accent)' : fill }}
      />
      {text === undefined ? null : (
        <text x={x} y={y + 5} textAnchor="middle" className="fill-page text-sm font-bold">
          {text}
        </text>
      )}
    </g>
  );
}
