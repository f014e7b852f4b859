import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
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
  const { value, onChange, onBlur } = useTypedYear(given, tell, aria.onBlur);
  return (
    <DatePicker<CalendarDate>
      {...aria}
      {...field}
      {...segmentValues({ value, defaultValue, min, max }, parseDate)}
      onChange={onChange}
      onBlur={onBlur}
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

const YEAR_OF_FOUR = 1000;

/**
 * While a year is typed the day passes through the years 2, 20 and 202: nobody is told of these. Whoever leaves the field after
 * two digits means this century.
 */
function useTypedYear(
  value: DateFieldProps['value'],
  onChange: DateFieldProps['onChange'],
  onBlur: DateFieldProps['onBlur'],
) {
  const [typed, setTyped] = useState<CalendarDate | null>(null);
  const tell = (day: CalendarDate | null) => {
    setTyped(null);
    onChange?.(day?.toString() ?? null);
  };
  if (value === undefined) return { value, onChange: tell, onBlur: () => onBlur?.() };
  return {
    value: typed === null ? value : typed.toString(),
    onChange: (day: CalendarDate | null) =>
      day !== null && day.year < YEAR_OF_FOUR ? setTyped(day) : tell(day),
    onBlur: () => {
      if (typed !== null) tell(typed.year < 100 ? typed.add({ years: 2000 }) : null);
      onBlur?.();
    },
  };
}
