import type { ReactNode } from 'react';

export type PlainCheckboxProps = {
  id: string;
  name: string;
  value?: string;
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
};

/** A native checkbox with a large target. */
export function PlainCheckbox({ label, hint, error, onChange, ...rest }: PlainCheckboxProps) {
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-control cursor-pointer items-start gap-3 py-2">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={error === undefined ? undefined : `${rest.id}-error`}
          aria-invalid={error === undefined ? undefined : true}
          className="mt-0.5 size-6 shrink-0"
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className="leading-7">
          {label}
          {hint === undefined ? null : <span className="block text-sm text-muted">{hint}</span>}
        </span>
      </label>
      {error === undefined ? null : (
        <p id={`${rest.id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
