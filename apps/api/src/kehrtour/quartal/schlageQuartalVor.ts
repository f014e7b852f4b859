import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import { formatDauer } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { QUARTAL_BESUCHE_MAX } from '@kehrtour/domain/quartal';
import { darf } from '@kehrtour/domain/rolle';
import { arrangementOf } from '@kehrtour/planner/calendar/arrangeCalendar';
import { whyMissing } from '@kehrtour/planner/calendar/whyMissing';

import type { StaffCtx, TenantCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/events.ts';
import { Refused } from '../../platform/refused.ts';
import { fuehreVorgangAus, laufenderVorgang, starteVorgang } from '../../vorgang/vorgang.ts';
import { imThread } from '../imThread.ts';
import { QUARTAL } from '../planungsvorgang.ts';
import { fahrzeitenImQuartal } from './fahrzeitenImQuartal.ts';
import { ladeQuartal, type Quartalsgrundlage } from './ladeQuartal.ts';
import { leererInhalt, mitPlan, problemAusInhalt, zuSpaet } from './quartal.problem.ts';
import { findQuartal, lockQuartal, replaceQuartal } from './quartal.store.ts';
import { entscheideAus, halteFest } from './quartalshand.ts';
import type { Quartalsinhalt } from './quartalsinhalt.ts';
import type { Verteilung } from './verteile.thread.ts';

/** Seconds of search by number of parts: the first complete proposal is there at once, the rest makes ways shorter. */
function rechenSekunden(teile: number): number {
  if (teile <= 12) return 0.5;
  if (teile <= 60) return 1.5;
  return teile <= 200 ? 5 : 10;
}

/** Queues the computation of a proposal. A running one is followed instead of started again. */
export async function schlageQuartalVor(
  ctx: StaffCtx,
  auswahl: Quartalsauswahl,
): Promise<{ vorgangId: string }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  verlangeVerteilbar(await ladeQuartal(ctx, auswahl), ortszeitAus(ctx.now()).tag);
  return ctx.transaction(async (tx) => {
    // A change by hand that is being written is there before the computation reads what was decided.
    await lockQuartal(tx);
    const laufend = await laufenderVorgang(tx, QUARTAL, ctx.unternehmenId);
    if (laufend) return { vorgangId: laufend };
    await announce(tx, { art: 'quartal' });
    const vorgangId = await starteVorgang(ctx, tx, {
      name: QUARTAL,
      art: QUARTAL,
      bezugId: ctx.unternehmenId,
      schritt: 'Fahrzeiten ermitteln',
      data: { auswahl },
    });
    return { vorgangId };
  });
}

function verlangeVerteilbar({ auswahl, besuche, tage }: Quartalsgrundlage, heute: string): void {
  if (auswahl.von < heute)
    throw new Refused('kehrtour.tag-vergangen', {
      felder: [{ feld: 'von', text: 'liegt in der Vergangenheit' }],
    });
  if (besuche.length === 0) throw new Refused('quartal.leer');
  if (besuche.length > QUARTAL_BESUCHE_MAX) throw new Refused('quartal.zu-viel');
  if (tage.every(({ freiMinuten }) => freiMinuten === 0)) throw new Refused('quartal.keine-tage');
}

/** The job: travel times, search in a thread, and one transaction that writes the result. */
export async function rechneQuartal(
  ctx: TenantCtx,
  job: { vorgangId: string; auswahl: Quartalsauswahl },
): Promise<void> {
  await fuehreVorgangAus(ctx, job.vorgangId, async ({ melde, aborted }) => {
    const grundlage = await ladeQuartal(ctx, job.auswahl);
    const entscheide = entscheideAus(await ctx.transaction((tx) => findQuartal(tx)));
    const { inhalt: leer, gehalten } = halteFest(leererInhalt(grundlage, entscheide), entscheide, grundlage);
    const fahrzeiten = await fahrzeitenImQuartal(
      ctx,
      leer,
      (anteil) => void melde(anteil * 0.3, 'Fahrzeiten ermitteln'),
    );
    const problem = problemAusInhalt(leer, job.auswahl.von, fahrzeiten, gehalten);
    const { plan, offen } = await imThread<Verteilung>(
      new URL('./verteile.thread.ts', import.meta.url),
      { problem, seconds: rechenSekunden(leer.teile.length) },
      {
        aborted,
        onProgress: (share, served, wayMinutes) =>
          void melde(
            0.3 + share * 0.65,
            `Beste Verteilung suchen: ${served} von ${problem.pieces.length} Straßenteilen haben einen Tag, ${formatDauer(wayMinutes)} Fahrt`,
          ),
      },
    );
    const ganz = problemAusInhalt(leer, job.auswahl.von, fahrzeiten);
    const zuordnung = arrangementOf(plan);
    const ohneTag = [...gehalten].flatMap(([id, schicht]) =>
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
