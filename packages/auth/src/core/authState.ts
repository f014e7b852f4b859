/** The user as the server sent it; each application reads it with its own schema. */
export type AuthUser = Readonly<Record<string, unknown>>;

/** What a screen may know about the session. A new object on every change. */
export interface AuthState {
  /** Active strategy; null only when none is configured. */
  readonly strategy: string | null;
  readonly user: AuthUser | null;
  readonly loggedIn: boolean;
  /** Strategy of a session of this browser that a login here would end. */
  readonly elsewhere: string | null;
  /** A login is under way. */
  readonly busy: boolean;
  /** The session of the last visit has been restored, or there was none. */
  readonly ready: boolean;
  /** Five minutes or less are left. */
  readonly endsSoon: boolean;
  /** False when the browser keeps no cookie: a reload logs out. */
  readonly persistent: boolean;
}

/**
 * Why a session ended. `gone`: another tab ended or changed it. `rejected`: the server no longer knows the token.
 * `login`: cleared for the login that follows.
 */
export type EndCause = 'logout' | 'reset' | 'switch' | 'login' | 'expired' | 'rejected' | 'gone';
