import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { darf } from '@kehrtour/domain/rolle';
import { PlannerError } from '@kehrtour/planner';
import { arrangeCalendar, arrangementOf } from '@kehrtour/planner/calendar/arrangeCalendar';
import type { Arrangement, CalendarPlan, CalendarProblem } from '@kehrtour/planner/calendar/calendarProblem';
import { whyMissing } from '@kehrtour/planner/calendar/whyMissing';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { mitPlan, problemAusInhalt, zuordnungAus } from '../quartalsproblem/quartal.problem.ts';
import { findQuartal, lockQuartal, updateQuartal } from '../quartalsproblem/quartal.store.ts';
import type { Quartalsinhalt } from '../quartalsproblem/quartalsinhalt.ts';
import { planungRefused } from '../stand/planung.grund.ts';
import { fahrzeitenImQuartal } from './fahrzeitenImQuartal.ts';
import { verlangeRuhe } from './verlangeRuhe.ts';
import { quartalsansicht } from './zeigeQuartal.ts';

/**
 * Takes an arrangement made by hand: lateness and full days are shown, not refused; only a missing qualification is. Parts that are new to
 * a shift go where the way grows least. @throws Refused 'veraltet' when somebody was faster
 */
export async function ordneQuartalUm(
  ctx: StaffCtx,
  wunsch: {
    version: number;
    zuordnung: Readonly<Record<string, readonly string[]>>;
    vonHand: readonly string[];
  },
): Promise<Quartalsvorschlag> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const row = await ctx.transaction((tx) => findQuartal(tx));
  if (!row) throw new Refused('nicht-gefunden');
  if (row.kehrtouren !== null) throw new Refused('quartal.schon-angelegt');
  if (row.version !== wunsch.version) throw new Refused('veraltet');
  verlangeQualifikation(row.inhalt, wunsch.zuordnung);
  const entschieden = entscheide(row.inhalt, wunsch.vonHand);
  // Roads are asked outside the transaction; the version decides whether the answer still counts.
  const fahrzeiten = await fahrzeitenImQuartal(ctx, row.inhalt);
  const problem = problemAusInhalt(row.inhalt, row.auswahl.von, fahrzeiten);
  const plan = ordne(problem, new Map(Object.entries(wunsch.zuordnung)), zuordnungAus(row.inhalt));
  const zuordnung = arrangementOf(plan);
  const inhalt = mitPlan(
    entschieden,
    plan,
    plan.missing.map((id) => whyMissing(problem, zuordnung, id)),
  );
  return ctx.transaction(async (tx) => {
    await lockQuartal(tx);
    await verlangeRuhe(ctx, tx);
    if (!(await updateQuartal(tx, wunsch.version, { inhalt }))) throw new Refused('veraltet');
    await announce(tx, { art: 'quartal' });
    return quartalsansicht(tx, { ...row, inhalt, version: wunsch.version + 1 });
  });
}

/** The parts a person decided about, as the page tells them: taking back and letting go is telling fewer. */
function entscheide(inhalt: Quartalsinhalt, vonHand: readonly string[]): Quartalsinhalt {
  const bekannt = new Set(inhalt.teile.map(({ id }) => id));
  const fremd = vonHand.find((id) => !bekannt.has(id));
  if (fremd !== undefined) throw planungRefused('teil-fremd', fremd);
  const gewaehlt = new Set(vonHand);
  return { ...inhalt, teile: inhalt.teile.map((teil) => ({ ...teil, vonHand: gewaehlt.has(teil.id) })) };
}

/** What only the bBSF may do is given to nobody else, not even by hand. */
function verlangeQualifikation(
  { teile, schichten }: Quartalsinhalt,
  zuordnung: Readonly<Record<string, readonly string[]>>,
): void {
  const nurBbsf = new Set(teile.filter(({ feuerstaettenschau }) => feuerstaettenschau).map(({ id }) => id));
  for (const { id, darfFeuerstaettenschau } of schichten)
    if (!darfFeuerstaettenschau && zuordnung[id]?.some((teilId) => nurBbsf.has(teilId)))
      throw new Refused('kehrtour.qualifikation-fehlt');
}

function ordne(problem: CalendarProblem, wanted: Arrangement, before: Arrangement): CalendarPlan {
  try {
    return arrangeCalendar(problem, wanted, before);
  } catch (error) {
    if (!(error instanceof PlannerError)) throw error;
    throw planungRefused('zuordnung-fremd', error.path);
  }
}
