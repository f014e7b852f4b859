import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';

import { controlLook, FIELD_WIDTHS } from '../look/control.ts';
import type { Choice, FieldBasics } from './field.props.ts';
import { ChoiceList } from './parts/ChoiceList.tsx';
import { chosen } from './parts/chosen.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';

export type SelectProps<Id extends string = string> = FieldBasics & {
  choices: readonly Choice<Id>[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: NoInfer<Id>) => void;
  onBlur?: () => void;
  placeholder?: string;
  defaultOpen?: boolean;
};

/** One of a short, known list (up to about fifteen); for more use ComboBox, for up to five RadioGroup. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { texts, field, refused, rest } = framed(props);
  const { width = 'full', choices, onChange, id, placeholder = 'Bitte wählen', ...aria } = rest;
  return (
    <AriaSelect
      {...aria}
      {...field}
      // A long choice is cut, never wider than the place it stands in.
      className="min-w-0"
      placeholder={placeholder}
      onChange={(key) => chosen(choices, key, onChange)}
    >
      <FieldFrame texts={texts}>
        <div id={id} className={FIELD_WIDTHS[width]}>
          <Button className={`${controlLook(refused)} flex items-center justify-between gap-2 text-left`}>
            <SelectValue className="min-w-0 truncate data-placeholder:text-muted [&_[slot=description]]:hidden" />
            <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />
          </Button>
        </div>
      </FieldFrame>
      <ChoiceList choices={choices} emptyText="Nichts zur Auswahl" least="min-w-56" />
    </AriaSelect>
  );
}
