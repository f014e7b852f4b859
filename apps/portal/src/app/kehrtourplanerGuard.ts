import type { Auth } from '@kehrtour/auth/core/auth';

import { currentUser } from './currentUser.ts';

/** Explains why the planner is closed, and books it. */
const NICHT_GEBUCHT = '/konto/einstellungen/zahlung?grund=nicht-gebucht';

/**
 * Where a visitor of the planner has to go first: the first open step of its set-up, or the page that explains that it is
 * not booked; null when she may plan. The user is read anew before somebody is sent away: a colleague may have done the step.
 */
export async function kehrtourplanerZiel(auth: Pick<Auth, 'state' | 'fetchUser'>): Promise<string | null> {
  const known = currentUser(auth);
  if (known === null) return null;
  if (zielFuer(known) === null) return null;
  await auth.fetchUser();
  const fresh = currentUser(auth);
  return fresh === null ? null : zielFuer(fresh);
}

function zielFuer({ unternehmen }: NonNullable<ReturnType<typeof currentUser>>): string | null {
  if (!unternehmen.kehrtourplaner) return NICHT_GEBUCHT;
  const [schritt] = unternehmen.offeneEinrichtung;
  return schritt === undefined ? null : `/kehrtourplaner/einrichten/${schritt}`;
}
