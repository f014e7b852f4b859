import { useContext } from 'react';

import { TimeAxisContext } from './parts/TimeAxisContext.ts';
import { clockOf, percentOf } from './timeAxis.layout.ts';

export type TimeBandProps = {
  startMinute: number;
  endMinute: number;
  /** What it stands for: "zugesagt", "Pause", "gesperrt". */
  label: string;
  /** `off` is time in which nothing happens. */
  tone?: 'promise' | 'off' | 'danger';
};

const LOOKS = {
  promise: 'border-(--lane) bg-(--lane)/14',
  off: 'border-line bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-line)_5px_6px)] bg-sunken',
  danger: 'border-danger bg-danger-soft',
};

/** A stretch behind the blocks: a promised window, a break, an absence. */
export function TimeBand({ startMinute, endMinute, label, tone = 'promise' }: TimeBandProps) {
  const axis = useContext(TimeAxisContext);
  const left = percentOf(startMinute, axis);
  return (
    <li
      title={`${label}, ${clockOf(startMinute)}–${clockOf(endMinute)}`}
      className={`absolute inset-y-1 overflow-hidden rounded-sm border-x ${LOOKS[tone]}`}
      style={{ left: `${left}%`, width: `${percentOf(endMinute, axis) - left}%` }}
    >
      <span className="absolute bottom-0 left-1 max-w-full truncate text-xs text-ink">
        {label}
        <span className="sr-only">
          , {clockOf(startMinute)} bis {clockOf(endMinute)} Uhr
        </span>
      </span>
    </li>
  );
}
