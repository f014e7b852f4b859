import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';

import { BARE_INPUT, controlBoxLook, FIELD_WIDTHS, INPUT_WITH_WORDS } from '../look/control.ts';
import type { FieldBasics } from './field.props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';

export type NumberFieldProps = FieldBasics & {
  /** `null` is an empty field. */
  value?: number | null;
  defaultValue?: number;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** Stands behind the number: "Min.", "km". */
  unit?: string;
  format?: Intl.NumberFormatOptions;
  /** Minus and plus beside the number. */
  steppers?: boolean;
};

/** A number in German notation; arrow keys and the two buttons change it by `step`. */
export function NumberField(props: NumberFieldProps) {
  const { texts, field, refused, rest } = framed(props);
  const { width = 'number', value, onChange, min, max, unit, format, steppers = true, ...aria } = rest;
  // Between two buttons and a unit a short field has no room for its number.
  const room = width === 'short' && steppers && unit !== undefined ? 'number' : width;
  return (
    <AriaNumberField
      {...aria}
      {...field}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      minValue={min}
      maxValue={max}
      formatOptions={format}
    >
      <FieldFrame texts={texts}>
        <div className={FIELD_WIDTHS[room]}>
          <Group className={controlBoxLook(refused)}>
            {steppers ? (
              <StepButton slot="decrement" sign={<Minus aria-hidden className="size-4" />} />
            ) : null}
            <label className={INPUT_WITH_WORDS}>
              <Input
                className={`${BARE_INPUT} ${unit === undefined ? 'px-3 text-center' : 'pr-1 pl-3 text-right'}`}
              />
              {unit === undefined ? null : (
                <span className="flex items-center pr-3 whitespace-nowrap text-muted">{unit}</span>
              )}
            </label>
            {steppers ? <StepButton slot="increment" sign={<Plus aria-hidden className="size-4" />} /> : null}
          </Group>
        </div>
      </FieldFrame>
    </AriaNumberField>
  );
}

function StepButton({ slot, sign }: { slot: 'decrement' | 'increment'; sign: ReactNode }) {
  const side = slot === 'decrement' ? 'border-r' : 'border-l';
  return (
    <Button
      slot={slot}
      className={`grid w-control shrink-0 place-items-center border-line text-muted hover:bg-sunken hover:text-ink off:text-edge ${side}`}
    >
      {sign}
    </Button>
  );
}
