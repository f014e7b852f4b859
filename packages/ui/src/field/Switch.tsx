import { Switch as AriaSwitch } from 'react-aria-components/Switch';

import { Spinner } from '../message/Spinner.tsx';

export type SwitchProps = {
  label: string;
  hint?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  busy?: boolean;
  disabled?: boolean;
};

const TRACK =
  'relative mt-0.5 h-6 w-11 shrink-0 rounded-full border-2 border-edge bg-sunken transition-colors duration-100 group-hover:border-ink group-data-selected:border-accent group-data-selected:bg-accent group-data-disabled:border-line ' +
  'group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus forced-colors:group-data-selected:bg-[Highlight]';
const KNOB =
  'absolute top-0.5 left-0.5 size-4 rounded-full bg-edge transition-transform duration-100 group-data-selected:translate-x-5 group-data-selected:bg-on-accent forced-colors:bg-[ButtonText]';

/** Takes effect at once; says so by its label ("Erinnerung senden"), not by a button. */
export function Switch({
  label,
  hint,
  checked,
  defaultChecked,
  onChange,
  busy = false,
  disabled = false,
}: SwitchProps) {
  return (
    <AriaSwitch
      {...(checked === undefined ? {} : { isSelected: checked })}
      defaultSelected={defaultChecked}
      onChange={onChange}
      isDisabled={disabled || busy}
      className="group flex min-h-control cursor-pointer items-start gap-3 py-[calc((var(--control-size)-1.75rem)/2)] off:cursor-not-allowed off:text-muted"
    >
      <span className={TRACK}>
        <span className={KNOB} />
      </span>
      <span className="pt-0.5 leading-6">
        <span className="inline-flex items-center gap-2">
          {label}
          {busy ? <Spinner /> : null}
        </span>
        {hint === undefined ? null : <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </AriaSwitch>
  );
}
