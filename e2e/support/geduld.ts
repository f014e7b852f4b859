import { setTimeout as wait } from 'node:timers/promises';

const FRAGE_MS = 100;

/**
 * How long a journey waits for what must come. What comes ends the wait; a machine on which much else runs needs a minute, and
 * by night nobody sits in front of it.
 */
export const GEDULD_MS = process.env['SUITE'] === 'day' ? 90_000 : 360_000;

/** How long one look takes that is followed by the next: the page is fetched anew, and what is not there yet may be then. */
export const BLICK_MS = 3_000;

/**
 * Asks until there is an answer.
 * @throws with what is missing when none came in time
 */
export async function bisDa<Antwort>(
  frage: () => Promise<Antwort | undefined>,
  fehlt: string,
): Promise<Antwort> {
  const until = Date.now() + GEDULD_MS;
  while (Date.now() < until) {
    const antwort = await frage();
    if (antwort !== undefined) return antwort;
    await wait(FRAGE_MS);
  }
  throw new Error(fehlt);
}
