import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';

import { controlBoxLook } from '../look/control.ts';
import { POPOVER_LOOK } from '../look/list.ts';
import { SEGMENT_LOOK } from '../look/segment.ts';
import type { DayString } from './Calendar.tsx';
import type { FieldBasics } from './field.props.ts';
import { CalendarMonth } from './parts/CalendarMonth.tsx';
import { FieldLabel } from './parts/FieldLabel.tsx';
import { FieldRefusal } from './parts/FieldRefusal.tsx';

export type DateFieldProps = Omit<FieldBasics, 'width'> & {
  value?: DayString | null;
  defaultValue?: DayString;
  /** `null` while the date is incomplete. */
  onChange?: (day: DayString | null) => void;
  onBlur?: () => void;
  min?: DayString;
  max?: DayString;
  isUnavailable?: (day: DayString) => boolean;
  noteOf?: (day: DayString) => string | undefined;
};

/** A day to type or to pick; several days or a choice at sight: Calendar. */
export function DateField(props: DateFieldProps) {
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
    ...rest
  } = props;
  const { id, isUnavailable, noteOf, ...aria } = rest;
  return (
    <DatePicker<CalendarDate>
      {...aria}
      {...(value === undefined ? {} : { value: value === null ? null : parseDate(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: parseDate(defaultValue) })}
      onChange={(day) => onChange?.(day?.toString() ?? null)}
      {...(min === undefined ? {} : { minValue: parseDate(min) })}
      {...(max === undefined ? {} : { maxValue: parseDate(max) })}
      {...(isUnavailable === undefined ? {} : { isDateUnavailable: (day) => isUnavailable(day.toString()) })}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
      className="flex flex-col gap-1"
    >
      <FieldLabel label={label} hint={hint} optional={optional} labelHidden={labelHidden} />
      <div id={id} className="w-full max-w-56">
        <Group className={controlBoxLook(error !== undefined)}>
          <DateInput className="flex grow items-center px-3">
            {(segment) => <DateSegment segment={segment} className={SEGMENT_LOOK} />}
          </DateInput>
          <Button className="grid w-control shrink-0 place-items-center border-l border-line text-muted hover:bg-sunken hover:text-ink">
            <CalendarDays aria-hidden className="size-5" />
          </Button>
        </Group>
      </div>
      <FieldRefusal error={error} />
      <Popover offset={4} className={POPOVER_LOOK}>
        <Dialog className="p-4 outline-none">
          <Calendar firstDayOfWeek="mon">
            <CalendarMonth noteOf={noteOf} />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
