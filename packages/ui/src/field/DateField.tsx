import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';

import { controlBoxLook } from '../look/control.ts';
import { POPOVER_LOOK } from '../look/list.ts';
import type { DayString } from './Calendar.tsx';
import type { FieldBasics } from './field.props.ts';
import { CalendarMonth } from './parts/CalendarMonth.tsx';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';
import { Segments } from './parts/Segments.tsx';
import { segmentValues } from './parts/segmentValues.ts';

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
  const { texts, field, refused, rest } = framed(props);
  const { value, defaultValue, min, max, onChange, id, isUnavailable, noteOf, ...aria } = rest;
  return (
    <DatePicker<CalendarDate>
      {...aria}
      {...field}
      {...segmentValues({ value, defaultValue, min, max }, parseDate)}
      onChange={(day) => onChange?.(day?.toString() ?? null)}
      {...(isUnavailable === undefined ? {} : { isDateUnavailable: (day) => isUnavailable(day.toString()) })}
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
    >
      <FieldFrame texts={texts}>
        <div id={id} className="w-full max-w-56">
          <Group className={controlBoxLook(refused)}>
            <Segments className="flex grow items-center px-3" />
            <Button className="grid w-control shrink-0 place-items-center border-l border-line text-muted hover:bg-sunken hover:text-ink">
              <CalendarDays aria-hidden className="size-5" />
            </Button>
          </Group>
        </div>
      </FieldFrame>
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
