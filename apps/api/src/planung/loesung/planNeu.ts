import type { Sperre } from '@kehrtour/contract/halt';
import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Aenderungsursache } from '@kehrtour/domain/planung/aenderung';

import type { GebautesProblem } from '../problem/baueProblem.ts';
import type { Planungsgrundlage } from '../problem/ladeGrundlage.ts';
import type { Planloesung } from '../problem/planbild.problem.ts';
import type { SchichtMeta } from '../stand/planMeta.ts';
import type { HaltRow } from '../stand/runde.ts';
import type { Vergangenes } from './mitVergangenem.ts';

/** A timed plan with all that it was made of, ready to be written. */
export type PlanNeu = {
  grundlage: Planungsgrundlage;
  gebaut: GebautesProblem;
  solution: Planloesung;
  status: KehrtourStatus;
  /** Shifts of people who are not there any more, and the stops that still wait there to be given away. */
  verwaist?: { readonly halte: readonly HaltRow[]; readonly schichten: readonly SchichtMeta[] } | undefined;
  /** What is over of a round on its days, and stays as it is. */
  bleibt?: Vergangenes | undefined;
  /** What it came from; where it is not said, a person made it. */
  ursache?: Aenderungsursache | undefined;
  /** Who ordered the computation. */
  von?: string | undefined;
  sperren?: Readonly<Record<string, Sperre>> | undefined;
};
