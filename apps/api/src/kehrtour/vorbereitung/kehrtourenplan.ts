import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import type { Plan, Problem } from '@kehrtour/planner';

import { planAusHalten } from '../../planung/loesung/planAusHalten.ts';
import { baueProblem, type GebautesProblem } from '../../planung/problem/baueProblem.ts';
import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';
import { wieGeplant } from '../../planung/problem/wunsch.problem.ts';
import type { Schicht } from '../../planung/schicht/schichten.ts';
import type { Planuhr } from '../../planung/stand/planuhr.ts';
import { findHaus } from '../../planung/stand/planungsstand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { listHalte } from '../runde/kehrtour.store.ts';
import { ladePlanung } from './ladePlanung.ts';

/** A round as it stands, ready to try a change on: the planner's problem, the present order, and the clock. */
export type Kehrtourenplan = {
  readonly id: string;
  readonly version: number;
  readonly vorgaben: Vorgaben;
  readonly schichten: readonly Schicht[];
  readonly problem: Problem;
  readonly plan: Plan;
  readonly uhr: Planuhr;
  /** Row of the matrix where the asked property stands, when it is no stop of this round. */
  readonly platzDerLiegenschaft: number | undefined;
  readonly grundlage: Planungsgrundlage;
  readonly gebaut: GebautesProblem;
  readonly fahrzeiten: string;
};

/** Never inside a transaction. Undefined when the round has no plan any more. `gastLiegenschaftId` gets a place in the matrix too. */
export async function ladeKehrtourenplan(
  ctx: TenantCtx,
  id: string,
  gastLiegenschaftId?: string,
): Promise<Kehrtourenplan | undefined> {
  const grundlage = await ladePlanung(ctx, id);
  if (grundlage.kehrtour.plan === null) return undefined;
  const { halte, gast } = await ctx.transaction(async (tx) => ({
    halte: await listHalte(tx, id),
    gast:
      gastLiegenschaftId && !grundlage.haeuser.some((haus) => haus.id === gastLiegenschaftId)
        ? await findHaus(tx, gastLiegenschaftId)
        : undefined,
  }));
  const gebaut = await baueProblem(ctx, { ...grundlage, gaeste: gast ? [gast] : [] });
  return {
    id,
    version: grundlage.kehrtour.version,
    vorgaben: grundlage.vorgaben,
    schichten: grundlage.schichten,
    problem: wieGeplant(gebaut.problem, grundlage.anliegen, gebaut.uhr),
    uhr: gebaut.uhr,
    fahrzeiten: gebaut.fahrzeiten,
    grundlage,
    gebaut,
    platzDerLiegenschaft: gastLiegenschaftId ? gebaut.platzVon(gastLiegenschaftId) : undefined,
    plan: planAusHalten(gebaut, halte),
  };
}
