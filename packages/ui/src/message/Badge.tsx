import type { Tone } from '../look/tone.ts';
import { TONE_SOFT } from '../look/tone.ts';

export type BadgeProps = { children: string | number; tone?: Tone };

/** A count or a short label without a state. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span
      className={`inline-block min-w-6 rounded-full border px-2 text-center text-sm font-semibold tabular-nums ${TONE_SOFT[tone]}`}
    >
      {children}
    </span>
  );
}
