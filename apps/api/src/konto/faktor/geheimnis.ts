import * as OTPAuth from 'otpauth';

import type { Ctx } from '../../platform/ctx.ts';
import type { Faktorinhaber } from './faktor.store.ts';

const SIEGEL = 'siegel$';
const SCHRITT_MS = 30_000;
const AUSSTELLER = { mitarbeiter: 'Kehrtour', adminUser: 'Kehrtour Betrieb' } as const;

const labelOf = ({ strategie, personId }: Faktorinhaber): string => `zweiter-faktor/${strategie}/${personId}`;

/** A fresh secret of 160 bit: for its owner's app, and sealed for the database. */
export function neuesGeheimnis(
  ctx: Ctx,
  wer: Faktorinhaber,
  email: string,
): { geheimnis: string; otpauth: string; versiegelt: string } {
  const totp = new OTPAuth.TOTP({
    issuer: AUSSTELLER[wer.strategie],
    label: email,
    secret: new OTPAuth.Secret({ size: 20 }),
  });
  return {
    geheimnis: totp.secret.base32,
    otpauth: totp.toString(),
    versiegelt: versiegle(ctx, wer, totp.secret.base32),
  };
}

/** Sealed already, or in the clear from a time when it lay so. */
export function versiegeltesGeheimnis(ctx: Ctx, wer: Faktorinhaber, gespeichert: string): string {
  return gespeichert.startsWith(SIEGEL) ? gespeichert : versiegle(ctx, wer, gespeichert);
}

/** The step of time that a code belongs to, one before and one after the present one; undefined for a wrong code. */
export function schrittVon(
  ctx: Ctx,
  wer: Faktorinhaber,
  { gespeichert, code }: { gespeichert: string; code: string },
): number | undefined {
  const base32 = gespeichert.startsWith(SIEGEL)
    ? ctx.deps.secrets.unseal(labelOf(wer), Buffer.from(gespeichert.slice(SIEGEL.length), 'base64url'))
    : gespeichert;
  const jetzt = ctx.now().getTime();
  const abweichung = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(base32) }).validate({
    token: code,
    window: 1,
    timestamp: jetzt,
  });
  return abweichung === null ? undefined : Math.floor(jetzt / SCHRITT_MS) + abweichung;
}

const versiegle = (ctx: Ctx, wer: Faktorinhaber, base32: string): string =>
  `${SIEGEL}${ctx.deps.secrets.seal(labelOf(wer), base32).toString('base64url')}`;
