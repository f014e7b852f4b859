import type { ReactNode } from 'react';
import { useId, useMemo, useRef, useState } from 'react';

import { TimeAxisContext } from './parts/TimeAxisContext.ts';
import { useChosenInView } from './parts/useChosenInView.ts';
import { useFocusFollows } from './parts/useFocusFollows.ts';
import type { AxisSpan } from './timeAxis.layout.ts';
import { clockOf, hoursOf, percentOf } from './timeAxis.layout.ts';

export type TimeAxisProps = {
  label: string;
  /** Minutes since midnight. */
  fromMinute: number;
  toMinute: number;
  /** Least width of a minute in pixels, below which it scrolls sideways. */
  minutePx?: number;
  /** 1 shows the whole stretch in the width there is, 2 half of it. */
  zoom?: number;
  /** Beside the hours, above the names: buttons for `zoom`. */
  corner?: ReactNode;
  /** Draws the line of the present moment. */
  nowMinute?: number;
  /** TimeLanes. */
  children: ReactNode;
};

/** A day from left to right, one lane per person; scrolls sideways where it does not fit. */
export function TimeAxis(props: TimeAxisProps) {
  const { label, fromMinute, toMinute, minutePx = 1.3, zoom = 1, corner, nowMinute, children } = props;
  const helpId = useId();
  const box = useRef<HTMLElement>(null);
  const [overLane, setOverLane] = useState<string | null>(null);
  const movedByKey = useFocusFollows(box);
  useChosenInView(box, zoom);
  const axis = useMemo(
    () => ({ fromMinute, toMinute, helpId, movedByKey, overLane, setOverLane }),
    [fromMinute, toMinute, helpId, movedByKey, overLane],
  );
  const now =
    nowMinute !== undefined && nowMinute >= fromMinute && nowMinute <= toMinute ? nowMinute : undefined;
  const leastWidth = `max(100%, calc(var(--lane-head) + ${(toMinute - fromMinute) * minutePx * zoom}px), calc(var(--lane-head) + (100% - var(--lane-head)) * ${zoom}))`;
  return (
    <TimeAxisContext value={axis}>
      <p id={helpId} className="sr-only">
        Pfeil links und rechts verschiebt um fünf Minuten, Pfeil auf und ab in die nächste Zeile, Eingabe
        wählt aus.
      </p>
      <section
        ref={box}
        aria-label={label}
        data-axis
        // Scrolls sideways: without a block in it nothing else could take the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative isolate overflow-x-auto rounded-lg border border-line bg-surface [--lane-head:clamp(6.5rem,16vw,11rem)]"
      >
        <div
          className="relative grid grid-cols-[var(--lane-head)_minmax(0,1fr)]"
          style={{ minWidth: leastWidth }}
        >
          <div className="sticky left-0 z-40 flex items-center justify-end border-r border-b border-line bg-surface px-1">
            {corner}
          </div>
          <Hours axis={axis} now={now} />
          {children}
          {now === undefined ? null : <NowLine left={percentOf(now, axis)} />}
        </div>
      </section>
    </TimeAxisContext>
  );
}

/** The hours above the lanes, and the clock at the line of the present moment. */
function Hours({ axis, now }: { axis: AxisSpan; now: number | undefined }) {
  return (
    <div aria-hidden className="relative min-h-7 border-b border-line text-xs text-muted tabular-nums">
      {hoursOf(axis).map((hour) => (
        <span
          key={hour}
          className="absolute bottom-1 -translate-x-1/2 first:translate-x-1 last-of-type:-translate-x-full"
          style={{ left: `${percentOf(hour, axis)}%` }}
        >
          {clockOf(hour)}
        </span>
      ))}
      {now === undefined ? null : (
        <span
          className="absolute bottom-1 z-10 -translate-x-1/2 rounded-sm bg-accent px-1 font-semibold text-on-accent"
          style={{ left: `${percentOf(now, axis)}%` }}
        >
          {clockOf(now)}
        </span>
      )}
    </div>
  );
}

function NowLine({ left }: { left: number }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0 left-(--lane-head)">
      <div className="relative h-full">
        <div
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent forced-colors:bg-[Highlight]"
          style={{ left: `${left}%` }}
        />
      </div>
    </div>
  );
}
