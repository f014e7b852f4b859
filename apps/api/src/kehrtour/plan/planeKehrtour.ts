import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { kehrtourPlanen } from '@kehrtour/contract/kehrtour';
import { formatDauer } from '@kehrtour/domain/format';
import { brauchtAenderung, wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
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
import { loescheNachtraege, stelleNachtraegeZurueck } from '../aenderung/aenderung.store.ts';
import { beweglicheHalte } from '../aenderung/anliegenNachHand.ts';
import { ausfallplaene, beweglichBeimAusfall } from '../ausfall/ausfallplaene.ts';
import { istRuecknehmbar, istWiederDa } from '../ausfall/istWiederDa.ts';
import type { Ausfallplan } from '../ausfall/nurGebrauchtes.ts';
import { nachtraegeOhnePlatz } from '../nachtrag/nachtraegeOhnePlatz.ts';
import { findKehrtour } from '../runde/kehrtour.store.ts';
import { verlangeRuhigereSchlange } from '../runde/verlangeRuhigereSchlange.ts';
import { bereiteRechnung, type Planungsauftrag, type Rechenstand } from '../vorbereitung/bereiteRechnung.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { mitErsatztagen } from '../vorbereitung/mitErsatztagen.ts';
import { speicherePlan } from './speicherePlan.ts';

/**
 * Where a plan stands already, a change is found in a fraction of the time: rounds of up to 50 have after 40 ms the plan that
 * they have after 300, weeks of 300 after 0.8 s all but one or two of the places that they have after four.
 */
function aenderungsanteil(halte: number): number {
  if (halte <= 12) return 1;
  return halte > 50 && halte <= 100 ? 0.25 : 0.2;
}

/**
 * Seconds of search that are enough by size where everything has its place: rounds of a real district end within a thousandth
 * of their price after 0.1 s of a processor for 40 houses and after 0.2 s for 80; with times for half of them, rounds of up to
 * thirty had after 0.15 s the plan they have after two, those of up to twelve after 0.01 s.
 */
function rechenSekunden(halte: number): number {
  if (halte <= 12) return 0.06;
  if (halte <= 50) return 0.3;
  if (halte <= 100) return 0.45;
  if (halte <= 160) return 2;
  return halte <= 400 ? 4 : 8;
}
/**
 * Nobody waits for the last hundredth of a first proposal: weeks of 300 houses of a real district drive after half a second of a
 * processor 1 % more than after four, with every house in its place and every street in one go. Whoever wants that hundredth
 * asks for it. As long as a house has no place the search goes on: in a week that is too full those seconds are worth a lot.
 */
const ersteSekunden = (halte: number): number =>
  halte > 100 && halte <= 400 ? ERSTE_SEKUNDEN : rechenSekunden(halte);
const ERSTE_SEKUNDEN = 0.5;

/** Full days of three people: with 0.6 seconds one house more stayed without a place in seven of twelve runs, with two in none. */
function geduldSekunden(halte: number): number {
  if (halte <= 12) return 0.1;
  if (halte <= 60) return 0.6 - rechenSekunden(halte);
  return halte <= 100 ? 2 : 0;
}

/** Whoever takes work in is not told that there is no room because the machine was busy: pressed again, there was. */
const NACHTRAG_GEDULD_SEKUNDEN = 2;

/** Seconds of search, and those that are added while a house has no place. */
function suchzeit(status: KehrtourStatus, halte: number): { seconds: number; geduld: number } {
  const [lang, geduld] = [rechenSekunden(halte), geduldSekunden(halte)];
  if (status === 'entwurf')
    return { seconds: ersteSekunden(halte), geduld: geduld + lang - ersteSekunden(halte) };
  const anteil = brauchtAenderung(status) ? aenderungsanteil(halte) : 1;
  return { seconds: lang * anteil, geduld: geduld * anteil };
}

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

/** Of an announced round another change may come in while it is computed: then from what stands now, and not for ever. */
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
  if (job.ohneGebrochene === true) await ctx.transaction((tx) => loescheNachtraege(tx, job.kehrtourId, true));
  if (istRuecknehmbar(job.ursache) && (await istWiederDa(ctx, job))) return { halte: 0, ausgelassen: 0 };
  const stand = await bereiteRechnung(ctx, job, {
    onFortschritt: (anteil) => void melde(anteil * 0.4, 'Fahrzeiten ermitteln'),
  });
  const { grundlage, bisher } = stand;
  const anzahl = grundlage.anliegen.length;
  const { seconds, geduld: uebliche } = suchzeit(bisher, anzahl);
  const geduld = job.ursache === 'nachtrag' ? Math.max(uebliche, NACHTRAG_GEDULD_SEKUNDEN) : uebliche;
  const suche = ({ gebaut, initial }: Rechenstand, beweglich: ReadonlySet<string>): Promise<Planloesung> =>
    sucheMitFesten({
      ohneAlte: planAusHalten(gebaut, []),
      beweglich,
      problem: gebaut.problem,
      seconds: job.sekunden ?? seconds,
      geduldSekunden: job.sekunden === null ? geduld : 0,
      geduldImmer: bisher === 'entwurf' && ersteSekunden(anzahl) < rechenSekunden(anzahl),
      initial,
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
  const ausfall = istAusfall(job.ursache);
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
