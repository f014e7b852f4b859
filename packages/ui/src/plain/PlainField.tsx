import type { HTMLInputAutoCompleteAttribute } from 'react';

import type { FieldWidth } from '../look/control.ts';
import { controlLook, FIELD_WIDTHS } from '../look/control.ts';
import { describedBy, PlainFieldTexts } from './parts/PlainFieldTexts.tsx';

export type PlainFieldProps = {
  /** Also the target of the error summary. */
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'time';
  /** More than one makes it a text area. */
  rows?: number;
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  maxLength?: number;
  width?: FieldWidth;
};

/** One native input or text area. */
export function PlainField(props: PlainFieldProps) {
  const { label, hint, error, optional, rows = 1, width = 'full', onChange, type = 'text', ...rest } = props;
  const control = {
    ...rest,
    'aria-describedby': describedBy(rest.id, hint, error),
    'aria-invalid': error === undefined ? undefined : true,
    className: `${controlLook(error !== undefined)} ${FIELD_WIDTHS[width]} py-2`,
  };
  return (
    <PlainFieldTexts id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      {rows > 1 ? (
        <textarea {...control} rows={rows} onChange={(event) => onChange?.(event.target.value)} />
      ) : (
        <input {...control} type={type} onChange={(event) => onChange?.(event.target.value)} />
      )}
    </PlainFieldTexts>
  );
}
