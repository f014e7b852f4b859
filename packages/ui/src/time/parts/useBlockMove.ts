import type { KeyboardEvent, PointerEvent } from 'react';
import { useContext, useRef, useState } from 'react';

import { SNAP_MINUTES, snapStart } from '../timeAxis.layout.ts';
import { TimeAxisContext, TimeLaneContext } from './TimeAxisContext.ts';

/** Where a block is wanted. */
export type BlockPlace = { startMinute: number; laneId: string };

type Drag = { x: number; y: number; width: number; moved: boolean };

const STEPS: Record<string, number> = { ArrowLeft: -SNAP_MINUTES, ArrowRight: SNAP_MINUTES };
const LANES: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const DRAG_FROM_PX = 4;

type BlockMove = {
  startMinute: number;
  lengthMinutes: number;
  onMove: ((place: BlockPlace) => void) | undefined;
  onMoving: ((place: BlockPlace | null) => void) | undefined;
};

/** Pointer and keyboard of a movable block; without `onMove` it stays where it is. */
export function useBlockMove({ startMinute, lengthMinutes, onMove, onMoving }: BlockMove) {
  const axis = useContext(TimeAxisContext);
  const lane = useContext(TimeLaneContext);
  const drag = useRef<Drag | null>(null);
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null);

  function placeAt(event: PointerEvent, { x, width }: Drag): BlockPlace {
    const minutes = ((event.clientX - x) / width) * (axis.toMinute - axis.fromMinute);
    return {
      startMinute: snapStart(startMinute + minutes, lengthMinutes, axis),
      laneId: laneUnder(event) ?? lane.id,
    };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const track = event.currentTarget.closest<HTMLElement>('[data-lane-id]');
    if (onMove === undefined || event.button !== 0 || track === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, width: track.clientWidth, moved: false };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = drag.current;
    if (from === null) return;
    const x = event.clientX - from.x;
    from.moved ||= Math.hypot(x, event.clientY - from.y) > DRAG_FROM_PX;
    if (!from.moved) return;
    const place = placeAt(event, from);
    // The block in hand lies in the very lane it would land in.
    setOffset({ x, y: laneDistance(event.currentTarget, place.laneId) });
    axis.setOverLane(place.laneId === lane.id ? null : place.laneId);
    onMoving?.(place);
  }

  function stop() {
    drag.current = null;
    setOffset(null);
    axis.setOverLane(null);
    onMoving?.(null);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const from = drag.current;
    if (from === null) return;
    const place = placeAt(event, from);
    stop();
    if (!from.moved) return;
    // The click that follows a drag is not a choice.
    event.currentTarget.addEventListener('click', swallow, { capture: true, once: true });
    if (place.startMinute !== startMinute || place.laneId !== lane.id) onMove?.(place);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && drag.current !== null) stop();
    if (onMove === undefined) return;
    const minutes = STEPS[event.key];
    const lanes = LANES[event.key];
    const laneId = lanes === undefined ? lane.id : neighbourLane(event.currentTarget, lanes);
    if ((minutes === undefined && lanes === undefined) || laneId === undefined) return;
    event.preventDefault();
    axis.movedByKey(event.currentTarget.dataset['blockId'] ?? '');
    onMove({ startMinute: snapStart(startMinute + (minutes ?? 0), lengthMinutes, axis), laneId });
  }

  return {
    offset,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop, onKeyDown },
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function lanesAround(block: Element): HTMLElement[] {
  return [...(block.closest('[data-axis]')?.querySelectorAll<HTMLElement>('[data-lane-id]') ?? [])];
}

function laneUnder({ currentTarget, clientY }: PointerEvent): string | undefined {
  return lanesAround(currentTarget).find((lane) => {
    const { top, bottom } = lane.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  })?.dataset['laneId'];
}

/** Pixels from the lane a block is in down to another one. */
function laneDistance(block: Element, laneId: string): number {
  const own = block.closest('[data-lane-id]')?.getBoundingClientRect().top ?? 0;
  const other = lanesAround(block).find(({ dataset }) => dataset['laneId'] === laneId);
  return (other?.getBoundingClientRect().top ?? own) - own;
}

function neighbourLane(block: HTMLElement, step: number): string | undefined {
  const own = block.closest<HTMLElement>('[data-lane-id]');
  const lanes = lanesAround(block);
  return own === null ? undefined : lanes[lanes.indexOf(own) + step]?.dataset['laneId'];
}
