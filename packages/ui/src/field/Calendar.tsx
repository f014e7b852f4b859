import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';

import { CalendarMonth } from './parts/CalendarMonth.tsx';

/** A local day, `YYYY-MM-DD`. */
export type DayString = string;

type CalendarShared = {
  label: string;
  min?: DayString;
  max?: DayString;
  /** Days that cannot be chosen. */
  isUnavailable?: (day: DayString) => boolean;
  /** Said below the month and marked in it: a holiday, "3 Termine". */
  noteOf?: (day: DayString) => string | undefined;
  /** The month to open with; default: the first chosen day, else `min`, else today. */
  openAt?: DayString;
  disabled?: boolean;
};

export type CalendarProps =
  | (CalendarShared & { selection?: 'one'; value: DayString | null; onChange: (day: DayString) => void })
  | (CalendarShared & {
      selection: 'several';
      value: readonly DayString[];
      onChange: (days: DayString[]) => void;
    });

/** A month to choose one or several days from; the week starts on Monday. */
export function Calendar(props: CalendarProps) {
  const { label, min, max, isUnavailable, noteOf, openAt, disabled } = props;
  const first = props.selection === 'several' ? props.value[0] : (props.value ?? undefined);
  const opened = openAt ?? first ?? min;
  const shared = {
    'aria-label': label,
    isDisabled: disabled,
    firstDayOfWeek: 'mon' as const,
    ...(min === undefined ? {} : { minValue: parseDate(min) }),
    ...(max === undefined ? {} : { maxValue: parseDate(max) }),
    ...(opened === undefined ? {} : { defaultFocusedValue: parseDate(opened) }),
    ...(isUnavailable === undefined
      ? {}
      : { isDateUnavailable: (day: { toString(): string }) => isUnavailable(day.toString()) }),
    className: 'w-full max-w-96',
  };
  if (props.selection === 'several') {
    return (
      <AriaCalendar<CalendarDate, 'multiple'>
        {...shared}
        selectionMode="multiple"
        value={props.value.map((day) => parseDate(day))}
        onChange={(days) => props.onChange(days.map((day) => day.toString()).toSorted())}
      >
        <CalendarMonth noteOf={noteOf} />
      </AriaCalendar>
    );
  }
  return (
    <AriaCalendar<CalendarDate>
      {...shared}
      value={props.value === null ? null : parseDate(props.value)}
      onChange={(day) => props.onChange(day.toString())}
    >
      <CalendarMonth noteOf={noteOf} />
    </AriaCalendar>
  );
}
