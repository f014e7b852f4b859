import { createContext } from 'react';
import type { ReactNode } from 'react';

import type { Auth } from '../core/auth.ts';

export const AuthContext = createContext<Auth | null>(null);

/** Makes one session known to all screens below. */
export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}
