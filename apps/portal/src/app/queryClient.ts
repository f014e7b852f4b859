import { ApiError } from '@kehrtour/api-client/client';
import type { Auth } from '@kehrtour/auth/core/auth';
import { QueryClient } from '@tanstack/react-query';

const ATTEMPTS_MAX = 3;
const FRESH_MS = 30_000;

/** A refusal stays one however often it is asked again; only a missing network or a troubled server is worth it. */
export function worthAnotherTry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status < 500) return false;
  if (error instanceof Error && error.name === 'ExpiredAuthSessionError') return false;
  return failures < ATTEMPTS_MAX - 1;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthAnotherTry, staleTime: FRESH_MS },
    mutations: { retry: false },
  },
});

/**
 * Nothing that one person has seen may show to the next. A session that the same person renews (the `login` after a
 * running session) keeps what is on the screen.
 */
export function forgetWithSession(auth: Auth, cache: QueryClient): void {
  let last: unknown = null;
  auth.onSessionEnd(({ cause }) => {
    if (cause !== 'login') cache.clear();
  });
  auth.subscribe(() => {
    const id = auth.state.user?.['id'];
    if (id === undefined || id === last) return;
    if (last !== null) cache.clear();
    last = id;
  });
}
