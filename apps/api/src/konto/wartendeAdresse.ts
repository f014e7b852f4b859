import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { darf } from '@kehrtour/domain/rolle';

import { adresswunschVon, vergissAdresswunsch } from '../mitarbeiter/adresswunsch.ts';
import { type PersoenlicheDaten, persoenlicheDatenJetzt } from '../mitarbeiter/persoenlicheDaten.ts';
import { mitarbeiterJetzt } from '../mitarbeiter/zeigeMitarbeiter.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { forgetWaiting } from '../platform/post/outbox.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { schickeAdresslink } from './wuenscheAdresse.ts';

/** The link to one's other address once more, good for another day. @throws Refused 'nicht-gefunden' · 'versand.zu-viele' */
export const schickeAdresslinkNochmal = (ctx: StaffCtx): Promise<PersoenlicheDaten> =>
  ctx.transaction(async (tx) => {
    await schickeNochmal(ctx, tx, ctx.actor.id);
    return persoenlicheDatenJetzt(tx, ctx.actor.id, ctx.now());
  });

/** One's other address is wanted no more: the link is worth nothing from now on. Twice does no harm. */
export const nimmAdresseZurueck = (ctx: StaffCtx): Promise<PersoenlicheDaten> =>
  ctx.transaction(async (tx) => {
    await nimmZurueck(ctx, tx, ctx.actor.id);
    return persoenlicheDatenJetzt(tx, ctx.actor.id, ctx.now());
  });

/** The same for a colleague. @throws Refused 'nicht-erlaubt' · 'nicht-gefunden' · 'versand.zu-viele' */
export function schickeAdresslinkVon(ctx: StaffCtx, id: string): Promise<Mitarbeiter> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await schickeNochmal(ctx, tx, id);
    return mitarbeiterJetzt(tx, id);
  });
}

/** @throws Refused 'nicht-erlaubt' · 'nicht-gefunden' */
export function nimmAdresseVonZurueck(ctx: StaffCtx, id: string): Promise<Mitarbeiter> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await mitarbeiterJetzt(tx, id);
    await nimmZurueck(ctx, tx, id);
    return mitarbeiterJetzt(tx, id);
  });
}

async function schickeNochmal(ctx: StaffCtx, tx: Tx, id: string): Promise<void> {
  const wunsch = await adresswunschVon(ctx, tx, id);
  if (!wunsch) throw new Refused('nicht-gefunden');
  await schickeAdresslink(ctx, tx, await mitarbeiterJetzt(tx, id), wunsch.email);
}

async function nimmZurueck(ctx: StaffCtx, tx: Tx, id: string): Promise<void> {
  const wunsch = await adresswunschVon(ctx, tx, id);
  if (!(await vergissAdresswunsch(tx, id))) return;
  if (wunsch) await forgetWaiting(tx, wunsch.email, 'adresse-bestaetigen');
  await record(ctx, tx, {
    gegenstand: 'mitarbeiter',
    id,
    was: 'eigene-daten',
    von: { neueAdresse: wunsch?.email ?? '' },
    nach: { neueAdresse: '' },
  });
  await announce(tx, { art: 'mitarbeiter', id });
}
