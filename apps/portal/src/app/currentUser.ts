import type { Auth } from '@kehrtour/auth/core/auth';
import { useAuth } from '@kehrtour/auth/react/useAuth';
import { angemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';

/** Reads the user that the session holds with the contract's schema. @throws when the server sent something else */
export function currentUser(auth: Pick<Auth, 'state'>): AngemeldeterMitarbeiter | null {
  return auth.state.user === null ? null : angemeldeterMitarbeiter.parse(auth.state.user);
}

/** The person of this page; only below layouts that need a login. */
export function useCurrentUser(): AngemeldeterMitarbeiter | null {
  const { user } = useAuth();
  return user === null ? null : angemeldeterMitarbeiter.parse(user);
}
