import type { Anordnung, Kehrtour } from '@kehrtour/contract/kehrtour';
import { brauchtAenderung, wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import { darf } from '@kehrtour/domain/rolle';
import { evaluate, explain, type Plan, type Problem, type Solution, type Stop } from '@kehrtour/planner';

import type { PlanNeu } from '../../planung/loesung/planNeu.ts';
import { baueProblem } from '../../planung/problem/baueProblem.ts';
import type { HaltAnliegen } from '../../planung/problem/haltAnliegen.ts';
import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';
import { festeDer } from '../../planung/problem/schicht.problem.ts';
import { kommtGewuenscht, ohneWarten } from '../../planung/problem/wunsch.problem.ts';
import type { Planuhr } from '../../planung/stand/planuhr.ts';
import { planungRefused } from '../../planung/stand/planung.grund.ts';
import { halteDerAenderung } from '../../planung/stand/wartenderPlan.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { anordnungMitDazugekommenen } from '../aenderung/mitDazugekommenen.ts';
import { ohneAnspruch } from '../aenderung/ohneAnspruch.ts';
import { zeigeKehrtour } from '../ansicht/zeigeKehrtour.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { speicherePlan } from './speicherePlan.ts';

/**
 * Puts the stops in the order a person wants, times it again and keeps it with everything it breaks by name. Of a round that
 * was announced it waits to be accepted; of others a booked window is only broken when `zusagenBrechen` says so.
 */
export async function ordneKehrtourAn(
  ctx: StaffCtx,
  id: string,
  wunsch: { version: number; anordnung: Anordnung; zusagenBrechen?: boolean | undefined },
): Promise<Kehrtour> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const grundlage = await ladePlanung(ctx, id, { mitAenderung: true });
  const { kehrtour, aenderung } = grundlage;
  const naechster = wechsleKehrtourStatus(kehrtour.status, 'plane', ctx.actor.rolle);
  if (!naechster.ok) throw new Refused(naechster.reason);
  if (kehrtour.plan === null) throw new Refused('kehrtour.nicht-geplant');
  if (kehrtour.version !== wunsch.version)
    throw new Refused('veraltet', { angaben: { version: kehrtour.version } });
  const anordnung = aenderung
    ? anordnungMitDazugekommenen(wunsch.anordnung, halteDerAenderung(aenderung), grundlage.inKraft)
    : wunsch.anordnung;
  const verwaist = verwaisteNach(anordnung, grundlage);
  const dort = new Set(verwaist.halte.map((halt) => halt.id));
  const raus = nichtGewollte(anordnung, grundlage);
  const anliegen = grundlage.anliegen.filter((one) => !dort.has(one.id) && !raus.has(one.id));
  // By hand the person decides: the kept order and her own locks do not stand against her, but for what she still holds.
  const gebaut = await baueProblem(ctx, {
    ...grundlage,
    vorgaben: { ...grundlage.vorgaben, reihenfolge: 'kuerzeste' },
    anliegen: anliegen.map((one) => (bleibtGehalten(one, anordnung) ? one : { ...one, sperre: {} })),
  });
  const problem = ohneWarten(gebaut.problem, wartetWeiter(anliegen, anordnung, gebaut.uhr));
  const solution = bewerte(problem, planAus({ ...grundlage, anliegen }, problem, anordnung));
  const gebrochen = solution.violations.some(({ code }) => code === 'promise');
  if (gebrochen && wunsch.zusagenBrechen !== true && !brauchtAenderung(kehrtour.status))
    throw new Refused('kehrtour.zusage-gebrochen');
  await ctx.transaction(async (tx) => {
    await speicherePlan(ctx, tx, {
      grundlage,
      gebaut,
      solution,
      status: naechster.value,
      verwaist,
      sperren: anordnung.sperren,
    });
    await record(ctx, tx, {
      gegenstand: 'kehrtour',
      id,
      was: 'angeordnet',
      nach: {
        schichten: anordnung.schichten.map(({ haltIds, ...schicht }) => ({
          ...schicht,
          halte: haltIds.length,
        })),
      },
    });
  });
  return zeigeKehrtour(ctx, id);
}

/** Whoever waits for a wish goes on waiting while others are moved; where a person puts that stop herself, it is done in her order. */
const wartetWeiter =
  (anliegen: readonly HaltAnliegen[], { sperren }: Anordnung, uhr: Planuhr) =>
  (stop: Stop): boolean => {
    const { tag, mitarbeiter, position } = sperren[stop.id] ?? {};
    if (tag === true || mitarbeiter === true || position === true) return false;
    return kommtGewuenscht(stop, anliegen, uhr);
  };

