import type { Passkeyfrage } from '@kehrtour/contract/passkey';
import type { Passkeyantwort } from '@kehrtour/contract/passkeyantwort';
import type { Strategie } from '@kehrtour/domain/unternehmen/konto';

import { countNetworkOrRefuse } from '../../platform/access/limit.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { anmeldungVon } from '../konto.store.ts';
import { lasseEin, zaehleAnmeldung } from '../meldeAn.ts';
import { anmeldebindung } from './anmeldebindung.ts';
import { FRAGE_MS, ortDesPasskeys, stelleFrage } from './passkeyfrage.ts';
import { pruefePasskey } from './pruefePasskey.ts';

const FRAGEN = { anzahl: 60, proSekunden: 600 };

/** The challenge of a login. It names no account, so it tells nobody whether one has a passkey. */
export async function frageNachPasskey(
  ctx: GuestCtx,
  { strategie, ohnePasswort }: { strategie: Strategie; ohnePasswort: boolean },
): Promise<Passkeyfrage> {
  await countNetworkOrRefuse(ctx, 'passkeyfrage', FRAGEN);
  return {
    challenge: Buffer.from(stelleFrage(ctx, anmeldebindung(strategie))).toString('base64url'),
    rpId: ortDesPasskeys(ctx, strategie).rpId,
    timeout: FRAGE_MS,
    userVerification: ohnePasswort ? 'required' : 'preferred',
  };
}

/**
 * Logs in without a password: the device has made sure who holds it. A try counts for its address like one with a password.
 * @throws Refused 'passkey-falsch' | 'zu-viele-versuche'
 */
export async function meldeMitPasskeyAn(
  ctx: GuestCtx,
  { strategie, antwort }: { strategie: Strategie; antwort: Passkeyantwort },
  geraet: string,
): Promise<{ accessToken: string }> {
  await zaehleAnmeldung(ctx);
  const verlangt = { strategie, bindung: anmeldebindung(strategie), ohnePasswort: true };
  const gezeigt = await pruefePasskey(ctx, antwort, verlangt);
  const login = gezeigt && (await ctx.transaction((tx) => anmeldungVon(tx, strategie, gezeigt.personId)));
  if (!login?.aktiv) throw new Refused('passkey-falsch');
  return { accessToken: await lasseEin(ctx, login, geraet) };
}
