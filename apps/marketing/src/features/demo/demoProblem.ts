import type { Problem } from '@kehrtour/planner';

import { DEPOT, houses } from './village.ts';
import { driveSeconds } from './ways.ts';

export const VEHICLE = 'brandmeier';
const START_SECONDS = 8 * 3600;
const END_SECONDS = 14 * 3600;

/** The twelve houses as the planner wants them: seconds since midnight, places as rows of the matrix. */
export function demoProblem(): Problem {
  const places = [DEPOT, ...houses.map(({ door }) => door)];
  return {
    stops: houses.map(({ id, minutes, wish }, index) => ({
      id,
      place: index + 1,
      serviceSeconds: minutes * 60,
      ...(wish ? { windows: [{ from: wish.from * 60, to: wish.to * 60 - minutes * 60 }] } : {}),
    })),
    vehicles: [
      {
        id: VEHICLE,
        employee: VEHICLE,
        day: '2027-03-18',
        start: { place: 0, earliest: START_SECONDS },
        end: { place: 0, latest: END_SECONDS },
      },
    ],
    travel: { car: places.map((from) => places.map((to) => driveSeconds(from, to))) },
  };
}
