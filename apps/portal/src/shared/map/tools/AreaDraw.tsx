import type { PointerEvent } from 'react';
import { useState } from 'react';

type Corner = { x: number; y: number };

export type AreaDrawProps = {
  shape: 'lasso' | 'rectangle';
  /** Corners of what was drawn, in pixels of the window. */
  onDrawn: (outline: Corner[]) => void;
};

/** Lies over a map while an area is drawn; a press without a movement draws nothing. */
export function AreaDraw({ shape, onDrawn }: AreaDrawProps) {
  const [trace, setTrace] = useState<Corner[]>([]);
  const outline = shape === 'lasso' ? trace : rectangleOf(trace);

  function follow(event: PointerEvent) {
    if (trace.length > 0) setTrace([...trace, { x: event.clientX, y: event.clientY }]);
  }

  function finish() {
    if (outline.length > 2) onDrawn(outline);
    setTrace([]);
  }

  return (
    <svg
      aria-hidden
      data-area-draw
      className="absolute inset-0 size-full cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setTrace([{ x: event.clientX, y: event.clientY }]);
      }}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={() => setTrace([])}
    >
      {outline.length > 1 ? <Outline corners={outline} /> : null}
    </svg>
  );
}

/** Window pixels inside an element that knows its own place. */
function Outline({ corners }: { corners: readonly Corner[] }) {
  const [origin, setOrigin] = useState<Corner>();
  return (
    <g
      ref={(group) => {
        const box = group?.ownerSVGElement?.getBoundingClientRect();
        if (box && (origin?.x !== box.x || origin.y !== box.y)) setOrigin({ x: box.x, y: box.y });
      }}
    >
      {origin === undefined ? null : (
        <polygon
          points={corners.map(({ x, y }) => `${x - origin.x},${y - origin.y}`).join(' ')}
          className="fill-accent/15 stroke-accent stroke-2"
        />
      )}
    </g>
  );
}

function rectangleOf(trace: readonly Corner[]): Corner[] {
  const from = trace[0];
  const to = trace.at(-1);
  if (from === undefined || to === undefined || (from.x === to.x && from.y === to.y)) return [];
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}
