import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

/** Longer than any number: whoever writes „ab 18 Uhr“ behind it may. */
const TELEFON_MAX = 40;

export interface TelefonfeldProps {
  /** Its id on the page and its name in the form. */
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  value: string | undefined;
}

/** A number to ring back: never asked for, filled in by the browser. */
export function Telefonfeld({ name, label, hint, error, value }: TelefonfeldProps) {
  return (
    <PlainField
      id={name}
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={TELEFON_MAX}
      optional
      label={label}
      hint={hint}
      error={error}
      defaultValue={value}
    />
  );
}
