import type { ReactNode } from 'react';
import { useContext, useMemo } from 'react';

import { TimeAxisContext, TimeLaneContext } from './parts/TimeAxisContext.ts';
import { hoursOf, LANE_REM, levelTopRem, percentOf } from './timeAxis.layout.ts';

export type LaneColour = 1 | 2 | 3 | 4 | 5 | 6;

export type TimeLaneProps = {
  id: string;
  /** Whose lane it is. */
  label: string;
  /** Figures: "14 Halte · 6:40 h". */
  hint?: string;
  /** What this day breaks, in words. */
  refused?: string;
  /** Same number as on the map. */
  colour?: LaneColour;
  /** Rows of blocks: more than one where short stops would lie over each other (`rowsOf`). */
  levels?: number;
  /** Rows of promised windows below the blocks. */
  bands?: number;
  /** Buttons beside the name. */
  actions?: ReactNode;
  /** TimeBands first, then TimeWays, then TimeBlocks. */
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
export function TimeLane(props: TimeLaneProps) {
  const { id, label, hint, refused, colour = 1, levels = 1, bands = 1, actions, children } = props;
  const axis = useContext(TimeAxisContext);
  const lane = useMemo(() => ({ id, label, bands }), [id, label, bands]);
  const over = axis.overLane === id;
  return (
    <TimeLaneContext value={lane}>
      <div
        className={`${LANES[colour]} sticky left-0 z-40 flex min-w-0 items-stretch gap-2 border-r border-b border-line bg-surface px-2 py-2`}
      >
        <span aria-hidden className="w-1 shrink-0 rounded-full bg-(--lane)" />
        <div className="min-w-0 grow self-center">
          <p className="line-clamp-2 text-sm leading-tight font-semibold wrap-break-word hyphens-auto">
            {label}
          </p>
          {hint === undefined ? null : <p className="text-xs text-muted tabular-nums">{hint}</p>}
          {refused === undefined ? null : (
            <p className="text-xs font-semibold wrap-break-word hyphens-auto text-danger">{refused}</p>
          )}
        </div>
        {actions}
      </div>
      <ul
        aria-label={label}
        data-lane-id={id}
        data-over={over || undefined}
        className={`${LANES[colour]} relative border-b border-line data-over:bg-accent-soft`}
        style={{ minHeight: `${levelTopRem(levels) + bands * LANE_REM.band}rem` }}
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
