import type { Faktorentwurf } from '@kehrtour/contract/zweiterFaktor';

import type { GuestCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import { entwirfFaktor, schalteFaktorEin } from './faktor/richteFaktorEin.ts';
import { kontoRefused } from './konto.grund.ts';
import { type Anmeldung, hatFaktor } from './konto.store.ts';
import { lasseEin, pruefePasswort, vergissVersuche } from './meldeAn.ts';

type Zugangsdaten = { email: string; passwort: string };

/**
 * The first login of an operator. No session exists before the second factor does: the password is shown with both steps,
 * and a wrong one counts like at the login.
 */
export async function beginneErstmals(ctx: GuestCtx, daten: Zugangsdaten): Promise<Faktorentwurf> {
  const login = await ohneFaktor(ctx, daten);
  return entwirfFaktor(ctx, { strategie: 'adminUser', personId: login.person_id }, login.email);
}

/** Switches the factor on and lets in. */
export async function bestaetigeErstmals(
  ctx: GuestCtx,
  { code, ...daten }: Zugangsdaten & { code: string },
  geraet: string,
): Promise<{ codes: string[]; accessToken: string }> {
  const login = await ohneFaktor(ctx, daten);
  const codes = await schalteFaktorEin(ctx.as(ctx.actor, BETRIEB_ID), login, { code, behalte: null });
  return { codes, accessToken: await lasseEin(ctx, login, geraet) };
}

/** With a factor in force this way is closed: whoever has the password alone replaces nothing. */
async function ohneFaktor(ctx: GuestCtx, daten: Zugangsdaten): Promise<Anmeldung> {
  const login = await pruefePasswort(ctx, 'adminUser', daten);
  if (hatFaktor(login)) throw kontoRefused('faktor-geaendert');
  // There is no code yet that could be guessed at: a slip while setting up makes nobody wait.
  await vergissVersuche(ctx, login);
  return login;
}
