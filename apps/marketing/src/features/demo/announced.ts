import type { Visit } from './planning.ts';
import { houses } from './village.ts';

const WINDOW_MINUTES = 120;
const GRID_MINUTES = 30;
const EARLY_MINUTES = 30;

/**
 * The window a customer is told: two hours on the half hour, and the planned visit inside it. Who must leave at nine is told
 * no window that goes on after nine.
 */
export function announced({ house, start }: Visit): { from: string; to: string } {
  const wish = houses.find(({ id }) => id === house)?.wish;
  const early = Math.max(8 * 60, start / 60 - EARLY_MINUTES);
  const from = Math.floor(early / GRID_MINUTES) * GRID_MINUTES;
  return {
    from: clockText(Math.max(from, wish?.from ?? from)),
    to: clockText(Math.min(from + WINDOW_MINUTES, wish?.to ?? Infinity)),
  };
}

/** Minutes of the day as `08:30`. */
export function clockText(minutes: number): string {
  const whole = Math.floor(minutes);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
