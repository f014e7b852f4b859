import { getLocalTimeZone } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';

type NoteOf = ((day: string) => string | undefined) | undefined;

const TURN =
  'grid size-control place-items-center rounded-sm text-ink hover:bg-sunken off:text-edge data-focus-visible:outline-3 data-focus-visible:outline-focus';

const CELL =
  'relative mx-auto grid size-10 cursor-pointer place-items-center rounded-sm tabular-nums pointer-coarse:size-11 field:size-12 ' +
  'hovered:bg-sunken data-outside-month:hidden selected:bg-accent selected:font-semibold selected:text-on-accent selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText] ' +
  'data-disabled:cursor-not-allowed data-disabled:text-edge data-unavailable:cursor-not-allowed data-unavailable:text-muted data-unavailable:line-through data-unavailable:decoration-edge ' +
  'data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-today:shadow-[inset_0_0_0_1px_var(--color-edge)]';

/** Heading, grid and notes of one month, inside a Calendar or a DateField's popover. */
export function CalendarMonth({ noteOf }: { noteOf?: NoteOf }) {
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" aria-label="Voriger Monat" className={TURN}>
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <CalendarHeading className="text-base font-bold first-letter:uppercase" />
        <Button slot="next" aria-label="Nächster Monat" className={TURN}>
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className="w-full border-separate border-spacing-y-1">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-sm font-medium text-muted">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={CELL}>
              {({ formattedDate }) => (
                <>
                  {formattedDate}
                  {noteOf?.(date.toString()) === undefined ? null : (
                    <span aria-hidden className="absolute bottom-1 size-1 rounded-full bg-current" />
                  )}
                </>
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
      {noteOf === undefined ? null : <MonthNotes noteOf={noteOf} />}
    </>
  );
}

const dayMonth = new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'long' });

/** The notes in words: what a dot in the grid means is also readable. */
function MonthNotes({ noteOf }: { noteOf: NonNullable<NoteOf> }) {
  const state = useContext(CalendarStateContext);
  if (state === null) return null;
  const { start, end } = state.visibleRange;
  const notes = [];
  for (let day = start; day.compare(end) <= 0; day = day.add({ days: 1 })) {
    const note = noteOf(day.toString());
    if (note !== undefined) notes.push({ day: day.toString(), date: day.toDate(getLocalTimeZone()), note });
  }
  if (notes.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 border-t border-line pt-3 text-sm text-muted">
      {notes.map(({ day, date, note }) => (
        <li key={day} className="flex gap-3">
          <time dateTime={day} className="w-36 shrink-0 whitespace-nowrap">
            {dayMonth.format(date)}
          </time>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
