import { istFalsch } from '@kehrtour/domain/planung/quartalswoche';
import { Lock } from 'lucide-react';
import type { ComponentProps } from 'react';

import type { Zelle } from '../quartalsplan.ts';

export type WochenzelleProps = {
  /** What is read instead of the bare minutes. */
  name: string;
  zelle: Zelle;
  /** Of the fullest cell. */
  anteil: number;
  /** Press, keys and drag. */
  griff: Pick<
    ComponentProps<'button'>,
    'onClick' | 'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
};

/** The minutes of a street in a week: darker with more, red with a sign where the Frist is missed. */
export function Wochenzelle({ name, zelle, anteil, griff }: WochenzelleProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      {...griff}
      style={istFalsch(zelle.zurFrist) ? undefined : { background: farbe(anteil) }}
      className={`relative block min-h-9 w-full min-w-10 cursor-pointer touch-manipulation rounded-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11 px-1.5 text-center whitespace-nowrap text-ink focus-visible:outline-3 focus-visible:outline-focus ${look(zelle)}`}
    >
      {istFalsch(zelle.zurFrist) ? <span aria-hidden>! </span> : null}
      {zelle.minuten} Min.
      {zelle.vonHand ? <Lock aria-hidden className="absolute top-0.5 right-0.5 size-3" /> : null}
    </button>
  );
}

const look = ({ zurFrist }: Zelle): string => {
  if (istFalsch(zurFrist)) return 'bg-danger-solid font-bold text-on-danger';
  return zurFrist === 'gut' ? '' : 'shadow-[inset_0_-3px_0_var(--color-warning)]';
};

/** Ember over the page's surface: text keeps its contrast up to half of it. */
const farbe = (anteil: number): string =>
  `color-mix(in oklab, var(--color-accent) ${Math.round(8 + 37 * anteil)}%, var(--color-surface))`;
