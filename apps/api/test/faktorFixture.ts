import { faktorBeginnen, faktorBestaetigen } from '@kehrtour/contract/zweiterFaktor';
import * as OTPAuth from 'otpauth';

import { hashPasswort } from '../src/konto/passwort.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

export const PASSWORT = 'ein langer Satz zum Anmelden';
let hash: Promise<string> | undefined;

/** Everybody of this company logs in with `PASSWORT`. */
export async function mitPasswort<B extends TestBetrieb>(api: TestApi, betrieb: B): Promise<B> {
  hash ??= hashPasswort(PASSWORT);
  await api.deps.db.query('update anmeldung set passwort_hash = $1 where unternehmen_id = $2', [
    await hash,
    betrieb.unternehmenId,
  ]);
  return betrieb;
}

/** A second factor for the Inhaberin; what comes back makes the next code, half a minute later by the server's clock. */
export async function mitFaktor(api: TestApi, { token }: TestBetrieb): Promise<() => string> {
  const { body } = await api.call(faktorBeginnen, { body: { passwort: PASSWORT } }, token.inhaber);
  const code = (): string => {
    api.clock.now = new Date(api.clock.now.getTime() + 30_000);
    return new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(body.geheimnis) }).generate({
      timestamp: api.clock.now.getTime(),
    });
  };
  const { status } = await api.call(faktorBestaetigen, { body: { code: code() } }, token.inhaber);
  if (status !== 200) throw new Error(`The second factor was not switched on: ${status}`);
  return code;
}
