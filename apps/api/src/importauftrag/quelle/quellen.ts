import type { Deps } from '../../platform/deps.ts';
import type { Routes } from '../../platform/http/route.ts';
import { dateiRoutes } from './datei/datei.routes.ts';
import { ordnerJobs } from './ordner/ordner.jobs.ts';
import { ordnerRoutes } from './ordner/ordner.routes.ts';

export type Importquelle = {
  readonly routes: (routes: Routes) => void;
  /** What it does by itself, in the process of the jobs. */
  readonly jobs?: (deps: Deps) => Promise<void>;
};

/** Where properties come from: a person's file, a folder elsewhere. Pushes (`sendung`) come in through `partner`. */
export const QUELLEN: readonly Importquelle[] = [
  { routes: dateiRoutes },
  { routes: ordnerRoutes, jobs: ordnerJobs },
];
