import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';

export type CheckboxProps = {
  label: ReactNode;
  hint?: string;
  /** Its id within a CheckboxGroup or a form. */
  value?: string;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  indeterminate?: boolean;
  onChange?: (checked: boolean) => void;
  error?: string | undefined;
  disabled?: boolean;
  id?: string;
};

const BOX =
  'mt-0.5 grid size-6 shrink-0 place-items-center rounded-sm border-2 border-edge bg-surface text-on-accent group-hover:border-ink ' +
  'group-data-selected:border-accent group-data-selected:bg-accent group-data-indeterminate:border-accent group-data-indeterminate:bg-accent ' +
  'group-data-invalid:border-danger group-data-disabled:border-line group-data-disabled:bg-sunken ' +
  'group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus forced-colors:group-data-selected:bg-[Highlight]';

/** Yes or no, taken over on sending; for what takes effect at once use Switch. */
export function Checkbox({
  label,
  hint,
  checked,
  defaultChecked,
  indeterminate,
  error,
  disabled,
  id,
  ...rest
}: CheckboxProps) {
  return (
    <div id={id} className="flex flex-col gap-1">
      <AriaCheckbox
        {...rest}
        {...(checked === undefined ? {} : { isSelected: checked })}
        defaultSelected={defaultChecked}
        isIndeterminate={indeterminate}
        isInvalid={error !== undefined}
        isDisabled={disabled}
        validationBehavior="aria"
        className="group flex min-h-control cursor-pointer items-start gap-3 py-[calc((var(--control-size)-1.75rem)/2)] off:cursor-not-allowed off:text-muted"
      >
        <span className={BOX}>
          {indeterminate ? (
            <Minus aria-hidden strokeWidth={3} className="size-4" />
          ) : (
            <Check aria-hidden strokeWidth={3} className="size-4 opacity-0 group-data-selected:opacity-100" />
          )}
        </span>
        <span className="pt-0.5 leading-6">
          {label}
          {hint === undefined ? null : <span className="block text-sm text-muted">{hint}</span>}
        </span>
      </AriaCheckbox>
      {error === undefined ? null : <p className="text-sm font-semibold text-danger">{error}</p>}
    </div>
  );
}
