import type { ReactNode } from 'react';

import { ToneSign } from '../brand/ToneSign.tsx';
import type { Tone } from '../look/tone.ts';
import { TONE_SOFT, TONE_TEXT } from '../look/tone.ts';

export type StatusProps = {
  tone: Tone;
  /** The word: "bestätigt", "offen", "abgelehnt". */
  children: string;
  /** Instead of the tone's own sign. */
  icon?: ReactNode;
  /** `bare` drops the pill: for tables and dense lists. */
  look?: 'pill' | 'bare';
};

const LOOKS = { pill: 'rounded-full border px-2 py-px', bare: '' };

/** A state as sign, word and colour. */
export function Status({ tone, children, icon, look = 'pill' }: StatusProps) {
  const colours = look === 'pill' ? TONE_SOFT[tone] : TONE_TEXT[tone];
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 align-middle text-sm font-semibold whitespace-nowrap ${LOOKS[look]} ${colours}`}
    >
      {icon ?? <ToneSign tone={tone} />}
      <span className="truncate">{children}</span>
    </span>
  );
}
