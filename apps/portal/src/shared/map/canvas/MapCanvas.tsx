import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { MapDrawingProps, MapPosition, MapView2d } from '../map.props.ts';
import { idsInside } from '../mapGeometry.ts';
import { AreaDraw } from '../tools/AreaDraw.tsx';
import { CornerHandles } from '../tools/CornerHandles.tsx';
import { KEYS, KeyHint } from '../tools/KeyHint.tsx';
import { PinHandle } from '../tools/PinHandle.tsx';
import { openMap } from './openMap.ts';
import type { OpenMap } from './openMap.ts';

/** MapLibre's own buttons in our colours, as large as our small ones, and with our focus. */
const CONTROLS =
  '[&_canvas:focus-visible]:-outline-offset-3! [&_.maplibregl-ctrl-group_button:focus-visible]:shadow-none! [&_.maplibregl-ctrl-group_button:focus-visible]:outline-3! [&_.maplibregl-ctrl-group_button:focus-visible]:-outline-offset-3! [&_.maplibregl-ctrl-group]:bg-surface! pointer-coarse:[&_.maplibregl-ctrl-group_button]:size-control-sm! [&_.maplibregl-ctrl-group_button+button]:border-line! dark:[&_.maplibregl-ctrl-icon]:invert';

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
  const onEnter = useEffectEvent(() => takeSeen(props, map.current?.seen()));
  const handled = corners !== undefined || pin !== undefined;
  // A copy each time, so that corners and pin are placed anew.
  const onMove = useEffectEvent(() => {
    if (handled && map.current !== null) setView({ ...map.current.view });
  });
  const open = useEffectEvent((into: HTMLElement) =>
    openMap(into, { onSelect, onPlace, onEnter, onHover: setHovered, onMove }, ground),
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
    map.current?.callIt(`${label}. ${KEYS[tool]}`);
  }, [label, tool]);
  useEffect(() => {
    if (handled) onMove();
  }, [handled]);

  return (
    <div className="group/map absolute inset-0">
      <div
        ref={box}
        className={`size-full ${CONTROLS} ${tool === 'place' ? '[&_canvas]:cursor-crosshair!' : ''}`}
      />
      <KeyHint tool={tool} />
      {hovered === undefined ? null : <Hovered label={points.find(({ id }) => id === hovered)?.label} />}
      {tool === 'lasso' || tool === 'rectangle' ? (
        <AreaDraw
          shape={tool}
          onDrawn={(outline) =>
            takeArea(
              props,
              outline.flatMap(({ x, y }) => map.current?.positionAt(x, y) ?? []),
            )
          }
        />
      ) : null}
      {corners === undefined || view === undefined ? null : <CornerHandles {...corners} view={view} />}
      {pin === undefined || view === undefined ? null : <PinHandle {...pin} view={view} />}
    </div>
  );
}

const Hovered = ({ label }: { label: string | undefined }) => (
  <p className="pointer-events-none absolute bottom-2 left-2 max-w-[80%] truncate rounded-sm bg-frame px-2 py-1 text-sm text-on-frame">
    {label}
  </p>
);

function takeArea({ points, onArea, onOutline }: MapDrawingProps, corners: MapPosition[]): void {
  onArea?.(idsInside(points, corners));
  onOutline?.(corners);
}

/** What the tool does with a pointer, done with what is seen. */
function takeSeen(props: MapDrawingProps, seen: ReturnType<OpenMap['seen']> | undefined): void {
  if (seen === undefined || props.tool === 'move') return;
  if (props.tool === 'place') props.onPlace?.(seen.middle);
  else takeArea(props, seen.corners);
}
