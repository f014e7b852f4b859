import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import type { MapCorners, MapPosition, MapView2d } from '../map.props.ts';

/** One press of an arrow key, in pixels; with Shift ten times as far. */
const STEP = 2;
const CORNERS_MIN = 3;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export type CornerHandlesProps = MapCorners & { view: MapView2d };

/** Lies over a map: corners of an area that are moved with pointer or arrow keys, and places between them for new ones. */
export function CornerHandles({ ring, onChange, view }: CornerHandlesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number>();

  const put = (index: number, position: MapPosition) => onChange(ring.with(index, position));
  const insert = (after: number) => onChange(ring.toSpliced(after + 1, 0, between(ring, after)));

  function drag(event: PointerEvent, index: number) {
    const box = layer.current?.getBoundingClientRect();
    if (held === index && box !== undefined)
      put(index, view.toPosition(event.clientX - box.x, event.clientY - box.y));
  }

  function press(event: KeyboardEvent, index: number, corner: MapPosition) {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      const { x, y } = view.toPixel(corner);
      const far = event.shiftKey ? 10 : 1;
      put(index, view.toPosition(x + arrow[0] * far, y + arrow[1] * far));
    } else if (event.key === 'Insert' || event.key === '+') insert(index);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && ring.length > CORNERS_MIN)
      onChange(ring.toSpliced(index, 1));
    else return;
    event.preventDefault();
  }

  return (
    <div ref={layer} className="pointer-events-none absolute inset-0">
      {ring.map((_corner, index) => (
        <button
          // Corners have no name but their place in the ring.
          key={`neu-${index}`}
          type="button"
          tabIndex={-1}
          aria-label={`Ecke nach Ecke ${index + 1} einfügen`}
          className={`${HANDLE} after:size-2.5 after:border after:opacity-70 hover:after:opacity-100`}
          style={placed(view.toPixel(between(ring, index)))}
          onClick={() => insert(index)}
        />
      ))}
      {ring.map((corner, index) => (
        <button
          key={`ecke-${index}`}
          type="button"
          aria-label={`Ecke ${index + 1} von ${ring.length}`}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Insert Delete"
          className={`${HANDLE} cursor-move after:size-4 after:border-2`}
          style={placed(view.toPixel(corner))}
          onKeyDown={(event) => press(event, index, corner)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setHeld(index);
          }}
          onPointerMove={(event) => drag(event, index)}
          onPointerUp={() => setHeld(undefined)}
          onPointerCancel={() => setHeld(undefined)}
        />
      ))}
    </div>
  );
}

/** Larger than it looks, so that a finger finds it. */
const HANDLE =
  'pointer-events-auto absolute grid size-8 -translate-1/2 touch-none place-items-center rounded-full after:block after:rounded-full after:border-accent after:bg-surface';

const placed = ({ x, y }: { x: number; y: number }) => ({ left: x, top: y });

function between(ring: readonly MapPosition[], after: number): MapPosition {
  const from = ring[after] ?? { lat: 0, lon: 0 };
  const to = ring[(after + 1) % ring.length] ?? from;
  return { lat: (from.lat + to.lat) / 2, lon: (from.lon + to.lon) / 2 };
}
