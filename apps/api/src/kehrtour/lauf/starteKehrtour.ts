import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { formatTagLang } from '@kehrtour/domain/format';
import { statusNachVermerken, wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { BEGONNENE_RUNDEN, istRundeIn } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { istGeschehen } from '@kehrtour/domain/planung/aenderung';
import { darf } from '@kehrtour/domain/rolle';

import { loeseAufgaben } from '../../aufgabe/aufgabenstand.ts';
import type { KehrtourRow } from '../../planung/stand/runde.ts';
import type { StaffCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { deleteAenderung, findAenderung } from '../aenderung/aenderung.store.ts';
import { stosseAenderungAn } from '../aenderung/stosseAenderungAn.ts';
import { zeigeKehrtour } from '../ansicht/zeigeKehrtour.ts';
import { listFahrer, lockKehrtour, updateStatus } from '../runde/kehrtour.store.ts';
import { kehrtourlaufRefused } from './kehrtourlauf.grund.ts';
import { findRundenstand } from './kehrtourlauf.store.ts';

/** Begins a round that is planned for today; one that is under way stays so. */
export async function starteKehrtour(ctx: StaffCtx, id: string): Promise<Kehrtour> {
  await ctx.transaction(async (tx) => {
    const kehrtour = await lockEigene(ctx, tx, id);
    if (kehrtour.status === 'unterwegs') return;
    const naechster = wechsleKehrtourStatus(kehrtour.status, 'starte', ctx.actor.rolle);
    if (!naechster.ok) throw new Refused(naechster.reason);
    const [erster] = (kehrtour.vorgaben.datum?.tage ?? []).toSorted();
    if (erster !== undefined && erster > ortszeitAus(ctx.now()).tag)
      throw kehrtourlaufRefused('beginnt-spaeter', formatTagLang(erster));
    await schreibeStand(ctx, tx, kehrtour, 'unterwegs');
  });
  return zeigeKehrtour(ctx, id);
}

/** For the job behind a mark at the door: the round begins, ends or goes on with it. Twice changes nothing. */
export async function folgeDenVermerken(ctx: TenantCtx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const kehrtour = await lockKehrtour(tx, id);
    if (!kehrtour) return;
    const status = statusNachVermerken(kehrtour.status, await findRundenstand(tx, id));
    // Whoever said no was not driven to, also where that was said after the round had ended: the work is free for another one.
    if (status === 'abgeschlossen') await loeseAufgaben(tx, id);
    if (status === kehrtour.status || !istRundeIn(BEGONNENE_RUNDEN, status)) return;
    await schreibeStand(ctx, tx, kehrtour, status);
  });
}

/** Locked, and seen by this person. Those who drive have their own rounds only. @throws Refused 'nicht-gefunden' */
export async function lockEigene(ctx: StaffCtx, tx: Tx, id: string): Promise<KehrtourRow> {
  const kehrtour = await lockKehrtour(tx, id);
  if (!kehrtour) throw new Refused('nicht-gefunden');
  if (darf(ctx.actor.rolle, 'kehrtour.ansehen')) return kehrtour;
  const fahrer = await listFahrer(tx, id);
  if (!fahrer.some(({ mitarbeiter_id }) => mitarbeiter_id === ctx.actor.id))
    throw new Refused('nicht-gefunden');
  return kehrtour;
}

/** A round on its way, or at its end, with its history and the news of it. */
export async function schreibeStand(
  ctx: TenantCtx,
  tx: Tx,
  { id, status: vorher }: KehrtourRow,
  status: (typeof BEGONNENE_RUNDEN)[number],
): Promise<void> {
  await updateStatus(tx, id, status, ctx.now());
  await entscheideWartende(ctx, tx, id, status);
  await record(ctx, tx, { gegenstand: 'kehrtour', id, was: status, von: vorher });
  await announce(tx, { art: 'kehrtour', id });
}

/**
 * A plan that somebody drew goes: it was for the round before it began. One that waits because something happened is computed
 * anew for what is still to come, and waits on.
 */
async function entscheideWartende(
  ctx: TenantCtx,
  tx: Tx,
  id: string,
  status: (typeof BEGONNENE_RUNDEN)[number],
): Promise<void> {
  const wartend = await findAenderung(tx, id);
  if (!wartend) return;
  if (status === 'unterwegs' && istGeschehen(wartend.ursache))
    await stosseAenderungAn(ctx, tx, { kehrtouren: [{ id }], ursache: wartend.ursache });
  else await deleteAenderung(tx, id);
}
