import type { Time } from '@internationalized/date';
import { parseTime } from '@internationalized/date';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';

import { controlBoxLook } from '../look/control.ts';
import { SEGMENT_LOOK } from '../look/segment.ts';
import type { FieldBasics } from './field.props.ts';
import { FieldLabel } from './parts/FieldLabel.tsx';
import { FieldRefusal } from './parts/FieldRefusal.tsx';

export type TimeFieldProps = Omit<FieldBasics, 'width'> & {
  /** Wall-clock time, `HH:MM`. */
  value?: string | null;
  defaultValue?: string;
  /** `null` while the time is incomplete. */
  onChange?: (time: string | null) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
};

/** A time of day in 24 hours. */
export function TimeField(props: TimeFieldProps) {
  const {
    label,
    hint,
    error,
    optional = false,
    labelHidden,
    disabled,
    value,
    defaultValue,
    onChange,
    min,
    max,
    id,
    ...rest
  } = props;
  return (
    <AriaTimeField<Time>
      {...rest}
      {...(value === undefined ? {} : { value: value === null ? null : parseTime(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: parseTime(defaultValue) })}
      onChange={(time) => onChange?.(time === null ? null : time.toString().slice(0, 5))}
      {...(min === undefined ? {} : { minValue: parseTime(min) })}
      {...(max === undefined ? {} : { maxValue: parseTime(max) })}
      hourCycle={24}
      shouldForceLeadingZeros
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1"
    >
      <FieldLabel label={label} hint={hint} optional={optional} labelHidden={labelHidden} />
      <div id={id} className="w-full max-w-36">
        <DateInput className={`${controlBoxLook(error !== undefined)} items-center px-3`}>
          {(segment) => <DateSegment segment={segment} className={SEGMENT_LOOK} />}
        </DateInput>
      </div>
      <FieldRefusal error={error} />
    </AriaTimeField>
  );
}
