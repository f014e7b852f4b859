import type { Time } from '@internationalized/date';
import { parseTime } from '@internationalized/date';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';

import { controlBoxLook } from '../look/control.ts';
import type { FieldBasics } from './field.props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';
import { Segments } from './parts/Segments.tsx';
import { segmentValues } from './parts/segmentValues.ts';

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
  const { texts, field, refused, rest } = framed(props);
  const { value, defaultValue, min, max, onChange, id, ...aria } = rest;
  return (
    <AriaTimeField<Time>
      {...aria}
      {...field}
      {...segmentValues({ value, defaultValue, min, max }, parseTime)}
      onChange={(time) => onChange?.(time === null ? null : time.toString().slice(0, 5))}
      hourCycle={24}
      shouldForceLeadingZeros
    >
      <FieldFrame texts={texts}>
        <div id={id} className="w-full max-w-36">
          <Segments className={`${controlBoxLook(refused)} items-center px-3`} />
        </div>
      </FieldFrame>
    </AriaTimeField>
  );
}
