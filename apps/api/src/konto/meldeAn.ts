import { createHash } from 'node:crypto';

import * as OTPAuth from 'otpauth';

import type { GuestCtx } from '../platform/ctx.ts';
import { countOrRefuse } from '../platform/limit.ts';
import { Refused } from '../platform/refused.ts';
import { hashToken, newToken } from '../platform/secrets.ts';
import { SESSION_MS, type Strategie } from '../platform/session.ts';
import {
  type Anmeldung,
  clearFehlversuche,
  countFehlversuch,
  createSitzung,
  endSitzung,
  findAdminUser,
  findAnmeldung,
} from './konto.store.ts';
import { passwortStimmt } from './passwort.ts';

export type Zugangsdaten = { email: string; passwort: string; code?: string | undefined };

/** Per network address, over both strategies: 10 in 3 minutes and 50 in an hour. */
const PRO_ADRESSE = [
  { anzahl: 10, proSekunden: 180 },
  { anzahl: 50, proSekunden: 3600 },
];
/** After so many failures in a row only a new password helps. */
const FEHLVERSUCHE_MAX = 100;

/**
 * Logs in and answers an opaque token of 256 bit; only its hash is stored.
 * An unknown address, a wrong password and a blocked account answer the same and take the same time.
 */
export async function meldeAn(
  ctx: GuestCtx,
  strategie: Strategie,
  daten: Zugangsdaten,
  geraet: string,
): Promise<{ accessToken: string }> {
  for (const limit of PRO_ADRESSE) await countOrRefuse(ctx, `anmelden/${ctx.adresse}`, limit);
  const login = await ctx.transaction((tx) => findAnmeldung(tx, strategie, daten.email));
  const wartet = login?.naechster_versuch_ab && login.naechster_versuch_ab > ctx.now();
  const stimmt = await passwortStimmt(daten.passwort, wartet ? null : login?.passwort_hash);
  if (!login || !stimmt || wartet || !login.aktiv || login.fehlversuche >= FEHLVERSUCHE_MAX) {
    if (login && !wartet) await ctx.transaction((tx) => countFehlversuch(tx, login, ctx.now()));
    ctx.deps.log.info(
      { konto: pseudonym(daten.email), strategie, requestId: ctx.requestId },
      'login refused',
    );
    throw new Refused('anmeldung-falsch');
  }
  await pruefeZweitenFaktor(ctx, login, daten.code);
  const accessToken = newToken();
  const now = ctx.now();
  await ctx.transaction(async (tx) => {
    await clearFehlversuche(tx, login);
    await createSitzung(tx, {
      hash: hashToken(accessToken),
      login,
      now,
      ablauf: new Date(now.getTime() + SESSION_MS),
      geraet,
    });
  });
  ctx.deps.log.info({ person: login.person_id, strategie, requestId: ctx.requestId }, 'login');
  return { accessToken };
}

/** An operator needs a second factor; only the seeded demo operator is exempt, and only in demo mode. */
async function pruefeZweitenFaktor(ctx: GuestCtx, login: Anmeldung, code: string | undefined): Promise<void> {
  if (login.strategie !== 'adminUser') return;
  const admin = await ctx.transaction((tx) => findAdminUser(tx, login.person_id));
  if (admin?.demo && ctx.deps.env.demo) return;
  if (code === undefined || login.zweiter_faktor === null) throw new Refused('zweiter-faktor-noetig');
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(login.zweiter_faktor) });
  if (
    totp.validate({ token: code.replaceAll(/\s/g, ''), window: 1, timestamp: ctx.now().getTime() }) === null
  ) {
    await ctx.transaction((tx) => countFehlversuch(tx, login, ctx.now()));
    throw new Refused('zweiter-faktor-noetig', {
      detail: 'Der Code stimmt nicht oder ist abgelaufen. Bitte nehmen Sie den nächsten.',
    });
  }
}

/** Logs name accounts only by a hash, so that a list of addresses cannot be read out of them. */
const pseudonym = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 12);

/** Ends the session of this request at once. */
export async function meldeAb(ctx: {
  transaction: GuestCtx['transaction'];
  actor: { sitzung: Uint8Array };
}): Promise<void> {
  await ctx.transaction((tx) => endSitzung(tx, ctx.actor.sitzung));
}
