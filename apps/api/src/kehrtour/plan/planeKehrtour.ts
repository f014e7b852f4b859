import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { kehrtourPlanen } from '@kehrtour/contract/kehrtour';
import { formatDauer } from '@kehrtour/domain/format';
import { brauchtAenderung, wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { istAusfall } from '@kehrtour/domain/planung/aenderung';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage } from '@kehrtour/domain/tag';
import { planOf, type Solution } from '@kehrtour/planner';

import { planAusHalten } from '../../planung/loesung/planAusHalten.ts';
import type { PlanNeu } from '../../planung/loesung/planNeu.ts';
import { verlangePlanbar } from '../../planung/problem/ladeGrundlage.ts';
import type { Planloesung } from '../../planung/problem/planbild.problem.ts';
import { istFest } from '../../planung/problem/schicht.problem.ts';
import { sucheMitFesten } from '../../planung/rechnen/sucheMitFesten.ts';
import { suchzeit } from '../../planung/rechnen/suchzeit.ts';
import { PLANEN, PLANEN_STAPEL } from '../../planung/stand/planungsvorgang.ts';
import type { StaffCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeKehrtourplaner } from '../../unternehmen/verlangeKehrtourplaner.ts';
import { verorteBetrieb } from '../../unternehmen/verorteBetrieb.ts';
import {
  type Fortschritt,
  fuehreVorgangAus,
  laufenderVorgang,
  starteVorgang,
} from '../../vorgang/vorgang.ts';
import { deleteNachtraege, stelleNachtraegeZurueck } from '../aenderung/aenderung.store.ts';
import { beweglicheHalte } from '../aenderung/anliegenNachHand.ts';
import { ausfallplaene, beweglichBeimAusfall } from '../ausfall/ausfallplaene.ts';
import { istRuecknehmbar, istWiederDa } from '../ausfall/istWiederDa.ts';
import { nieGesagte } from '../ausfall/nieGesagte.ts';
import type { Ausfallplan } from '../ausfall/nurGebrauchtes.ts';
import { nachtraegeOhnePlatz } from '../nachtrag/nachtraegeOhnePlatz.ts';
import { findKehrtour } from '../runde/kehrtour.store.ts';
import { verlangeRuhigereSchlange } from '../runde/verlangeRuhigereSchlange.ts';
import { bereiteRechnung, type Planungsauftrag, type Rechenstand } from '../vorbereitung/bereiteRechnung.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { mitErsatztagen } from '../vorbereitung/mitErsatztagen.ts';
import { speicherePlan } from './speicherePlan.ts';

/**
 * Queues the computation of a proposal. A running one of the same round is followed instead of started again.
 * @throws Refused with the step to change, or 'ueberlastet' when too many of this company wait
 */
export async function planeKehrtour(
  ctx: StaffCtx,
  id: string,
  { sekunden, ohneGebrochene, auchAbgesagte }: BodyOf<typeof kehrtourPlanen>,
): Promise<{ vorgangId: string }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const geladen = await ladePlanung(ctx, id);
  const naechster = wechsleKehrtourStatus(geladen.kehrtour.status, 'plane', ctx.actor.rolle);
  if (!naechster.ok) throw new Refused(naechster.reason);
  const grundlage = await mitErsatztagen(ctx, geladen, (probe) => ladePlanung(ctx, id, { probe }));
  verlangePlanbar(grundlage, ortszeitAus(ctx.now()).tag);
  return ctx.transaction(async (tx) => {
    if (!brauchtAenderung(grundlage.kehrtour.status)) await verlangeKehrtourplaner(tx);
    const laufend =
      (await laufenderVorgang(tx, PLANEN.name, id)) ??
      (await laufenderVorgang(tx, PLANEN_STAPEL.name, id, 'laeuft'));
    if (laufend) return { vorgangId: laufend };
    await verlangeRuhigereSchlange(tx);
    return {
      vorgangId: await starteVorgang(ctx, tx, {
        job: PLANEN,
        bezugId: id,
        schritt: 'Fahrzeiten ermitteln',
        data: {
          kehrtourId: id,
          sekunden: sekunden ?? null,
          von: ctx.actor.id,
          ohneGebrochene,
          auchAbgesagte,
        },
      }),
    };
  });
}

/** The job of a pile: only what nobody has planned meanwhile. */
export async function rechneAusStapel(
  ctx: TenantCtx,
  job: { vorgangId: string; kehrtourId: string },
): Promise<void> {
  const schonDran = await ctx.transaction(
    async (tx) =>
      (await findKehrtour(tx, job.kehrtourId))?.status !== 'entwurf' ||
      (await laufenderVorgang(tx, PLANEN.name, job.kehrtourId)) !== undefined,
  );
  if (schonDran) await fuehreVorgangAus(ctx, job.vorgangId, async () => null);
  else await rechneKehrtour(ctx, { ...job, sekunden: null });
}

