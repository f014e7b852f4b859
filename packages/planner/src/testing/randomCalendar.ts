import type { CalendarProblem } from '../calendar/calendarProblem.ts';
import { seeded } from '../random.ts';

const HOUR = 3600;

export interface CalendarSize {
  readonly pieces: number;
  readonly days: number;
  readonly employees: number;
  /** Hours of a day; little makes it tight. */
  readonly hours?: number;
}

/** Streets of some pieces over a town, people with and without a skill, release and due days, a lock now and then. */
export function randomCalendar(seed: number, size: CalendarSize): CalendarProblem {
  const random = seeded(seed);
  const streets = Math.max(1, Math.ceil(size.pieces / 3));
  const places = Array.from({ length: streets + 1 }, () => ({
    x: random.next() * 1200,
    y: random.next() * 900,
  }));
  const bins = Array.from({ length: size.days * size.employees }, (_, b) => ({
    id: `e${b % size.employees}/${Math.floor(b / size.employees)}`,
    day: Math.floor(b / size.employees) + 2 * Math.floor(b / size.employees / 5),
    seconds: (size.hours ?? 6) * HOUR * (random.next() < 0.1 ? 0.5 : 1),
    start: 0,
    end: 0,
    skills: b % size.employees === 0 ? ['inspect'] : [],
    period: Math.floor(b / size.employees / 5),
  }));
  const lastDay = bins.at(-1)?.day ?? 0;
  const pieces = Array.from({ length: size.pieces }, (_, p) => {
    const release = random.next() < 0.4 ? random.below(lastDay + 1) : undefined;
    const due = random.next() < 0.7 ? (release ?? -3) + random.below(lastDay + 5) : undefined;
    return {
      id: `p${p}`,
      cluster: `s${p % streets}`,
      place: 1 + (p % streets),
      seconds: 900 + random.below(8000),
      stops: 1 + random.below(8),
      release,
      dues: due === undefined ? [] : [due, due + 5],
      deadline: due !== undefined && random.next() < 0.3 ? due + 4 : undefined,
      skills: random.next() < 0.2 ? ['inspect'] : [],
      lock: bins.length > 0 && random.next() < 0.05 ? bins[random.below(bins.length)]!.id : undefined,
    };
  });
  const travel = places.map((a) => places.map((b) => Math.round(Math.hypot(a.x - b.x, a.y - b.y))));
  return { pieces, bins, travel };
}
