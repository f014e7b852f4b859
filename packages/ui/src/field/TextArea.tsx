import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { controlLook, FIELD_WIDTHS } from '../look/control.ts';
import type { FieldBasics } from './field.props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';

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
  const { texts, field, refused, rest } = framed(props);
  const { width = 'full', rows = 4, charactersMax, inputRef, ...aria } = rest;
  return (
    <AriaTextField {...aria} {...field}>
      <FieldFrame texts={texts}>
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          className={`${controlLook(refused)} ${FIELD_WIDTHS[width]} py-2 leading-normal`}
        />
        {charactersMax === undefined || aria.value === undefined ? null : (
          <CharactersLeft left={charactersMax - aria.value.length} />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

function CharactersLeft({ left }: { left: number }) {
  const text = left >= 0 ? `noch ${left} Zeichen` : `${-left} Zeichen zu viel`;
  return (
    <p className={`text-sm tabular-nums ${left < 0 ? 'font-semibold text-danger' : 'text-muted'}`}>{text}</p>
  );
}
