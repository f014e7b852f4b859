/** The stretch of a day an axis shows, in minutes since midnight. */
export type AxisSpan = { fromMinute: number; toMinute: number };

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