/**
 * What stands with people who have become absent stays there while others are moved; nothing new comes to them.
 * @throws Refused 'kehrtour.person-nicht-da'
 */
function verwaisteNach(
  { schichten }: Anordnung,
  { schichten: fahrbare, fahrer, anliegen, kehrtour, aenderung, halte: bisher }: Planungsgrundlage,
): NonNullable<PlanNeu['verwaist']> {
  const bekannt = new Set(anliegen.map(({ id }) => id));
  const unfahrbare = schichten.filter((gewollt) => !fahrbare.some(({ id }) => id === schichtId(gewollt)));
  const halte = unfahrbare.flatMap(({ mitarbeiterId, tag, haltIds }) =>
    haltIds
      .filter((id) => bekannt.has(id))
      .map((id) => {
        const da = bisher.find((halt) => halt.id === id);
        if (da?.mitarbeiter_id === mitarbeiterId && da.tag === tag) return da;
        const person = fahrer.find((one) => one.id === mitarbeiterId);
        const name = person ? `${person.vorname} ${person.nachname}` : 'Diese Person';
        throw planungRefused('person-nicht-da', { name, tag });
      }),
  );
  const orte = new Set(halte.map((halt) => `${halt.mitarbeiter_id}/${halt.tag}`));
  const plan = aenderung?.plan ?? kehrtour.plan;
  return { halte, schichten: plan?.schichten.filter((meta) => orte.has(schichtId(meta))) ?? [] };
}

/**
 * Those on whom nobody counts any more: all that are in no shift; and whoever was called off does not stay in one just
 * because others are moved about it. Whoever said no stays until somebody finds another time.
 */
function nichtGewollte(anordnung: Anordnung, grundlage: Planungsgrundlage): ReadonlySet<string> {
  const schichtVon = new Map(
    anordnung.schichten.flatMap((schicht) => schicht.haltIds.map((id) => [id, schichtId(schicht)] as const)),
  );
  const ohne = ohneAnspruch(grundlage, { auchAbgesagte: false });
  return new Set(
    grundlage.anliegen.flatMap(({ id, hinfaellig, bisher }) => {
      const ziel = schichtVon.get(id);
      const bleibt =
        !ohne.has(id) ||
        (ziel !== undefined && (hinfaellig?.status === 'abgelehnt' || !bisher || schichtId(bisher) !== ziel));
      return bleibt ? [] : [id];
    }),
  );
}

/** A stop that was held, still is, and stays in its shift. */
function bleibtGehalten({ id, sperre, bisher }: HaltAnliegen, { schichten, sperren }: Anordnung): boolean {
  if (sperre.position !== true || sperren[id]?.position !== true || !bisher) return false;
  const dort = schichten.find((schicht) => schichtId(schicht) === schichtId(bisher));
  return dort?.haltIds.includes(id) === true;
}

/** The wish as a plan: unknown stops are ignored, fixed appointments stand where their time puts them. */
function planAus(grundlage: Planungsgrundlage, problem: Problem, anordnung: Anordnung): Plan {
  const known = new Set(grundlage.anliegen.map(({ id }) => id));
  const seen = new Set<string>();
  const take = (id: string): boolean => known.has(id) && !seen.has(id) && seen.add(id).size > 0;
  return {
    routes: grundlage.schichten.map((schicht) => {
      const wunsch = anordnung.schichten.find((gewollt) => schichtId(gewollt) === schicht.id);
      const feste = festeDer(problem, schicht.id);
      return {
        vehicle: schicht.id,
        stops: mitFesten(
          problem,
          schicht.id,
          (wunsch?.haltIds ?? []).filter(take),
          feste.map(({ id }) => id),
        ),
      };
    }),
  };
}

/** Puts each fixed appointment before the first stop that would begin after it. */
function mitFesten(
  problem: Problem,
  vehicle: string,
  stops: readonly string[],
  feste: readonly string[],
): string[] {
  let order = [...stops];
  for (const fest of feste) {
    const from = problem.stops.find(({ id }) => id === fest)?.lock?.window?.from ?? 0;
    const timed = evaluate(problem, { routes: [{ vehicle, stops: order }] }).routes.find(
      (route) => route.vehicle === vehicle,
    );
    const index = timed?.stops.findIndex((stop) => stop.start >= from) ?? -1;
    order = index < 0 ? [...order, fest] : order.toSpliced(index, 0, fest);
  }
  return order;
}

/** Times the plan; reasons and alternatives are added where the plan keeps all rules. */
function bewerte(problem: Problem, plan: Plan): Solution {
  const solution = evaluate(problem, plan);
  return solution.violations.length === 0 ? explain(problem, solution) : solution;
}
