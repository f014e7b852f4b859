import type { AuthLog } from './authEnvironment.ts';
import { AuthRequestError, ExpiredAuthSessionError, OvertakenLoginError } from './authError.ts';
import type { AuthErrorListener } from './reporter.ts';

/** What a login may meet: the server's refusal, no network, the end of a session, a later login. */
const EXPECTED = [AuthRequestError, TypeError, ExpiredAuthSessionError, OvertakenLoginError];

/**
 * Writes what no login should meet to the log, once for each login (specification §8). What happens at the start of a page and
 * between logins the session logs by itself.
 */
export const logUnexpected =
  (log: AuthLog): AuthErrorListener =>
  (error, { method }) => {
    if (method !== 'login' || EXPECTED.some((kind) => error instanceof kind)) return;
    log.error(error instanceof Error ? error.message : String(error));
  };
