import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';

import { controlLook, FIELD_WIDTHS } from '../look/control.ts';
import { POPOVER_LOOK } from '../look/list.ts';
import type { Choice, FieldBasics } from './field.props.ts';
import { ChoiceList } from './parts/ChoiceList.tsx';
import { FieldLabel } from './parts/FieldLabel.tsx';
import { FieldRefusal } from './parts/FieldRefusal.tsx';

export type SelectProps = FieldBasics & {
  choices: readonly Choice[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  defaultOpen?: boolean;
};

/** One of a short, known list (up to about fifteen); for more use ComboBox, for up to five RadioGroup. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    optional = false,
    labelHidden,
    disabled,
    width = 'full',
    choices,
    onChange,
    id,
    placeholder = 'Bitte wählen',
    ...rest
  } = props;
  return (
    <AriaSelect
      {...rest}
      placeholder={placeholder}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1"
    >
      <FieldLabel label={label} hint={hint} optional={optional} labelHidden={labelHidden} />
      <div id={id} className={FIELD_WIDTHS[width]}>
        <Button
          className={`${controlLook(error !== undefined)} flex items-center justify-between gap-2 text-left`}
        >
          <SelectValue className="min-w-0 truncate data-placeholder:text-muted [&_[slot=description]]:hidden" />
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />
        </Button>
      </div>
      <FieldRefusal error={error} />
      <Popover offset={4} className={`${POPOVER_LOOK} w-(--trigger-width) min-w-56`}>
        <ChoiceList choices={choices} emptyText="Nichts zur Auswahl" />
      </Popover>
    </AriaSelect>
  );
}
