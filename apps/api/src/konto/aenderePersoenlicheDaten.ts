import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { persoenlicheDatenAendern } from '@kehrtour/contract/mitarbeiter';

import {
  type PersoenlicheDaten,
  persoenlicheDatenJetzt,
  speicherePersoenlicheDaten,
} from '../mitarbeiter/persoenlicheDaten.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/events.ts';
import { record } from '../platform/history.ts';
import { queueMail } from '../platform/outbox.ts';
import { kontoRefused } from './konto.grund.ts';
import { emailGeaendertMail } from './konto.mail.ts';
import { setAnmeldungEmail } from './konto.store.ts';
import { verlangeNachweis } from './verlangeNachweis.ts';

/** Changes one's own name, phone and address; another address needs a fresh proof, and the old one hears of it. */
export async function aenderePersoenlicheDaten(
  ctx: StaffCtx,
  { nachweis, ...daten }: BodyOf<typeof persoenlicheDatenAendern>,
): Promise<PersoenlicheDaten> {
  const bisher = await ctx.transaction((tx) => persoenlicheDatenJetzt(tx, ctx.actor.id));
  const neueAdresse = daten.email !== bisher.email;
  if (neueAdresse) await verlangeNachweis(ctx, nachweis);
  return ctx.transaction(async (tx) => {
    const stand = await speicherePersoenlicheDaten(tx, ctx.actor.id, daten);
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: ctx.actor.id,
      was: 'eigene-daten',
      von: bisher,
      nach: daten,
    });
    await announce(tx, { art: 'mitarbeiter', id: ctx.actor.id });
    if (!neueAdresse) return stand;
    if (!(await setAnmeldungEmail(tx, ctx.actor.id, daten.email))) throw kontoRefused('mail-vergeben');
    const name = `${daten.vorname} ${daten.nachname}`;
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse: bisher.email }, ...emailGeaendertMail({ name, neu: daten.email }) },
      { anlass: 'konto', ereignis: `email-neu/${ctx.requestId}`, vorlage: 'email-geaendert' },
    );
    return stand;
  });
}
