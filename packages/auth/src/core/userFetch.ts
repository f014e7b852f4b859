import type { AuthCalls } from './authCalls.ts';
import { AuthRequestError, ExpiredAuthSessionError, OvertakenLoginError } from './authError.ts';
import type { AuthUser } from './authState.ts';
import type { Reporter } from './reporter.ts';
import type { Session } from './session.ts';

/** Reads the user of the held token into the session. An answer that comes after the session has changed is dropped. */
export async function fetchUserInto(session: Session, calls: AuthCalls, reporter: Reporter): Promise<void> {
  const { strategy, held, number } = session;
  if (strategy === null) throw new Error('No strategy is set!');
  if (held === null) return session.update({ user: null });
  if (session.standing() === 'expired') throw new ExpiredAuthSessionError();
  const user = await userOrReport(calls.user(strategy, held.token), reporter);
  if (session.number !== number) throw new OvertakenLoginError();
  session.update({ user });
}

async function userOrReport(call: Promise<AuthUser>, reporter: Reporter): Promise<AuthUser> {
  try {
    return await call;
  } catch (error) {
    if (!isBadAnswer(error)) reporter.tell(error, 'request');
    reporter.tell(error, 'fetchUser');
    throw error;
  }
}

function isBadAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthAnswerError';
}

/** Whether the server does not know the token (any more). */
export function isRejection(error: unknown): boolean {
  return error instanceof AuthRequestError && error.status === 401;
}
