import type { ReactNode } from 'react';
import { useContext, useMemo } from 'react';

import { TimeAxisContext, TimeLaneContext } from './parts/TimeAxisContext.ts';
import { hoursOf, percentOf } from './timeAxis.layout.ts';

export type LaneColour = 1 | 2 | 3 | 4 | 5 | 6;

export type TimeLaneProps = {
  id: string;
  /** Whose lane it is. */
  label: string;
  /** Figures: "14 Halte · 6:40 h". */
  hint?: string;
  /** Same number as on the map. */
  colour?: LaneColour;
  /** Buttons beside the name. */
  actions?: ReactNode;
  /** TimeBands first, then TimeBlocks. */
  children?: ReactNode;
};

const LANES: Record<LaneColour, string> = {
  1: '[--lane:var(--color-lane-1)]',
  2: '[--lane:var(--color-lane-2)]',
  3: '[--lane:var(--color-lane-3)]',
  4: '[--lane:var(--color-lane-4)]',
  5: '[--lane:var(--color-lane-5)]',
  6: '[--lane:var(--color-lane-6)]',
};

/** One person's day. */
export function TimeLane({ id, label, hint, colour = 1, actions, children }: TimeLaneProps) {
  const axis = useContext(TimeAxisContext);
  const lane = useMemo(() => ({ id, label }), [id, label]);
  return (
    <TimeLaneContext value={lane}>
      <div
        className={`${LANES[colour]} sticky left-0 z-20 flex min-w-0 items-center gap-2 border-r border-b border-line bg-surface px-3 py-2`}
      >
        <span aria-hidden className="h-8 w-1 shrink-0 rounded-full bg-(--lane)" />
        <div className="min-w-0 grow">
          <p className="truncate text-sm font-semibold">{label}</p>
          {hint === undefined ? null : <p className="truncate text-xs text-muted tabular-nums">{hint}</p>}
        </div>
        {actions}
      </div>
      <ul
        aria-label={label}
        data-lane-id={id}
        className={`${LANES[colour]} relative h-20 border-b border-line`}
      >
        {hoursOf(axis).map((hour) => (
          <li
            key={hour}
            aria-hidden
            className="absolute inset-y-0 border-l border-line"
            style={{ left: `${percentOf(hour, axis)}%` }}
          />
        ))}
        {children}
      </ul>
    </TimeLaneContext>
  );
}
