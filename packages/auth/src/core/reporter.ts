import type { AuthLog } from './authEnvironment.ts';
import { ExpiredAuthSessionError } from './authError.ts';

export type AuthMethod = 'request' | 'fetchUser' | 'login';
export type AuthErrorListener = (error: unknown, about: { method: AuthMethod }) => void;

/** Tells listeners and the log what went wrong; neither can disturb the session. */
export class Reporter {
  readonly #log: AuthLog;
  readonly #listeners = new Set<AuthErrorListener>();

  constructor(log: AuthLog) {
    this.#log = log;
  }

  onError(listener: AuthErrorListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(error: unknown, method: AuthMethod): void {
    for (const listener of this.#listeners) {
      try {
        listener(error, { method });
      } catch {
        this.#log.error('An error listener failed itself.');
      }
    }
  }

  /** An ended session is no error worth a line (specification §8). */
  log(error: unknown, token: string | undefined): void {
    if (error instanceof ExpiredAuthSessionError) return;
    const text = error instanceof Error ? error.message : String(error);
    this.#log.error(token === undefined ? text : text.replaceAll(token.replace('Bearer ', ''), '…'));
  }
}
