import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';

import { Checkbox } from './Checkbox.tsx';
import type { Choice, FieldBasics } from './field.props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';

export type CheckboxGroupProps = Omit<FieldBasics, 'width'> & {
  choices: readonly Choice[];
  value?: string[];
  defaultValue?: string[];
  onChange?: (ids: string[]) => void;
};

/** Any number of a short list. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { texts, field, rest } = framed(props);
  const { choices, ...aria } = rest;
  return (
    <AriaCheckboxGroup {...aria} {...field}>
      <FieldFrame texts={texts}>
        <div className="flex flex-col">
          {choices.map((choice) => (
            <Checkbox
              key={choice.id}
              value={choice.id}
              label={choice.label}
              hint={choice.hint}
              disabled={choice.disabled}
            />
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
