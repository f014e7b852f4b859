import { randomUUID } from 'node:crypto';

import * as OTPAuth from 'otpauth';

import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { insertAdminUser, insertAnmeldung, setZweiterFaktor } from './konto.store.ts';
import { neuerLink } from './passwortMitLink.ts';

export type NeuerAdminUser = {
  /** Leads to the page where the first password is chosen; seven days, once. */
  link: string;
  /** Secret of the second factor in Base32, to be typed into an authenticator app. */
  geheimnis: string;
  /** The same as an `otpauth:` address for a QR code. */
  otpauth: string;
};

/** Makes an operator with a second factor and without a password. Undefined when the address is taken. */
export async function legeAdminUserAn(
  ctx: Ctx,
  tx: Tx,
  { name, email }: { name: string; email: string },
): Promise<NeuerAdminUser | undefined> {
  const personId = randomUUID();
  const frei = await insertAnmeldung(tx, {
    strategie: 'adminUser',
    email,
    personId,
    unternehmenId: null,
    passwortHash: null,
  });
  if (!frei) return undefined;
  await insertAdminUser(tx, { id: personId, name, demo: false });
  const totp = new OTPAuth.TOTP({
    issuer: 'Kehrtour Betrieb',
    label: email,
    secret: new OTPAuth.Secret({ size: 20 }),
  });
  await setZweiterFaktor(tx, personId, totp.secret.base32);
  return {
    link: await neuerLink(ctx, tx, { strategie: 'adminUser', personId }, 'einladung'),
    geheimnis: totp.secret.base32,
    otpauth: totp.toString(),
  };
}
