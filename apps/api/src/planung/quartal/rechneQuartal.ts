import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import { formatDauer } from '@kehrtour/domain/format';
import { arrangementOf } from '@kehrtour/planner/calendar/arrangeCalendar';
import type { CalendarProblem } from '@kehrtour/planner/calendar/calendarProblem';
import { whyMissing } from '@kehrtour/planner/calendar/whyMissing';

import type { TenantCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { verorteBetrieb } from '../../unternehmen/verorteBetrieb.ts';
import { type Fortschritt, fuehreVorgangAus } from '../../vorgang/vorgang.ts';
import { mitInnenwegen } from '../quartalsproblem/innenwege.ts';
import { ladeQuartal, verlangeMass } from '../quartalsproblem/ladeQuartal.ts';
import { leererInhalt, mitPlan, problemAusInhalt, zuSpaet } from '../quartalsproblem/quartal.problem.ts';
import { findQuartal, replaceQuartal } from '../quartalsproblem/quartal.store.ts';
import { entscheideAus, halteFest } from '../quartalsproblem/quartalshand.ts';
import type { Quartalsinhalt } from '../quartalsproblem/quartalsinhalt.ts';
import { imThread } from '../rechnen/imThread.ts';
import { fahrzeitenImQuartal } from './fahrzeitenImQuartal.ts';
import type { Verteilauftrag, Verteilung } from './verteile.thread.ts';

/** Seconds of search by number of parts: the first complete proposal is there at once, the rest makes ways shorter. */
function rechenSekunden(teile: number): number {
  if (teile <= 12) return 0.5;
  if (teile <= 60) return 1.5;
  if (teile <= 200) return 5;
  return teile <= 500 ? 10 : 20;
}

/** The job: travel times, search in a thread, and one transaction that writes the result. */
export async function rechneQuartal(
  ctx: TenantCtx,
  job: { vorgangId: string; auswahl: Quartalsauswahl },
): Promise<void> {
  await fuehreVorgangAus(ctx, job.vorgangId, async (fortschritt) => {
    await verorteBetrieb(ctx);
    const grundlage = await ladeQuartal(ctx, job.auswahl);
    // Between the wish and the work an import may have doubled the houses.
    verlangeMass(grundlage.besuche);
    const entscheide = entscheideAus(await ctx.transaction((tx) => findQuartal(tx)));
    const hand = halteFest(leererInhalt(grundlage, entscheide), entscheide, grundlage);
    const leer = await mitInnenwegen(ctx, hand.inhalt, grundlage, {
      aborted: fortschritt.aborted,
      onFortschritt: (anteil) => void fortschritt.melde(anteil * 0.1, 'Wege in den Straßen ermitteln'),
    });
    const fahrzeiten = await fahrzeitenImQuartal(
      ctx,
      leer,
      (anteil) => void fortschritt.melde(0.1 + anteil * 0.2, 'Fahrzeiten ermitteln'),
    );
    const problem = problemAusInhalt(leer, job.auswahl.von, fahrzeiten, hand.gehalten);
    const { plan, offen } = await verteile(problem, fortschritt);
    // Without its locks the problem tells where what was left out by hand could be.
    const ganz = problemAusInhalt(leer, job.auswahl.von, fahrzeiten);
    const zuordnung = arrangementOf(plan);
    const ohneTag = [...hand.gehalten].flatMap(([id, schicht]) =>
      schicht === null ? [whyMissing(ganz, zuordnung, id)] : [],
    );
    const inhalt = { ...mitPlan(leer, plan, [...offen, ...ohneTag]), fahrzeiten: fahrzeiten.quelle };
    await ctx.transaction(async (tx) => {
      await replaceQuartal(tx, { auswahl: job.auswahl, inhalt, now: ctx.now() });
      await announce(tx, { art: 'quartal' });
    });
    return ergebnis(inhalt, job.auswahl);
  });
}

const verteile = (problem: CalendarProblem, { aborted, melde }: Fortschritt): Promise<Verteilung> =>
  imThread<Verteilung>(
    new URL('./verteile.thread.ts', import.meta.url),
    { problem, seconds: rechenSekunden(problem.pieces.length) } satisfies Verteilauftrag,
    {
      aborted,
      onProgress: (share, served, wayMinutes) =>
        void melde(
          0.3 + share * 0.65,
          `Beste Verteilung suchen: ${served} von ${problem.pieces.length} Straßenteilen haben einen Tag, ${formatDauer(wayMinutes)} Fahrt`,
        ),
    },
  );

const ergebnis = (
  inhalt: Quartalsinhalt,
  { von }: Quartalsauswahl,
): { teile: number; offen: number; zuSpaet: number; vonHand: number; nichtGehalten: number } => ({
  teile: inhalt.teile.length,
  offen: inhalt.offen.length,
  vonHand: inhalt.teile.filter(({ vonHand }) => vonHand).length,
  nichtGehalten: inhalt.nichtGehalten?.length ?? 0,
  zuSpaet: zuSpaet(inhalt, von),
});
