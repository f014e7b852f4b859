import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Mitarbeiter, mitarbeiterAnlegen } from '@kehrtour/contract/mitarbeiter';
import { darf } from '@kehrtour/domain/rolle';
import { heikleAenderungen } from '@kehrtour/domain/unternehmen/heikleAenderung';

import { legeMitarbeiterAn } from '../mitarbeiter/legeMitarbeiterAn.ts';
import { verlangeJugendschutz } from '../mitarbeiter/verlangeJugendschutz.ts';
import { mitarbeiterJetzt } from '../mitarbeiter/zeigeMitarbeiter.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { gibZugang } from './gibZugang.ts';
import { meldeHeikles } from './meldeHeikles.ts';
import { verlangeNachweis } from './verlangeNachweis.ts';

/** Somebody who is to run the company takes a fresh proof, whose attempts are counted whatever becomes of the call. */
export async function verlangeMitarbeiterAnlegen(
  ctx: StaffCtx,
  { nachweis, ...daten }: BodyOf<typeof mitarbeiterAnlegen>,
): Promise<void> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) throw new Refused('nicht-erlaubt');
  verlangeJugendschutz(ctx, daten);
  if (heikelAn(daten).length > 0) await verlangeNachweis(ctx, nachweis);
}

const heikelAn = (daten: BodyOf<typeof mitarbeiterAnlegen>) =>
  heikleAenderungen(undefined, { ...daten, aktiv: true });

/**
 * Adds a colleague after `verlangeMitarbeiterAnlegen`; with `einladen` she gets the mail with which she chooses her password. Of
 * somebody who is to run the company who runs it is told.
 */
export async function legeMitarbeiterMitZugangAn(
  ctx: StaffCtx,
  { einladen, nachweis: _vorher, ...daten }: BodyOf<typeof mitarbeiterAnlegen>,
): Promise<Mitarbeiter> {
  const heikel = heikelAn({ ...daten, einladen });
  return ctx.transaction(async (tx) => {
    const id = await legeMitarbeiterAn(tx, daten);
    if (einladen) await gibZugang(ctx, tx, await mitarbeiterJetzt(tx, id));
    await record(ctx, tx, { gegenstand: 'mitarbeiter', id, was: 'hinzugefuegt', nach: daten });
    await announce(tx, { art: 'mitarbeiter', id });
    const nachher = await mitarbeiterJetzt(tx, id);
    await meldeHeikles(ctx, tx, heikel, { vorher: undefined, nachher });
    return nachher;
  });
}

/** Sends the invitation once more, or for the first time to someone who worked without access. */
export async function ladeMitarbeiterEin(ctx: StaffCtx, id: string): Promise<Mitarbeiter> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await gibZugang(ctx, tx, await mitarbeiterJetzt(tx, id));
    await record(ctx, tx, { gegenstand: 'mitarbeiter', id, was: 'eingeladen' });
    await announce(tx, { art: 'mitarbeiter', id });
    return mitarbeiterJetzt(tx, id);
  });
}
