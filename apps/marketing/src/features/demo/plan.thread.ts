// Plans beside the page, so that the page stays fluid. This is the planner of the product, not a film of it.
import { createSolver, type Solution } from '@kehrtour/planner';

import { demoProblem, VEHICLE } from './demoProblem.ts';
import type { DemoPlan, PlanningNews } from './planning.ts';
import { houses } from './village.ts';

const STEPS = 3000;

addEventListener('message', () => {
  const startedAt = performance.now();
  const solver = createSolver(demoProblem(), {
    seed: 7,
    initial: { routes: [{ vehicle: VEHICLE, stops: houses.map(({ id }) => id) }] },
    onImprovement: (improvement) => tell({ kind: 'better', plan: planOf(improvement.best()) }),
    progress: ({ steps }) => steps / STEPS,
  });
  const { steps } = solver.advance(STEPS);
  const milliseconds = Math.round(performance.now() - startedAt);
  tell({ kind: 'done', plan: planOf(solver.best()), steps, milliseconds });
});

function planOf({ routes: [route] }: Solution): DemoPlan {
  const visits = route?.stops.map(({ stop, start, end }) => ({ house: stop, start, end })) ?? [];
  return { visits, driveSeconds: route?.travelSeconds ?? 0 };
}

function tell(news: PlanningNews): void {
  postMessage(news);
}
