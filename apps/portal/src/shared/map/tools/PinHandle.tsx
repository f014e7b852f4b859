import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { MapPin, MapPosition, MapView2d } from '../map.props.ts';

/** One press of an arrow key, in pixels; with Shift ten times as far. */
const STEP = 2;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export type PinHandleProps = MapPin & { view: MapView2d };

/** Lies over a map: a pin that is dragged, or moved with arrow keys. What it stands on is said when it is let go. */
export function PinHandle({ position, label, onMove, onDrop, view }: PinHandleProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  // From the tip of the pin to where it was taken.
  const grip = useRef({ x: 0, y: 0 });
  const { x, y } = view.toPixel(position);

  function positionAt(clientX: number, clientY: number): MapPosition {
    const { x: left = 0, y: top = 0 } = layer.current?.getBoundingClientRect() ?? {};
    return view.toPosition(clientX - left - grip.current.x, clientY - top - grip.current.y);
  }

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    const far = event.shiftKey ? 10 : 1;
    onMove(view.toPosition(x + arrow[0] * far, y + arrow[1] * far));
    event.preventDefault();
  }

  return (
    <div ref={layer} className="pointer-events-none absolute inset-0">
      <button
        type="button"
        aria-label={`${label}, mit Pfeiltasten verschieben`}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
        className={`pointer-events-auto absolute grid size-11 -translate-x-1/2 -translate-y-full touch-none place-items-end justify-center ${held ? 'cursor-grabbing' : 'cursor-grab'}`}
        style={{ left: x, top: y }}
        onKeyDown={press}
        onKeyUp={(event) => {
          if (ARROWS[event.key] !== undefined) onDrop(position);
        }}
        onPointerDown={(event) => {
          const { x: left = 0, y: top = 0 } = layer.current?.getBoundingClientRect() ?? {};
          grip.current = { x: event.clientX - left - x, y: event.clientY - top - y };
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld(true);
        }}
        onPointerMove={(event) => {
          if (held) onMove(positionAt(event.clientX, event.clientY));
        }}
        onPointerUp={(event) => {
          if (held) onDrop(positionAt(event.clientX, event.clientY));
          setHeld(false);
        }}
        onPointerCancel={() => setHeld(false)}
      >
        <svg aria-hidden viewBox="0 0 24 32" className="h-9 w-7 drop-shadow-sm">
          <path
            d="M12 31C12 31 2 18.5 2 11.5a10 10 0 0 1 20 0C22 18.5 12 31 12 31z"
            className="fill-accent stroke-surface stroke-2"
          />
          <circle cx="12" cy="11.5" r="3.5" className="fill-surface" />
        </svg>
      </button>
    </div>
  );
}
