import type { Sperre } from '@kehrtour/contract/kehrtour';
import type { KehrtourStatus } from '@kehrtour/domain/kehrtour';
import type { Solution } from '@kehrtour/planner';

import type { GebautesProblem } from './baueProblem.ts';
import type { Planungsgrundlage } from './ladePlanung.ts';

/** A timed plan with all that it was made of, ready to be written. */
export type PlanNeu = {
  grundlage: Planungsgrundlage;
  gebaut: GebautesProblem;
  solution: Solution;
  status: KehrtourStatus;
  sperren?: Readonly<Record<string, Sperre>> | undefined;
};
