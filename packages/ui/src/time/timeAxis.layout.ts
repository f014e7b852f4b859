/** The stretch of a day an axis shows, in minutes since midnight. */
export type AxisSpan = { fromMinute: number; toMinute: number };

/** What a block stands for at a glance; each has its own sign. */
export type BlockTone = 'normal' | 'confirmed' | 'unsure' | 'declined' | 'danger' | 'muted';

/** Blocks snap to this many minutes. */
export const SNAP_MINUTES = 5;

/** Where a minute lies on the axis, in percent of its width. */
export function percentOf(minute: number, span: AxisSpan): number {
  return ((minute - span.fromMinute) / (span.toMinute - span.fromMinute)) * 100;
}

/** Full hours on the axis, in minutes. */
export function hoursOf(span: AxisSpan): number[] {
  const first = Math.ceil(span.fromMinute / 60);
  const last = Math.floor(span.toMinute / 60);
  return Array.from({ length: last - first + 1 }, (_, step) => (first + step) * 60);
}

/** `HH:MM` of a minute since midnight. */
export function clockOf(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${String(hours).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The start nearest to `minute` on the snap grid that keeps a block of `lengthMinutes` on the axis. */
export function snapStart(minute: number, lengthMinutes: number, span: AxisSpan): number {
  const snapped = Math.round(minute / SNAP_MINUTES) * SNAP_MINUTES;
  return Math.min(Math.max(snapped, span.fromMinute), span.toMinute - lengthMinutes);
}

/**
 * Rows for stretches that would lie over each other: each takes the first row that is free, or the one that is free
 * soonest where `rowsMax` do not suffice. Stretches in the order of the day.
 * @param leastMinutes what the shortest takes up when it is drawn
 */
export function rowsOf(
  spans: readonly { startMinute: number; endMinute: number }[],
  leastMinutes: number,
  rowsMax: number,
): number[] {
  const freeFrom: number[] = [];
  return spans.map(({ startMinute, endMinute }) => {
    const free = freeFrom.findIndex((from) => from <= startMinute);
    const row = free >= 0 ? free : freeFrom.length < rowsMax ? freeFrom.length : soonest(freeFrom);
    freeFrom[row] = Math.max(endMinute, startMinute + leastMinutes);
    return row;
  });
}

const soonest = (freeFrom: readonly number[]): number => freeFrom.indexOf(Math.min(...freeFrom));

/** Heights of a lane in rem: its rows of blocks, and below them its rows of promised windows. */
export const LANE_REM = { edge: 0.25, level: 2.5, block: 2.25, band: 1.25 };

/** Where a row of blocks begins, in rem from the upper edge of its lane. */
export const levelTopRem = (level: number): number => LANE_REM.edge + level * LANE_REM.level;
