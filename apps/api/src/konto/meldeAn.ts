import type { Strategie } from '@kehrtour/domain/konto';
import * as OTPAuth from 'otpauth';

import type { GuestCtx } from '../platform/ctx.ts';
import { countOrRefuse, giveBack } from '../platform/limit.ts';
import { Refused } from '../platform/refused.ts';
import { anmeldemarken, kontoPseudonym } from './anmeldemarken.ts';
import { beginneSitzung } from './beginneSitzung.ts';
import { kontoRefused } from './konto.grund.ts';
import {
  type Anmeldung,
  anmeldungGelungen,
  endSitzung,
  findAdminUser,
  nimmAnmeldeversuch,
} from './konto.store.ts';
import { passwortStimmt } from './passwort.ts';

export type Zugangsdaten = { email: string; passwort: string; code?: string | undefined };

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
  const adresse = `anmelden/${ctx.adresse}`;
  for (const limit of PRO_ADRESSE) await countOrRefuse(ctx, adresse, limit);
  const marken = anmeldemarken(ctx, strategie, daten.email);
  const { darf, login } = await ctx.transaction((tx) =>
    nimmAnmeldeversuch(tx, { strategie, email: daten.email, marken, now: ctx.now() }),
  );
  const stimmt = await passwortStimmt(daten.passwort, darf ? login?.passwort_hash : null);
  if (!login?.aktiv || !stimmt) {
    const konto = kontoPseudonym(ctx, strategie, daten.email);
    ctx.deps.log.info({ konto, strategie, requestId: ctx.requestId }, 'login refused');
    throw new Refused('anmeldung-falsch');
  }
  await pruefeZweitenFaktor(ctx, login, daten.code);
  await ctx.transaction((tx) => anmeldungGelungen(tx, login, marken, ctx.now()));
  const accessToken = await beginneSitzung(ctx, login, geraet);
  for (const limit of PRO_ADRESSE) await giveBack(ctx, adresse, limit);
  return { accessToken };
}

/** An operator needs a second factor, and a wrong code was counted with its password before; only the seeded demo operator is exempt, and only in demo mode. */
async function pruefeZweitenFaktor(ctx: GuestCtx, login: Anmeldung, code: string | undefined): Promise<void> {
  if (login.strategie !== 'adminUser') return;
  const admin = await ctx.transaction((tx) => findAdminUser(tx, login.person_id));
  if (admin?.demo && ctx.deps.env.demo) return;
  if (code === undefined || login.zweiter_faktor === null) throw new Refused('zweiter-faktor-noetig');
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(login.zweiter_faktor) });
  if (
    totp.validate({ token: code.replaceAll(/\s/g, ''), window: 1, timestamp: ctx.now().getTime() }) === null
  ) {
    throw kontoRefused('code-falsch');
  }
}

/** Ends the session of this request at once. */
export async function meldeAb(ctx: {
  transaction: GuestCtx['transaction'];
  actor: { sitzung: Uint8Array };
}): Promise<void> {
  await ctx.transaction((tx) => endSitzung(tx, ctx.actor.sitzung));
}
