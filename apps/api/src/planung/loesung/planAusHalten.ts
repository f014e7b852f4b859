import { schichtId } from '@kehrtour/domain/recht/schicht';
import type { Plan } from '@kehrtour/planner';

import type { GebautesProblem } from '../problem/baueProblem.ts';
import { festeDer } from '../problem/schicht.problem.ts';
import type { HaltRow } from '../stand/runde.ts';

/** The stops as they stand, with the fixed times of every shift among them. */
export function planAusHalten(
  { problem, uhr }: Pick<GebautesProblem, 'problem' | 'uhr'>,
  halte: readonly HaltRow[],
): Plan {
  const known = new Set(problem.stops.map((stop) => stop.id));
  return {
    routes: problem.vehicles.map(({ id }) => ({
      vehicle: id,
      stops: [
        ...halte.flatMap((halt) =>
          known.has(halt.id) && halt.beginn !== null && schichtVon(halt) === id
            ? [{ stop: halt.id, beginn: uhr.vonInstant(halt.beginn) }]
            : [],
        ),
        ...festeDer(problem, id).map((stop) => ({ stop: stop.id, beginn: stop.lock?.window?.from ?? 0 })),
      ]
        .toSorted((a, b) => a.beginn - b.beginn)
        .map(({ stop }) => stop),
    })),
  };
}

const schichtVon = ({ mitarbeiter_id, tag }: HaltRow): string | undefined =>
  mitarbeiter_id !== null && tag !== null ? schichtId({ mitarbeiterId: mitarbeiter_id, tag }) : undefined;
