import { arrangementOf } from '@kehrtour/planner/calendar/arrangeCalendar';
import type { CalendarPlan, CalendarProblem } from '@kehrtour/planner/calendar/calendarProblem';
import { createCalendar } from '@kehrtour/planner/calendar/createCalendar';
import { whyMissing, type WhyMissing } from '@kehrtour/planner/calendar/whyMissing';

import { sucheBeste } from '../rechnen/sucheBeste.ts';

export type Verteilauftrag = { problem: CalendarProblem; seconds: number };
export type Verteilung = { plan: CalendarPlan; offen: WhyMissing[] };

sucheBeste(
  ({ problem }: Verteilauftrag, progress) => createCalendar(problem, { progress }),
  (plan, { problem }): Verteilung => {
    const zuordnung = arrangementOf(plan);
    return { plan, offen: plan.missing.map((id) => whyMissing(problem, zuordnung, id)) };
  },
);