/** While an announced round is computed, another change may come in: then it begins again from what stands now, but not for ever. */
const VERSUCHE = 3;

/** The job: travel times, search in a thread, and one transaction that writes the result. */
export async function rechneKehrtour(ctx: TenantCtx, job: Planungsauftrag): Promise<void> {
  await fuehreVorgangAus(ctx, job.vorgangId, async (fortschritt) => {
    await verorteBetrieb(ctx);
    for (let versuch = 1; ; versuch += 1) {
      try {
        return await rechneEinmal(ctx, job, fortschritt);
      } catch (error) {
        const nochmal = error instanceof Refused && error.code === 'veraltet' && versuch < VERSUCHE;
        if (!nochmal || fortschritt.aborted()) throw error;
      }
    }
  });
}

async function rechneEinmal(
  ctx: TenantCtx,
  job: Planungsauftrag,
  { melde, aborted }: Fortschritt,
): Promise<{ halte: number; ausgelassen: number }> {
  // A promise that was confirmed is kept before work that came later.
  if (job.ohneGebrochene === true) await ctx.transaction((tx) => deleteNachtraege(tx, job.kehrtourId, true));
  if (istRuecknehmbar(job.ursache) && (await istWiederDa(ctx, job))) return { halte: 0, ausgelassen: 0 };
  const stand = await bereiteRechnung(ctx, job, {
    onFortschritt: (anteil) => void melde(anteil * 0.4, 'Fahrzeiten ermitteln'),
  });
  const { grundlage, bisher } = stand;
  const anzahl = grundlage.anliegen.length;
  const ausfall = istAusfall(job.ursache);
  const zeit = suchzeit(anzahl, { status: bisher, nachtrag: job.ursache === 'nachtrag', ausfall });
  const suche = (von: Rechenstand, beweglich: ReadonlySet<string>): Promise<Planloesung> =>
    sucheMitFesten({
      ohneAlte: planAusHalten(von.gebaut, []),
      beweglich,
      problem: von.gebaut.problem,
      seconds: job.sekunden ?? zeit.seconds,
      geduldSekunden: job.sekunden === null ? zeit.geduld : 0,
      geduldImmer: zeit.geduldImmer,
      initial: von.initial,
      draussen: ausfall ? nieGesagte(von) : new Set(),
      neuAb: brauchtAenderung(grundlage.kehrtour.status)
        ? plusTage(ortszeitAus(ctx.now()).tag, 1)
        : undefined,
      aborted,
      onProgress: (share, served, wayMinutes) =>
        void melde(
          0.4 + share * 0.55,
          `Beste Reihenfolge suchen: ${served} von ${anzahl} Halten eingeplant, ${formatDauer(wayMinutes)} Fahrt`,
        ),
    });
  const solution = await suche(stand, ausfall ? beweglichBeimAusfall(stand) : beweglicheHalte(grundlage));
  const zurueck = nachtraegeOhnePlatz(grundlage, solution);
  if (zurueck.length > 0) {
    await ctx.transaction((tx) => stelleNachtraegeZurueck(tx, job.kehrtourId, zurueck));
    return rechneEinmal(ctx, job, { melde, aborted });
  }
  const plaene = ausfall
    ? await ausfallplaene(
        ctx,
        { stand, solution },
        { bereite: (probe) => bereiteRechnung(ctx, job, { probe }), suche },
      )
    : [{ art: null, stand, solution }];
  const neue = plaene.map(({ art, ...plan }) => ({ art, neu: planNeuAus(plan, job) }));
  const [erster, ...andere] = neue;
  if (!erster) throw new Error('a computation without a plan');
  await ctx.transaction(
    (tx) => speicherePlan(ctx, tx, erster.neu, erster.art === null ? undefined : { art: erster.art, andere }),
    { statementTimeoutMs: 30_000 },
  );
  return ergebnis(erster.neu.solution);
}

/** What is written of a plan that was found. */
function planNeuAus(
  { stand: { grundlage, gebaut, bisher, bleibt }, solution }: Ausfallplan,
  { ursache = 'neuGerechnet', von }: Planungsauftrag,
): PlanNeu {
  const status = bisher === 'entwurf' ? 'geplant' : bisher;
  return { grundlage, gebaut, solution, status, ursache, von, bleibt };
}

const ergebnis = (solution: Solution): { halte: number; ausgelassen: number } => ({
  halte: planOf(solution).routes.reduce(
    (sum, route) => sum + route.stops.filter((stop) => !istFest(stop)).length,
    0,
  ),
  ausgelassen: solution.unserved.length,
});
