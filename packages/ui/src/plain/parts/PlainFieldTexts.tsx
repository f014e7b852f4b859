import type { ReactNode } from 'react';

export type PlainFieldTextsProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  children: ReactNode;
};

/** Label, hint and refusal around a native control; the control points at `describedBy(id, …)`. */
export function PlainFieldTexts({
  id,
  label,
  hint,
  error,
  optional = false,
  children,
}: PlainFieldTextsProps) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-base leading-snug font-semibold">
        {label}
        {optional ? <span className="font-normal text-muted"> (freiwillig)</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Ids of the texts that describe a control, for `aria-describedby`. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(
    Boolean,
  );
  return ids.length === 0 ? undefined : ids.join(' ');
}
