import { browserEnvironment } from '@kehrtour/auth/core/browserEnvironment';
import { createCookieStore } from '@kehrtour/auth/core/cookieStore';
import type { StoredPage } from '@kehrtour/auth/core/storedPage';

import { oeffneSpeicher, type Speicher, zuletztDa } from './speicher.ts';
import { handyuhr } from './uhr.ts';

const GEDULD_MS = 8000;
export const TOKEN = '_token.mitarbeiter';

export const kekse = () => {
  const { cookies, log } = browserEnvironment();
  return createCookieStore(cookies, log);
};

/** The token of the portal's session in this browser, as long as there is one. */
export const portalsitzung = (): string | null =>
  kekse()
    .read(TOKEN)
    ?.replace(/^Bearer /, '') ?? null;

/**
 * Whose day this is. Without a network it is whoever was here last; another session of the portal is asked first, so that nobody
 * sees the day of somebody else.
 * @returns 'niemand' where somebody has to log in, 'unklar' where the network is missing to find out
 */
export async function werIstDa(): Promise<Speicher | 'niemand' | 'unklar'> {
  const sitzung = portalsitzung();
  const zuletzt = await zuletztDa();
  const letzte = () => (zuletzt ? oeffneSpeicher(zuletzt.person) : ('niemand' as const));
  if (sitzung === null) return letzte();
  const merkmal = await kurzAus(sitzung);
  if (zuletzt?.sitzung === merkmal) return oeffneSpeicher(zuletzt.person);
  const person = await fragePerson(sitzung);
  if (person === undefined) return 'unklar';
  // The server has ended that session: the phone's own credential may still be good.
  return person === null ? letzte() : oeffneSpeicher(person, merkmal);
}

/** The id of whoever holds this token; null: nobody any more; undefined: nobody answered who is us. */
async function fragePerson(token: string): Promise<string | null | undefined> {
  try {
    const antwort = await fetch('/api/mitarbeiter', {
      redirect: 'error',
      signal: AbortSignal.timeout(GEDULD_MS),
      headers: { authorization: `Bearer ${token}` },
    });
    if (antwort.status === 401) return null;
    const { mitarbeiter } = (await antwort.json()) as { mitarbeiter?: { id?: unknown } };
    return typeof mitarbeiter?.id === 'string' ? mitarbeiter.id : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers this page for after the login. */
export function geheZurAnmeldung(): void {
  const seite: StoredPage = { url: '/heute', strategy: 'mitarbeiter', at: handyuhr() };
  kekse().remove(TOKEN);
  kekse().write('redirect', JSON.stringify(seite));
  location.assign('/anmelden');
}

/** Names a session without being it. */
async function kurzAus(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(hash)].slice(0, 12).join('-');
}
