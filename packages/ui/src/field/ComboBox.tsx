import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';

import { BARE_INPUT, controlBoxLook, FIELD_WIDTHS } from '../look/control.ts';
import { Spinner } from '../message/Spinner.tsx';
import type { Choice, FieldBasics } from './field.props.ts';
import { ChoiceList } from './parts/ChoiceList.tsx';
import { chosen } from './parts/chosen.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';

export type ComboBoxProps<Id extends string = string> = FieldBasics & {
  choices: readonly Choice<Id>[];
  value?: string | null;
  defaultValue?: string;
  /** `null` when the field is emptied. */
  onChange?: (id: NoInfer<Id> | null) => void;
  onBlur?: () => void;
  /** Controls the typed text; with it the list is taken as already filtered (search on the server). */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  placeholder?: string;
  /** What was typed stays when the field is left, even if nothing of the list was taken. */
  keepsText?: boolean;
  /** The list is on its way. */
  busy?: boolean;
  emptyText?: string;
};

/** One of many: typing narrows the list. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { texts, field, refused, rest } = framed(props);
  const { width = 'full', choices, onChange, inputValue, placeholder, ...own } = rest;
  const { busy = false, emptyText = 'Nichts gefunden', keepsText = false, ...aria } = own;
  const searchedElsewhere = inputValue !== undefined;
  return (
    <AriaComboBox<Choice>
      {...aria}
      {...field}
      {...(searchedElsewhere ? { inputValue, items: choices } : { defaultItems: choices })}
      onChange={(key) => (key === null ? onChange?.(null) : chosen(choices, key, onChange))}
      menuTrigger="input"
      allowsEmptyCollection
      allowsCustomValue={keepsText}
    >
      <FieldFrame texts={texts}>
        <div className={FIELD_WIDTHS[width]}>
          <Group className={controlBoxLook(refused)}>
            <Input placeholder={placeholder} className={`${BARE_INPUT} px-3`} />
            <Button className="grid w-control shrink-0 place-items-center text-muted hover:bg-sunken hover:text-ink">
              {busy ? <Spinner /> : <ChevronDown aria-hidden className="size-5" />}
            </Button>
          </Group>
        </div>
      </FieldFrame>
      <ChoiceList emptyText={busy ? 'Wird gesucht …' : emptyText} />
    </AriaComboBox>
  );
}
