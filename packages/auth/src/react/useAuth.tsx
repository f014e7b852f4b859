import { use, useMemo, useSyncExternalStore } from 'react';

import type { Auth } from '../core/auth.ts';
import type { AuthState } from '../core/authState.ts';
import { AuthContext } from './AuthProvider.tsx';

export type AuthView = AuthState &
  Pick<Auth, 'login' | 'logout' | 'fetchUser' | 'setUserToken' | 'hasScope' | 'requests'>;

/** State and verbs of the session; the screen is drawn anew when the state changes. */
export function useAuth(): AuthView {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above.');
  const state = useSyncExternalStore(
    (changed) => auth.subscribe(changed),
    () => auth.state,
    () => auth.state,
  );
  const verbs = useMemo(() => verbsOf(auth), [auth]);
  return { ...state, ...verbs };
}

/** The same functions at every drawing, so that effects may depend on them. */
function verbsOf(auth: Auth): Omit<AuthView, keyof AuthState> {
  return {
    login: (strategy, credentials) => auth.login(strategy, credentials),
    logout: () => auth.logout(),
    fetchUser: () => auth.fetchUser(),
    setUserToken: (token) => auth.setUserToken(token),
    hasScope: (wanted) => auth.hasScope(wanted),
    requests: auth.requests,
  };
}
