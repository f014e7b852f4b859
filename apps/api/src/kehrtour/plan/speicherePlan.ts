import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';

import { halteAus, planMetaAus } from '../../planung/loesung/halteAus.ts';
import type { PlanNeu } from '../../planung/loesung/planNeu.ts';
import type { PlanMeta } from '../../planung/stand/planMeta.ts';
import type { HaltNeu } from '../../planung/stand/runde.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { folgeDenHalten, verknuepfeGebuchte } from '../../termin/terminzeit.ts';
import { deleteAenderung } from '../aenderung/aenderung.store.ts';
import { istWieInKraft } from '../aenderung/istWieInKraft.ts';
import { schlageAenderungVor, type Vorschlagswahl } from '../aenderung/schlageAenderungVor.ts';
import { listHalte, replaceHalte, updatePlan } from '../runde/kehrtour.store.ts';

/**
 * Writes a timed plan: stops with their windows, shifts with their figures. Of a round that was announced the old one
 * stays in force, and the new one waits to be accepted; what changes nothing needs nobody's yes.
 * @throws Refused 'veraltet' when the round changed while the plan was computed
 */
export async function speicherePlan(
  ctx: TenantCtx,
  tx: Tx,
  neu: PlanNeu,
  vorschlag?: Vorschlagswahl,
): Promise<void> {
  const { kehrtour } = neu.grundlage;
  const inKraft = await listHalte(tx, kehrtour.id);
  const halte = halteAus(neu, neu.grundlage.aenderung ? neu.grundlage.halte : inKraft);
  const plan = planMetaAus(neu, ctx.now());
  if (brauchtAenderung(kehrtour.status)) {
    if (!istWieInKraft(halte, inKraft)) return schlageAenderungVor(ctx, tx, { neu, halte, plan, vorschlag });
    await deleteAenderung(tx, kehrtour.id);
  }
  await schreibePlan(ctx, tx, { neu, halte, plan });
}

async function schreibePlan(
  ctx: TenantCtx,
  tx: Tx,
  { neu, halte, plan }: { neu: PlanNeu; halte: readonly HaltNeu[]; plan: PlanMeta },
): Promise<void> {
  const { kehrtour, vorgaben } = neu.grundlage;
  const angesagt = brauchtAenderung(kehrtour.status);
  // First of all: a draft that was thrown away while it was computed has no row that stops could belong to.
  const saved = await updatePlan(tx, kehrtour.id, kehrtour.version, {
    plan,
    status: neu.status,
    // What was only tried for an announced round was not needed.
    tage: angesagt ? undefined : vorgaben.datum.tage,
    now: ctx.now(),
  });
  if (!saved) throw new Refused('veraltet');
  await replaceHalte(tx, kehrtour.id, halte);
  await verknuepfeGebuchte(tx, kehrtour.id, ctx.now());
  await folgeDenHalten(tx, kehrtour.id, ctx.now());
  await announce(tx, { art: 'kehrtour', id: kehrtour.id });
}
