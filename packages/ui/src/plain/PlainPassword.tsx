import { useState } from 'react';

import { controlLook } from '../look/control.ts';
import { describedBy, PlainFieldTexts } from './parts/PlainFieldTexts.tsx';

export type PlainPasswordProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
};

/** A native password that can be shown; typing twice helps nobody. */
export function PlainPassword({ id, label, hint, error, autoComplete }: PlainPasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <PlainFieldTexts id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          name={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error === undefined ? undefined : true}
          className={`${controlLook(error !== undefined)} py-2 pr-[7rem]`}
        />
        <button
          type="button"
          aria-label={`${label} ${shown ? 'verbergen' : 'zeigen'}`}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-1 rounded-sm px-3 text-sm font-semibold text-ink hover:bg-sunken"
        >
          {shown ? 'Verbergen' : 'Zeigen'}
        </button>
      </div>
    </PlainFieldTexts>
  );
}
