import { useContext } from 'react';

import { TimeAxisContext, TimeLaneContext } from './parts/TimeAxisContext.ts';
import { clockOf, LANE_REM, percentOf } from './timeAxis.layout.ts';

export type TimeBandProps = {
  startMinute: number;
  endMinute: number;
  /** What it stands for: "08:00–10:00", "Pause", "gesperrt". Left to hovering and screen readers where it does not fit. */
  label: string;
  /** `off` is time in which nothing happens. */
  tone?: 'promise' | 'off' | 'danger';
  /** Which row below the blocks, from 0; time off lies among the blocks and has none. */
  row?: number;
};

const LOOKS = {
  promise: 'border-l-2 border-(--lane) bg-(--lane)/14 h-[1.125rem]',
  off: 'top-1 rounded-sm border border-line bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-edge)_5px_6px)] bg-sunken',
  danger: 'border-l-2 border-danger bg-danger-soft h-[1.125rem]',
};

/** A stretch of the day: a promised window below the blocks; a break or an absence among them. */
export function TimeBand({ startMinute, endMinute, label, tone = 'promise', row = 0 }: TimeBandProps) {
  const axis = useContext(TimeAxisContext);
  const { bands } = useContext(TimeLaneContext);
  const left = percentOf(startMinute, axis);
  const off = tone === 'off';
  return (
    <li
      title={`${label}, ${clockOf(startMinute)}–${clockOf(endMinute)}`}
      className={`@container absolute overflow-hidden ${LOOKS[tone]}`}
      style={{
        left: `${left}%`,
        width: `${percentOf(endMinute, axis) - left}%`,
        bottom: `${off ? bands * LANE_REM.band : (bands - 1 - row) * LANE_REM.band + 0.0625}rem`,
      }}
    >
      <span className="sr-only">
        {label}, {clockOf(startMinute)} bis {clockOf(endMinute)} Uhr
      </span>
      {off ? <Upright label={label} /> : <WhereItFits label={label} danger={tone === 'danger'} />}
    </li>
  );
}

/**
 * Among the blocks there is more height than width; a lane with one row of them is little more than a short word high. Cut words
 * say nothing: as below, one that does not fit wraps away as a whole.
 */
function Upright({ label }: { label: string }) {
  return (
    <span
      aria-hidden
      className="flex size-full flex-wrap items-center justify-center overflow-hidden text-xs leading-none text-ink [writing-mode:vertical-rl] @min-[3rem]:[writing-mode:horizontal-tb]"
    >
      <span className="[block-size:100%] [inline-size:0]" />
      <span className="rounded-sm bg-sunken whitespace-nowrap">{label}</span>
    </span>
  );
}

/** What does not fit beside the empty first word wraps into a second line, which nobody sees. */
function WhereItFits({ label, danger }: { label: string; danger: boolean }) {
  return (
    <span
      aria-hidden
      className={`flex h-full flex-wrap justify-center overflow-hidden px-1 text-xs leading-[1.125rem] tabular-nums ${danger ? 'font-semibold text-danger' : 'text-ink'}`}
    >
      <span className="h-full w-0" />
      <span className="whitespace-nowrap">{label}</span>
    </span>
  );
}
