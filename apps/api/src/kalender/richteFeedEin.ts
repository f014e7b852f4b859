import { randomUUID } from 'node:crypto';

import type { KalenderPerson } from '@kehrtour/contract/kalender';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken } from '../platform/settings/secrets.ts';
import { feedToken } from './feedAdresse.ts';
import {
  deleteFeed,
  deleteZugang,
  insertZugang,
  lockFeed,
  replaceFeed,
  updateFeed,
} from './kalender.store.ts';
import { personJetzt, verlangeEigenen } from './zeigeKalender.ts';

/** Gives a person's feed a new secret address; the one before is dead with the commit. */
export async function richteFeedEin(
  ctx: StaffCtx,
  mitarbeiterId: string,
  mitKundendaten: boolean,
): Promise<KalenderPerson> {
  verlangeEigenen(ctx, mitarbeiterId);
  return ctx.transaction(async (tx) => {
    await personJetzt(ctx, tx, mitarbeiterId);
    const alt = await lockFeed(tx, mitarbeiterId);
    if (alt) await deleteZugang(tx, alt.id);
    const id = randomUUID();
    await replaceFeed(tx, { id, mitarbeiterId, mitKundendaten, am: ctx.now() });
    await insertZugang(tx, hashToken(feedToken(ctx.deps.secrets, id)), ctx.unternehmenId, id);
    return vermerke(ctx, tx, mitarbeiterId, alt ? 'kalender:erneuert' : 'kalender:eingerichtet');
  });
}

/** Whether data of customers stand in the feed. The address stays. */
export async function aendereFeed(
  ctx: StaffCtx,
  mitarbeiterId: string,
  mitKundendaten: boolean,
): Promise<KalenderPerson> {
  verlangeEigenen(ctx, mitarbeiterId);
  return ctx.transaction(async (tx) => {
    if ((await updateFeed(tx, mitarbeiterId, mitKundendaten)) === 0) throw new Refused('nicht-gefunden');
    return vermerke(
      ctx,
      tx,
      mitarbeiterId,
      mitKundendaten ? 'kalender:mit-kundendaten' : 'kalender:ohne-kundendaten',
    );
  });
}

/** Whoever has the address gets nothing more. Taking back twice is harmless. */
export async function nimmFeedZurueck(ctx: StaffCtx, mitarbeiterId: string): Promise<KalenderPerson> {
  verlangeEigenen(ctx, mitarbeiterId);
  return ctx.transaction(async (tx) => {
    const alt = await lockFeed(tx, mitarbeiterId);
    if (!alt) return personJetzt(ctx, tx, mitarbeiterId);
    await deleteZugang(tx, alt.id);
    await deleteFeed(tx, mitarbeiterId);
    return vermerke(ctx, tx, mitarbeiterId, 'kalender:zurueckgenommen');
  });
}

async function vermerke(
  ctx: StaffCtx,
  tx: Tx,
  mitarbeiterId: string,
  was: Verlaufswort<'mitarbeiter'>,
): Promise<KalenderPerson> {
  await record(ctx, tx, { gegenstand: 'mitarbeiter', id: mitarbeiterId, was });
  await announce(tx, { art: 'kalender', id: mitarbeiterId });
  return personJetzt(ctx, tx, mitarbeiterId);
}
