import { adresswunschVon, vergissAdresswunsch } from '../mitarbeiter/adresswunsch.ts';
import { type PersoenlicheDaten, persoenlicheDatenJetzt } from '../mitarbeiter/persoenlicheDaten.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/events.ts';
import { record } from '../platform/history.ts';
import { forgetWaiting } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import { schickeAdresslink } from './wuenscheAdresse.ts';

/** The link to one's other address once more, good for another day. @throws Refused 'nicht-gefunden' · 'versand.zu-viele' */
export function schickeAdresslinkNochmal(ctx: StaffCtx): Promise<PersoenlicheDaten> {
  return ctx.transaction(async (tx) => {
    const wunsch = await adresswunschVon(ctx, tx, ctx.actor.id);
    if (!wunsch) throw new Refused('nicht-gefunden');
    const { vorname, nachname } = await persoenlicheDatenJetzt(tx, ctx.actor.id, ctx.now());
    await schickeAdresslink(ctx, tx, { id: ctx.actor.id, vorname, nachname }, wunsch.email);
    return persoenlicheDatenJetzt(tx, ctx.actor.id, ctx.now());
  });
}

/** One's other address is wanted no more: the link is worth nothing from now on. Twice does no harm. */
export function nimmAdresseZurueck(ctx: StaffCtx): Promise<PersoenlicheDaten> {
  return ctx.transaction(async (tx) => {
    const wunsch = await adresswunschVon(ctx, tx, ctx.actor.id);
    if (await vergissAdresswunsch(tx, ctx.actor.id)) {
      if (wunsch) await forgetWaiting(tx, wunsch.email, 'adresse-bestaetigen');
      await record(ctx, tx, {
        gegenstand: 'mitarbeiter',
        id: ctx.actor.id,
        was: 'eigene-daten',
        von: { neueAdresse: wunsch?.email ?? '' },
        nach: { neueAdresse: '' },
      });
      await announce(tx, { art: 'mitarbeiter', id: ctx.actor.id });
    }
    return persoenlicheDatenJetzt(tx, ctx.actor.id, ctx.now());
  });
}
