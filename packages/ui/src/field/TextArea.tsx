import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { controlLook, FIELD_WIDTHS } from '../look/control.ts';
import type { FieldBasics } from './field.props.ts';
import { FieldLabel } from './parts/FieldLabel.tsx';
import { FieldRefusal } from './parts/FieldRefusal.tsx';

export type TextAreaProps = FieldBasics & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
  /** Shown as "noch 120 Zeichen"; typing further is allowed and refused on sending. */
  charactersMax?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    optional = false,
    labelHidden,
    disabled,
    width = 'full',
    rows = 4,
    charactersMax,
    inputRef,
    ...rest
  } = props;
  return (
    <AriaTextField
      {...rest}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1"
    >
      <FieldLabel label={label} hint={hint} optional={optional} labelHidden={labelHidden} />
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        className={`${controlLook(error !== undefined)} ${FIELD_WIDTHS[width]} py-2 leading-normal`}
      />
      {charactersMax === undefined || rest.value === undefined ? null : (
        <CharactersLeft left={charactersMax - rest.value.length} />
      )}
      <FieldRefusal error={error} />
    </AriaTextField>
  );
}

function CharactersLeft({ left }: { left: number }) {
  const text = left >= 0 ? `noch ${left} Zeichen` : `${-left} Zeichen zu viel`;
  return (
    <p className={`text-sm tabular-nums ${left < 0 ? 'font-semibold text-danger' : 'text-muted'}`}>{text}</p>
  );
}
