import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
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
  const { defaultValue, min, max, id, isUnavailable, noteOf, value: given, onChange: tell, ...aria } = rest;
  const { value, onChange, settle } = useTypedYear(given, tell);
  return (
    <DatePicker<CalendarDate>
      {...aria}
      {...field}
      {...segmentValues({ value, defaultValue, min, max }, parseDate)}
      onChange={onChange}
      {...(isUnavailable === undefined ? {} : { isDateUnavailable: (day) => isUnavailable(day.toString()) })}
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
    >
      <FieldFrame texts={texts}>
        <div id={id} className="w-full max-w-56" onBlur={settle}>
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

const YEAR_OF_FOUR = 1000;

/**
 * While a year is typed the day passes through the years 2, 20 and 202: nobody is told of these. Whoever leaves the year after
 * two digits means this century.
 */
function useTypedYear(value: DateFieldProps['value'], onChange: DateFieldProps['onChange']) {
  const [typed, setTyped] = useState<CalendarDate | null>(null);
  // With its last digit the year is whole and left in one event.
  const latest = useRef(typed);
  const remember = (day: CalendarDate | null) => {
    latest.current = day;
    setTyped(day);
  };
  const tell = (day: CalendarDate | null) => {
    remember(null);
    onChange?.(day?.toString() ?? null);
  };
  if (value === undefined) return { value, onChange: tell, settle: undefined };
  return {
    value: typed === null ? value : typed.toString(),
    onChange: (day: CalendarDate | null) =>
      day !== null && day.year < YEAR_OF_FOUR ? remember(day) : tell(day),
    settle: () => {
      const { current } = latest;
      if (current !== null) tell(current.year < 100 ? current.add({ years: 2000 }) : null);
    },
  };
}
