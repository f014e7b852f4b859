/** What concepts that have no round may ask of planning. */
export { ohneBild } from './problem/planbild.problem.ts';
export { istFest } from './problem/schicht.problem.ts';
export type { PlanMeta } from './stand/planMeta.ts';
export { mitStandard } from './stand/standardVorgaben.ts';
