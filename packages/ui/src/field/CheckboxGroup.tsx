import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';

import { Checkbox } from './Checkbox.tsx';
import type { Choice, FieldBasics } from './field.props.ts';
import { FieldLabel } from './parts/FieldLabel.tsx';
import { FieldRefusal } from './parts/FieldRefusal.tsx';

export type CheckboxGroupProps = Omit<FieldBasics, 'width'> & {
  choices: readonly Choice[];
  value?: string[];
  defaultValue?: string[];
  onChange?: (ids: string[]) => void;
};

/** Any number of a short list. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, optional = false, labelHidden, disabled, choices, ...rest } = props;
  return (
    <AriaCheckboxGroup
      {...rest}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1"
    >
      <FieldLabel label={label} hint={hint} optional={optional} labelHidden={labelHidden} />
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
      <FieldRefusal error={error} />
    </AriaCheckboxGroup>
  );
}
