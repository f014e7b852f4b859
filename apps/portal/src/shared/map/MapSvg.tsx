import { useMemo, useRef } from 'react';

import type { MapDrawingProps } from './map.props.ts';
import { boxAround, idsInside, projectionFor, withCorners } from './mapGeometry.ts';
import { MapLayers } from './svg/MapLayers.tsx';
import { PICTURE_SIZE } from './svg/pictureSize.ts';
import { useWindowView } from './svg/useWindowView.ts';
import { AreaDraw } from './tools/AreaDraw.tsx';
import { CornerHandles } from './tools/CornerHandles.tsx';
import { PinHandle } from './tools/PinHandle.tsx';

const { width, height, padding } = PICTURE_SIZE;

/** The map as one still picture: where the browser draws no WebGL, and until the moving one is loaded. */
export function MapSvg(props: MapDrawingProps) {
  const { points, lines, areas, streets, selected, tool, corners, pin, onSelect, onPlace } = props;
  const picture = useRef<SVGSVGElement>(null);
  const projection = useMemo(
    () => projectionFor(boxAround(withCorners(points, areas)), width, height, padding),
    [points, areas],
  );

  function positionAt(x: number, y: number) {
    const matrix = picture.current?.getScreenCTM()?.inverse();
    const { x: ownX, y: ownY } = new DOMPoint(x, y).matrixTransform(matrix);
    return projection.toPosition(ownX, ownY);
  }

  const view = useWindowView(picture, projection, corners !== undefined || pin !== undefined);

  return (
    <div className="absolute inset-0">
      <svg
        ref={picture}
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        className={`size-full ${tool === 'place' ? 'cursor-crosshair' : ''}`}
        onClick={(event) => {
          if (tool === 'place') onPlace?.(positionAt(event.clientX, event.clientY));
        }}
      >
        <MapLayers
          points={points}
          lines={lines}
          areas={areas}
          streets={streets}
          selected={selected}
          onSelect={onSelect}
          projection={projection}
        />
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
      {pin === undefined || view === undefined ? null : <PinHandle {...pin} view={view} />}
    </div>
  );
}
