import { useMemo, useRef } from 'react';

import { AreaDraw } from './AreaDraw.tsx';
import type { MapDrawingProps, MapPoint } from './map.props.ts';
import { boxAround, idsInside, projectionFor } from './mapGeometry.ts';
import type { Projection } from './mapGeometry.ts';

const WIDTH = 1000;
const HEIGHT = 700;
const PADDING = 50;

/** The map as one still picture: where the browser draws no WebGL, and until the moving one is loaded. */
export function MapSvg(props: MapDrawingProps) {
  const { points, lines, streets, selected, tool, onSelect, onArea, onPlace } = props;
  const picture = useRef<SVGSVGElement>(null);
  const projection = useMemo(() => projectionFor(boxAround(points), WIDTH, HEIGHT, PADDING), [points]);

  function positionAt(x: number, y: number) {
    const matrix = picture.current?.getScreenCTM()?.inverse();
    const { x: ownX, y: ownY } = new DOMPoint(x, y).matrixTransform(matrix);
    return projection.toPosition(ownX, ownY);
  }

  return (
    <div className="absolute inset-0">
      <svg
        ref={picture}
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={`size-full ${tool === 'place' ? 'cursor-crosshair' : ''}`}
        onClick={(event) => {
          if (tool === 'place') onPlace?.(positionAt(event.clientX, event.clientY));
        }}
      >
        <path d={streetPath(streets, projection)} className="fill-none stroke-edge stroke-3 opacity-35" />
        {lines.map((line) => (
          <polyline
            key={line.id}
            points={line.path
              .map(projection.toPixel)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
            className="fill-none stroke-3 opacity-70"
            style={{ stroke: `var(--color-lane-${line.colour})` }}
          />
        ))}
        {points.map((point) => (
          <Point
            key={point.id}
            point={point}
            projection={projection}
            selected={selected.has(point.id)}
            onSelect={onSelect}
          />
        ))}
      </svg>
      {tool === 'lasso' || tool === 'rectangle' ? (
        <AreaDraw
          shape={tool}
          onDrawn={(outline) =>
            onArea?.(
              idsInside(
                points,
                outline.map(({ x, y }) => positionAt(x, y)),
              ),
            )
          }
        />
      ) : null}
    </div>
  );
}

type PointProps = {
  point: MapPoint;
  projection: Projection;
  selected: boolean;
  onSelect: MapDrawingProps['onSelect'];
};

function Point({ point, projection, selected, onSelect }: PointProps) {
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

function streetPath(streets: MapDrawingProps['streets'], { toPixel }: Projection): string {
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
