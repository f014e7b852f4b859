import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { BARE_INPUT, controlBoxLook, FIELD_WIDTHS, INPUT_WITH_WORDS } from '../look/control.ts';
import type { FieldBasics } from './field.props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';

export type TextFieldProps = FieldBasics & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  maxLength?: number;
  autoFocus?: boolean;
  readOnly?: boolean;
  /** Fixed text or sign inside the control, before or after the input. */
  before?: ReactNode;
  after?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

/** One line of text. Accepts spaces and dots; what is wrong is said after sending, never while typing. */
export function TextField(props: TextFieldProps) {
  const { texts, field, refused, rest } = framed(props);
  const { width = 'full', before, after, inputRef, readOnly, ...aria } = rest;
  return (
    <AriaTextField {...aria} {...field} isReadOnly={readOnly}>
      <FieldFrame texts={texts}>
        <div className={FIELD_WIDTHS[width]}>
          <Group className={controlBoxLook(refused)}>
            <label className={INPUT_WITH_WORDS}>
              {before === undefined ? null : (
                <span className="flex items-center pl-3 text-muted">{before}</span>
              )}
              <Input ref={inputRef} className={`${BARE_INPUT} px-3`} />
              {after === undefined ? null : (
                <span className="flex items-center pr-3 text-muted">{after}</span>
              )}
            </label>
          </Group>
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
