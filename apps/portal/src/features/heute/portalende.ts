import { browserEnvironment } from '@kehrtour/auth/core/browserEnvironment';

import { vergissEntwuerfe } from './entwuerfe.ts';
import { kekse, portalsitzung, TOKEN } from './wer.ts';

const GEDULD_MS = 8000;

/** Ends the portal's session in this browser, too; a server that does not answer is not waited for. */
export async function meldePortalAb(): Promise<void> {
  const sitzung = portalsitzung();
  if (sitzung !== null)
    await fetch('/api/mitarbeiter/abmelden', {
      method: 'POST',
      signal: AbortSignal.timeout(GEDULD_MS),
      headers: { authorization: `Bearer ${sitzung}` },
    }).catch(() => undefined);
  for (const keks of [TOKEN, '_token_expiration.mitarbeiter']) kekse().remove(keks);
  vergissEntwuerfe();
  browserEnvironment().channel?.ring();
  // The page of the field is on the phone, that of the login is not.
  location.assign(navigator.onLine ? '/anmelden' : '/heute');
}
