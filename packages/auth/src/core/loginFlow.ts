import type { AuthCalls, LoginAnswer } from './authCalls.ts';
import { AuthAnswerError, OvertakenLoginError } from './authError.ts';
import { isSameUser } from './otherTab.ts';
import type { Redirector } from './redirector.ts';
import type { Reporter } from './reporter.ts';
import type { EndedSession, Session } from './session.ts';
import type { Strategy } from './strategy.ts';
import { fetchUserInto } from './userFetch.ts';

export interface LoginParts {
  session: Session;
  calls: AuthCalls;
  reporter: Reporter;
  redirector: Redirector;
  /** Tells the other tabs and the keepers of user data that the session ended or began. */
  ended(ended: EndedSession): void;
  began(): void;
}

interface RunningLogin {
  /** Same strategy and same words: the same login, pressed again. */
  key: string;
  promise: Promise<LoginAnswer>;
  overtaken: AbortController;
}

/** One login at a time: pressed again it is the same one, started anew with other words it overtakes. */
export class LoginFlow {
  readonly #parts: LoginParts;
  #running: RunningLogin | null = null;

  constructor(parts: LoginParts) {
    this.#parts = parts;
  }

  start(strategy: Strategy, credentials: unknown): Promise<LoginAnswer> {
    const key = `${strategy.name} ${JSON.stringify(credentials)}`;
    if (this.#running?.key === key) return this.#running.promise;
    this.cancel();
    const overtaken = new AbortController();
    const promise = this.#run(strategy, credentials, overtaken.signal).finally(() => {
      if (this.#running?.overtaken === overtaken) this.#running = null;
    });
    this.#running = { key, promise, overtaken };
    return promise;
  }

  cancel(): void {
    this.#running?.overtaken.abort();
    this.#running = null;
  }

  async #run(strategy: Strategy, credentials: unknown, signal: AbortSignal): Promise<LoginAnswer> {
    const { session, redirector, reporter } = this.#parts;
    const before = this.#clear(strategy);
    try {
      const answer = await this.#open(strategy, credentials, signal);
      session.update({ busy: false });
      this.#parts.began();
      const same = isSameUser({ strategy: before.strategy?.name ?? null, user: before.user }, session.state);
      if (!same) redirector.enter();
      return answer;
    } catch (error) {
      if (signal.aborted) throw new OvertakenLoginError();
      if (session.held !== null) this.#parts.ended(session.end('login'));
      session.update({ busy: false });
      reporter.tell(error, 'login');
      redirector.leave(before);
      throw error;
    }
  }

  /** The old session is gone even when the login then fails. */
  #clear(strategy: Strategy): EndedSession {
    const { session } = this.#parts;
    session.update({ busy: true });
    const before = session.end('login');
    this.#parts.ended(before);
    session.switchTo(strategy);
    return before;
  }

  async #open(strategy: Strategy, credentials: unknown, signal: AbortSignal): Promise<LoginAnswer> {
    const { session, calls, reporter } = this.#parts;
    const answer = await calls.login(strategy, credentials, signal).catch((error: unknown) => {
      if (!signal.aborted && !(error instanceof AuthAnswerError)) reporter.tell(error, 'request');
      throw error;
    });
    if (signal.aborted) throw new OvertakenLoginError();
    session.end('login');
    session.begin(answer.token, answer.offsetMs);
    await fetchUserInto(session, calls, reporter);
    if (signal.aborted) throw new OvertakenLoginError();
    return answer;
  }
}
