import { useContext } from 'react';

import { TimeAxisContext } from './parts/TimeAxisContext.ts';
import { LANE_REM, levelTopRem, percentOf } from './timeAxis.layout.ts';

export type TimeWayProps = {
  startMinute: number;
  endMinute: number;
  /** Row of the block it leads to. */
  level?: number;
  /** On foot it is dotted. */
  mode?: 'car' | 'foot';
};

/** The way to a stop: a line that ends at its block. The stop itself says how long it takes. */
export function TimeWay({ startMinute, endMinute, level = 0, mode = 'car' }: TimeWayProps) {
  const axis = useContext(TimeAxisContext);
  const left = percentOf(startMinute, axis);
  return (
    <li
      aria-hidden
      className={`absolute border-t-2 border-(--lane) ${mode === 'foot' ? 'border-dotted' : ''}`}
      style={{
        left: `${left}%`,
        width: `${percentOf(endMinute, axis) - left}%`,
        top: `${levelTopRem(level) + LANE_REM.block / 2}rem`,
      }}
    />
  );
}
