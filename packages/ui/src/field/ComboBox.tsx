import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';

import { BARE_INPUT, controlBoxLook, FIELD_WIDTHS } from '../look/control.ts';
import { POPOVER_LOOK } from '../look/list.ts';
import { Spinner } from '../message/Spinner.tsx';
import type { Choice, FieldBasics } from './field.props.ts';
import { ChoiceList } from './parts/ChoiceList.tsx';
import { FieldLabel } from './parts/FieldLabel.tsx';
import { FieldRefusal } from './parts/FieldRefusal.tsx';

export type ComboBoxProps = FieldBasics & {
  choices: readonly Choice[];
  value?: string | null;
  defaultValue?: string;
  /** `null` when the field is emptied. */
  onChange?: (id: string | null) => void;
  onBlur?: () => void;
  /** Controls the typed text; with it the list is taken as already filtered (search on the server). */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  placeholder?: string;
  /** The list is on its way. */
  busy?: boolean;
  emptyText?: string;
};

/** One of many: typing narrows the list. */
export function ComboBox(props: ComboBoxProps) {
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
    ...rest
  } = props;
  const { busy = false, emptyText = 'Nichts gefunden', placeholder, inputValue, ...aria } = rest;
  const searchedElsewhere = inputValue !== undefined;
  return (
    <AriaComboBox<Choice>
      {...aria}
      {...(searchedElsewhere ? { inputValue, items: choices } : { defaultItems: choices })}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      menuTrigger="input"
      allowsEmptyCollection
      className="flex flex-col gap-1"
    >
      <FieldLabel label={label} hint={hint} optional={optional} labelHidden={labelHidden} />
      <div className={FIELD_WIDTHS[width]}>
        <Group className={controlBoxLook(error !== undefined)}>
          <Input placeholder={placeholder} className={`${BARE_INPUT} px-3`} />
          <Button className="grid w-control shrink-0 place-items-center text-muted hover:bg-sunken hover:text-ink">
            {busy ? <Spinner /> : <ChevronDown aria-hidden className="size-5" />}
          </Button>
        </Group>
      </div>
      <FieldRefusal error={error} />
      <Popover offset={4} className={`${POPOVER_LOOK} w-(--trigger-width)`}>
        <ChoiceList emptyText={busy ? 'Wird gesucht …' : emptyText} />
      </Popover>
    </AriaComboBox>
  );
}
