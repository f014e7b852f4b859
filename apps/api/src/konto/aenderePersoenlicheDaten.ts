import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { persoenlicheDatenAendern } from '@kehrtour/contract/mitarbeiter';

import {
  type PersoenlicheDaten,
  persoenlicheDatenJetzt,
  speicherePersoenlicheDaten,
} from '../mitarbeiter/persoenlicheDaten.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { verlangeNachweis } from './verlangeNachweis.ts';
import { wuenscheAdresse } from './wuenscheAdresse.ts';

/** Changes one's own name, phone and address; another address needs a fresh proof and a press in its mailbox. */
export async function aenderePersoenlicheDaten(
  ctx: StaffCtx,
  { nachweis, ...daten }: BodyOf<typeof persoenlicheDatenAendern>,
): Promise<PersoenlicheDaten> {
  const { neueAdresse: _wartet, ...bisher } = await ctx.transaction((tx) =>
    persoenlicheDatenJetzt(tx, ctx.actor.id, ctx.now()),
  );
  const neueAdresse = daten.email !== bisher.email;
  if (neueAdresse) await verlangeNachweis(ctx, nachweis);
  return ctx.transaction(async (tx) => {
    // Another address holds once its owner has pressed the link: until then the login keeps the one that works.
    const jetzt = { ...daten, email: bisher.email };
    await speicherePersoenlicheDaten(tx, ctx.actor.id, jetzt, ctx.now());
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: ctx.actor.id,
      was: 'eigene-daten',
      von: bisher,
      nach: jetzt,
    });
    await announce(tx, { art: 'mitarbeiter', id: ctx.actor.id });
    if (neueAdresse) await wuenscheAdresse(ctx, tx, { id: ctx.actor.id, ...jetzt }, daten.email);
    return persoenlicheDatenJetzt(tx, ctx.actor.id, ctx.now());
  });
}
