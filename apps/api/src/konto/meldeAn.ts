import type { Passkeyantwort } from '@kehrtour/contract/passkeyantwort';
import type { Strategie } from '@kehrtour/domain/unternehmen/konto';

import { countNetworkOrRefuse, giveNetworkBack } from '../platform/access/limit.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { anmeldemarken, kontoPseudonym } from './anmeldemarken.ts';
import { beginneSitzung } from './beginneSitzung.ts';
import { pruefeZweitenFaktor } from './faktor/pruefeZweitenFaktor.ts';
import { stoppeNachAnmeldung } from './freigabe/stoppeFreigabe.ts';
import { type Anmeldung, anmeldungGelungen, endSitzung, nimmAnmeldeversuch } from './konto.store.ts';
import { passwortStimmt } from './passwort.ts';

export type Zugangsdaten = {
  email: string;
  passwort: string;
  code?: string | undefined;
  /** In place of the code. */
  passkey?: Passkeyantwort | undefined;
};

/** Wrong tries per network address, over both strategies: 10 in 3 minutes and 50 in an hour. */
const PRO_ADRESSE = [
  { anzahl: 10, proSekunden: 180 },
  { anzahl: 50, proSekunden: 3600 },
];

/**
 * Logs in and answers an opaque token of 256 bit; only its hash is stored.
 * An unknown address, a wrong password, a blocked account and one that waits answer the same after the same work.
 */
export async function meldeAn(
  ctx: GuestCtx,
  strategie: Strategie,
  daten: Zugangsdaten,
  geraet: string,
): Promise<{ accessToken: string }> {
  const login = await pruefePasswort(ctx, strategie, daten);
  await pruefeZweitenFaktor(ctx, login, daten);
  return { accessToken: await lasseEin(ctx, login, geraet) };
}

/**
 * The first step of every login: one try is taken, over the account and over the address, before the password is looked at.
 * @throws Refused 'anmeldung-falsch' | 'zu-viele-versuche'
 */
export async function pruefePasswort(
  ctx: GuestCtx,
  strategie: Strategie,
  { email, passwort }: Pick<Zugangsdaten, 'email' | 'passwort'>,
): Promise<Anmeldung> {
  await zaehleAnmeldung(ctx);
  const marken = anmeldemarken(ctx, strategie, email);
  const { darf, login } = await ctx.transaction((tx) =>
    nimmAnmeldeversuch(tx, { strategie, email, marken, now: ctx.now() }),
  );
  const stimmt = await passwortStimmt(passwort, darf ? login?.passwort_hash : null);
  if (login?.aktiv && stimmt) return login;
  const konto = kontoPseudonym(ctx, strategie, email);
  ctx.deps.log.info({ konto, strategie, requestId: ctx.requestId }, 'login refused');
  throw new Refused('anmeldung-falsch');
}

/** @throws Refused 'zu-viele-versuche' */
export async function zaehleAnmeldung(ctx: GuestCtx): Promise<void> {
  for (const limit of PRO_ADRESSE) await countNetworkOrRefuse(ctx, 'anmelden', limit);
}

/** The last step: a session begins. */
export async function lasseEin(ctx: GuestCtx, login: Anmeldung, geraet: string): Promise<string> {
  await vergissVersuche(ctx, login);
  await stoppeNachAnmeldung(ctx, login);
  return beginneSitzung(ctx, login, geraet);
}

/** Somebody has shown all that this account asks for: nobody waits any more because of wrong tries. */
export async function vergissVersuche(ctx: GuestCtx, login: Anmeldung): Promise<void> {
  const marken = anmeldemarken(ctx, login.strategie, login.email);
  await ctx.transaction((tx) => anmeldungGelungen(tx, login, marken, ctx.now()));
  for (const limit of PRO_ADRESSE) await giveNetworkBack(ctx, 'anmelden', limit);
}

/** Ends the session of this request at once. */
export async function meldeAb(ctx: {
  transaction: GuestCtx['transaction'];
  actor: { sitzung: Uint8Array };
}): Promise<void> {
  await ctx.transaction((tx) => endSitzung(tx, ctx.actor.sitzung));
}
