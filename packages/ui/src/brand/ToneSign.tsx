import { Circle, CircleCheck, CircleDot, CircleX, Clock, Info } from 'lucide-react';

import type { Tone } from '../look/tone.ts';

const SIGNS = {
  neutral: Circle,
  accent: CircleDot,
  success: CircleCheck,
  warning: Clock,
  danger: CircleX,
  info: Info,
} satisfies Record<Tone, unknown>;

/** The sign of a state: each has its own shape, so that colour is never alone. */
export function ToneSign({ tone }: { tone: Tone }) {
  const Sign = SIGNS[tone];
  return <Sign aria-hidden strokeWidth={2.25} className="size-[1.125em] shrink-0" />;
}
