import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { darf } from '@kehrtour/domain/rolle';

import { mitarbeiterJetzt } from '../../mitarbeiter/zeigeMitarbeiter.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { kontoRefused } from '../konto.grund.ts';
import { deleteFaktoren } from './faktor.store.ts';
import { meldeFaktor } from './meldeFaktor.ts';
import { verlangeFrisch } from './verlangeFrisch.ts';

/**
 * A colleague has lost phone, passkeys and recovery codes. Whoever runs the company takes all of it away, with a fresh proof of her own;
 * all sessions of the colleague end, and she is told. One's own is changed in the profile alone, with a code of it.
 */
export async function setzeFaktorZurueck(
  ctx: StaffCtx,
  id: string,
  nachweis: FrischerNachweis,
): Promise<Mitarbeiter> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) throw new Refused('nicht-erlaubt');
  const person = await ctx.transaction((tx) => mitarbeiterJetzt(tx, id));
  if (id === ctx.actor.id) throw kontoRefused('eigener-faktor');
  await verlangeFrisch(ctx, nachweis);
  return ctx.transaction(async (tx) => {
    if (await deleteFaktoren(tx, { strategie: 'mitarbeiter', personId: id })) {
      const an = { name: `${person.vorname} ${person.nachname}`, adresse: person.email };
      await meldeFaktor(ctx, tx, an, { nachricht: 'zurueckgesetzt' });
      await record(ctx, tx, { gegenstand: 'mitarbeiter', id, was: 'zweiter-faktor:zurueckgesetzt' });
      await announce(tx, { art: 'mitarbeiter', id });
    }
    return mitarbeiterJetzt(tx, id);
  });
}
