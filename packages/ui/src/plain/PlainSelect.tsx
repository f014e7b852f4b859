import { controlLook, FIELD_WIDTHS } from '../look/control.ts';
import { describedBy, PlainFieldTexts } from './parts/PlainFieldTexts.tsx';

export type PlainSelectProps = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  choices: readonly { id: string; label: string }[];
  defaultValue?: string;
  value?: string;
  onChange?: (id: string) => void;
  /** First entry with an empty value. */
  placeholder?: string;
};

/** The system's own list: the best there is on a phone. */
export function PlainSelect(props: PlainSelectProps) {
  const { label, hint, error, optional, choices, onChange, placeholder, ...rest } = props;
  return (
    <PlainFieldTexts id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...rest}
        aria-describedby={describedBy(rest.id, hint, error)}
        aria-invalid={error === undefined ? undefined : true}
        className={`${controlLook(error !== undefined)} ${FIELD_WIDTHS.full}`}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </PlainFieldTexts>
  );
}
