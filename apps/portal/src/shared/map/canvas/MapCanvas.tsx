import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { MapDrawingProps, MapView2d } from '../map.props.ts';
import { idsInside } from '../mapGeometry.ts';
import { AreaDraw } from '../tools/AreaDraw.tsx';
import { CornerHandles } from '../tools/CornerHandles.tsx';
import { PinHandle } from '../tools/PinHandle.tsx';
import { openMap } from './openMap.ts';
import type { OpenMap } from './openMap.ts';

/** MapLibre's own buttons in our colours, and with our focus. */
const CONTROLS =
  '[&_canvas:focus-visible]:-outline-offset-3! [&_.maplibregl-ctrl-group_button:focus-visible]:shadow-none! [&_.maplibregl-ctrl-group_button:focus-visible]:outline-3! [&_.maplibregl-ctrl-group_button:focus-visible]:-outline-offset-3! [&_.maplibregl-ctrl-group]:bg-surface! [&_.maplibregl-ctrl-group_button+button]:border-line! dark:[&_.maplibregl-ctrl-icon]:invert';

/** The moving map. Everything MapLibre needs is loaded with this file, so it is loaded late. */
export function MapCanvas(props: MapDrawingProps) {
  const { label, points, lines, areas, streets, ground, selected, tool, corners, pin, fit } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<OpenMap | null>(null);
  const [hovered, setHovered] = useState<string>();
  const [view, setView] = useState<MapView2d>();
  const onSelect = useEffectEvent((id: string) => props.onSelect?.(id));
  const onPlace = useEffectEvent((lat: number, lon: number) => {
    if (tool === 'place') props.onPlace?.({ lat, lon });
  });
  const handled = corners !== undefined || pin !== undefined;
  // A copy each time, so that corners and pin are placed anew.
  const onMove = useEffectEvent(() => {
    if (handled && map.current !== null) setView({ ...map.current.view });
  });
  const open = useEffectEvent((into: HTMLElement) =>
    openMap(into, { onSelect, onPlace, onHover: setHovered, onMove }, ground),
  );

  useEffect(() => {
    if (box.current === null) return undefined;
    const opened = open(box.current);
    map.current = opened;
    return () => {
      map.current = null;
      opened.close();
    };
  }, []);
  useEffect(() => {
    map.current?.draw({ points, lines, areas, streets, ground, selected, fit });
  }, [points, lines, areas, streets, ground, selected, fit]);
  useEffect(() => {
    const keys = tool === 'place' ? 'bewegen, mit der Eingabetaste in der Mitte setzen' : 'bewegen';
    map.current?.callIt(`${label}, mit Pfeiltasten ${keys}`);
  }, [label, tool]);
  useEffect(() => {
    if (handled) onMove();
  }, [handled]);

  return (
    <div className="group absolute inset-0">
      <div
        ref={box}
        className={`size-full ${CONTROLS} ${tool === 'place' ? '[&_canvas]:cursor-crosshair!' : ''}`}
      />
      {tool === 'place' ? <Crosshair /> : null}
      {hovered === undefined ? null : (
        <p className="pointer-events-none absolute bottom-2 left-2 max-w-[80%] truncate rounded-sm bg-frame px-2 py-1 text-sm text-on-frame">
          {points.find(({ id }) => id === hovered)?.label}
        </p>
      )}
      {tool === 'lasso' || tool === 'rectangle' ? (
        <AreaDraw
          shape={tool}
          onDrawn={(outline) => {
            const corners = outline.flatMap(({ x, y }) => map.current?.positionAt(x, y) ?? []);
            props.onArea?.(idsInside(points, corners));
            props.onOutline?.(corners);
          }}
        />
      ) : null}
      {corners === undefined || view === undefined ? null : <CornerHandles {...corners} view={view} />}
      {pin === undefined || view === undefined ? null : <PinHandle {...pin} view={view} />}
    </div>
  );
}

/** Where the enter key would put something, while keys move the map. */
const Crosshair = () => (
  <svg
    aria-hidden
    viewBox="0 0 32 32"
    className="pointer-events-none absolute top-1/2 left-1/2 hidden size-8 -translate-1/2 group-has-[canvas:focus-visible]:block"
  >
    <path d="M16 2v10M16 20v10M2 16h10M20 16h10" className="stroke-surface stroke-4" />
    <path d="M16 2v10M16 20v10M2 16h10M20 16h10" className="stroke-accent stroke-2" />
  </svg>
);
