import type { DemoPlan } from './planning.ts';
import { DEPOT, houses } from './village.ts';
import { driveSeconds } from './ways.ts';

/** The houses as the file lists them, driven one after the other: what the planner has to beat. */
export function fileOrder(): DemoPlan {
  const doors = [DEPOT, ...houses.map(({ door }) => door), DEPOT];
  const driving = doors
    .slice(1)
    .reduce((sum, door, index) => sum + driveSeconds(doors[index] ?? '', door), 0);
  return { visits: houses.map(({ id }) => ({ house: id, start: 0, end: 0 })), driveSeconds: driving };
}
