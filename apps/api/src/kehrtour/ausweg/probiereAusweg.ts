import type { AuswegProbe } from '@kehrtour/contract/kehrtourauswege';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { evaluate, planOf, type Solution } from '@kehrtour/planner';

import { meterDer } from '../../planung/loesung/meterDer.ts';
import { planAusHalten } from '../../planung/loesung/planAusHalten.ts';
import { baueProblem, type GebautesProblem } from '../../planung/problem/baueProblem.ts';
import { mitWeichenFenstern } from '../../planung/problem/kehrtour.problem.ts';
import { type Planungsgrundlage, verlangePlanbar } from '../../planung/problem/ladeGrundlage.ts';
import type { Planloesung } from '../../planung/problem/planbild.problem.ts';
import { wieGeplant } from '../../planung/problem/wunsch.problem.ts';
import { planeImThread } from '../../planung/rechnen/planeImThread.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { anliegenNachHand, beweglicheHalte } from '../aenderung/anliegenNachHand.ts';
import { ohneAnspruch } from '../aenderung/ohneAnspruch.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';

/** What a plan costs, over all its shifts. */
export type Planpreis = Pick<AuswegProbe, 'arbeitSekunden' | 'fahrtSekunden' | 'meter'>;

export type Probe = {
  readonly passen: number;
  /** Beside the plan as it is. */
  readonly mehr: Planpreis;
  readonly solution: Solution;
};

export type Probierer = {
  readonly id: string;
  readonly heute: string;
  readonly ohnePlatz: ReadonlySet<string>;
  readonly bisher: Planpreis;
};

/** Seconds of search from the plan as it is: a few houses find their place in a fraction of a whole proposal. */
function sekundenFuer(halte: number): number {
  if (halte <= 12) return 0.06;
  return halte <= 160 ? 0.25 : 0.6;
}

/** The round with the plan that is worked on, as a computation would take it, and with decisions that are only tried. */
export async function ladeFuerAusweg(
  ctx: TenantCtx,
  id: string,
  probe: Partial<Vorgaben> = {},
): Promise<Planungsgrundlage> {
  const geladen = await ladePlanung(ctx, id, { mitAenderung: true, probe });
  const raus = ohneAnspruch(geladen, { auchAbgesagte: true });
  return {
    ...geladen,
    anliegen: anliegenNachHand(geladen, false).filter((one) => !raus.has(one.id)),
  };
}

/** The plan as it stands, in the figures a way out is compared with. */
export async function preisDesPlans(ctx: TenantCtx, grundlage: Planungsgrundlage): Promise<Planpreis> {
  const gewollt = ohneHerausgenommene(grundlage);
  const gebaut = await baueProblem(ctx, gewollt);
  const plan = planAusHalten(gebaut, grundlage.halte);
  const problem = wieGeplant(gebaut.problem, gewollt.anliegen, gebaut.uhr);
  return preisVon(evaluate(problem, plan), gebaut, gewollt);
}

/** Plans with other decisions, without taking them; undefined where they cannot be planned or help nobody. */
export async function probiereAusweg(
  ctx: TenantCtx,
  { id, heute, ohnePlatz, bisher }: Probierer,
  probe: Partial<Vorgaben>,
): Promise<Probe | undefined> {
  const grundlage = ohneHerausgenommene(await ladeFuerAusweg(ctx, id, probe));
  if (!istPlanbar(grundlage, heute)) return undefined;
  const gebaut = await baueProblem(ctx, grundlage);
  const solution = await sucheWieBerechnet(grundlage, gebaut, ohnePlatz);
  // Which houses are left is the plan's choice: one that takes others in their place has found nothing.
  const passen = ohnePlatz.size - solution.unserved.length;
  if (passen <= 0) return undefined;
  const preis = preisVon(solution, gebaut, grundlage);
  return {
    passen,
    solution,
    mehr: {
      arbeitSekunden: preis.arbeitSekunden - bisher.arbeitSekunden,
      fahrtSekunden: preis.fahrtSekunden - bisher.fahrtSekunden,
      meter: preis.meter - bisher.meter,
    },
  };
}

/** As a computation would: what has no place keeps the window that was told where it can, else gives it up. */
async function sucheWieBerechnet(
  grundlage: Planungsgrundlage,
  { problem, ...gebaut }: GebautesProblem,
  ohnePlatz: ReadonlySet<string>,
): Promise<Planloesung> {
  const lauf = { seconds: sekundenFuer(grundlage.anliegen.length), nurPlan: true };
  const initial = planAusHalten({ problem, ...gebaut }, grundlage.halte);
  const erste = await planeImThread({ ...lauf, problem, initial });
  const beweglich = beweglicheHalte(grundlage);
  const weich = erste.unserved
    .map(({ stop }) => stop)
    .filter((stop) => ohnePlatz.has(stop) && beweglich.has(stop));
  if (weich.length === 0) return erste;
  return planeImThread({ ...lauf, problem: mitWeichenFenstern(problem, weich), initial: planOf(erste) });
}

/** What a person left out stays out, whatever room there is. */
const ohneHerausgenommene = (grundlage: Planungsgrundlage): Planungsgrundlage => ({
  ...grundlage,
  anliegen: grundlage.anliegen.filter(({ sperre }) => sperre.ausgelassen !== true),
});

function istPlanbar(grundlage: Planungsgrundlage, heute: string): boolean {
  try {
    verlangePlanbar(grundlage, heute);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function preisVon(
  { routes }: Solution,
  { schichten }: GebautesProblem,
  { anliegen }: Planungsgrundlage,
): Planpreis {
  const summe = { arbeitSekunden: 0, fahrtSekunden: 0, meter: 0 };
  for (const route of routes.filter(({ stops }) => stops.length > 0)) {
    summe.arbeitSekunden += Math.round(route.workSeconds);
    summe.fahrtSekunden += Math.round(route.travelSeconds);
    summe.meter += meterDer(
      route,
      schichten.find(({ id }) => id === route.vehicle),
      anliegen,
    );
  }
  return summe;
}
