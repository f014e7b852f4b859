import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { MapDrawingProps, MapPoint, MapPosition, MapView2d } from './map.props.ts';
import { boxAround, idsInside, projectionFor, withCorners } from './mapGeometry.ts';
import { AreaDraw } from './tools/AreaDraw.tsx';
import { CornerHandles } from './tools/CornerHandles.tsx';

const WIDTH = 1000;
const HEIGHT = 700;
const PADDING = 50;

/** The map as one still picture: where the browser draws no WebGL, and until the moving one is loaded. */
export function MapSvg(props: MapDrawingProps) {
  const { points, lines, areas, streets, selected, tool, corners, onSelect, onPlace } = props;
  const picture = useRef<SVGSVGElement>(null);
  const projection = useMemo(
    () => projectionFor(boxAround(withCorners(points, areas)), WIDTH, HEIGHT, PADDING),
    [points, areas],
  );

  function positionAt(x: number, y: number) {
    const matrix = picture.current?.getScreenCTM()?.inverse();
    const { x: ownX, y: ownY } = new DOMPoint(x, y).matrixTransform(matrix);
    return projection.toPosition(ownX, ownY);
  }

  const view = useWindowView(picture, projection, corners !== undefined);

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
        {areas.map(({ id, ring, tone = 'normal' }) => (
          <polygon key={id} points={pixelsOf(ring, projection)} className={AREA_LOOKS[tone]} />
        ))}
        {lines.map((line) => (
          <polyline
            key={line.id}
            points={pixelsOf(line.path, projection)}
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
          onDrawn={(outline) => {
            const ring = outline.map(({ x, y }) => positionAt(x, y));
            props.onArea?.(idsInside(points, ring));
            props.onOutline?.(ring);
          }}
        />
      ) : null}
      {corners === undefined || view === undefined ? null : <CornerHandles {...corners} view={view} />}
    </div>
  );
}

/** Pixels of the screen instead of those of the picture, which keeps its shape inside whatever room it has. */
function useWindowView(picture: RefObject<SVGSVGElement | null>, projection: MapView2d, wanted: boolean) {
  const [view, setView] = useState<MapView2d>();
  useEffect(() => {
    const svg = picture.current;
    if (svg === null || !wanted) return undefined;
    const measure = () => {
      const { width, height } = svg.getBoundingClientRect();
      const scale = Math.min(width / WIDTH, height / HEIGHT);
      const [left, top] = [(width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2];
      setView({
        toPixel: (position) => {
          const { x, y } = projection.toPixel(position);
          return { x: left + x * scale, y: top + y * scale };
        },
        toPosition: (x, y) => projection.toPosition((x - left) / scale, (y - top) / scale),
      });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [picture, projection, wanted]);
  return view;
}

const AREA_LOOKS = {
  normal: 'fill-accent/15 stroke-accent stroke-3',
  danger: 'fill-danger/15 stroke-danger stroke-3 [stroke-dasharray:12_8]',
  muted: 'fill-edge/10 stroke-edge stroke-2',
};

function pixelsOf(path: readonly MapPosition[], { toPixel }: MapView2d): string {
  return path
    .map(toPixel)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

type PointProps = {
  point: MapPoint;
  projection: MapView2d;
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
