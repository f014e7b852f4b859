const DAYS = [
  { day: 'Do', date: '11.', note: 'Einwurf', kind: 'start' },
  { day: 'Fr', date: '12.', note: '1', kind: 'counts' },
  { day: 'Sa', date: '13.', note: '2', kind: 'counts' },
  { day: 'So', date: '14.', note: '', kind: 'rests' },
  { day: 'Mo', date: '15.', note: '3', kind: 'counts' },
  { day: 'Di', date: '16.', note: '4', kind: 'counts' },
  { day: 'Mi', date: '17.', note: '5', kind: 'counts' },
  { day: 'Do', date: '18.', note: 'FSS', kind: 'visit' },
] as const;

const LOOKS = {
  start: 'border-brass bg-brass-soft',
  counts: 'border-success-line bg-success-soft',
  rests: 'border-line bg-sunken text-muted',
  visit: 'border-accent bg-accent text-on-accent',
};

/** Five whole Werktage between slip and visit; the same days as in the article. */
export function WerktageDrawing() {
  return (
    <div aria-hidden>
      <p className="mb-3 text-sm font-semibold">März 2027</p>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-8 md:grid-cols-4 lg:grid-cols-8">
        {DAYS.map(({ day, date, note, kind }) => (
          <div
            key={date}
            className={`flex min-h-24 flex-col items-center gap-1 rounded-sm border py-2 ${LOOKS[kind]}`}
          >
            <span className="text-xs">{day}</span>
            <span className="font-bold tabular-nums">{date}</span>
            <span className={note.length > 3 ? 'text-xs' : 'text-lg font-bold tabular-nums'}>{note}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
