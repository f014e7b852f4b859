import type { AuthEnvironment, Requests } from './authEnvironment.ts';
import { ExpiredAuthSessionError } from './authError.ts';
import type { EndCause } from './authState.ts';
import { isSameUser } from './otherTab.ts';
import type { OtherTab } from './otherTab.ts';
import type { HeldToken, Session } from './session.ts';

export interface TokenCallParts {
  session: Session;
  otherTab: OtherTab;
  /** Where our API answers, and the paths below it that are for everybody. */
  api: { url: string; anonymous: readonly string[] };
  end(cause: EndCause): void;
}

/** Calls of the application, with the token of the session where it belongs. */
export class TokenCalls {
  readonly #env: AuthEnvironment;
  readonly #parts: TokenCallParts;

  constructor(env: AuthEnvironment, parts: TokenCallParts) {
    this.#env = env;
    this.#parts = parts;
  }

  /** @throws ExpiredAuthSessionError when the session ended before the call was sent */
  readonly send: Requests = async (input, init) => {
    if (!this.#carriesToken(input)) return this.#env.fetch(input, init);
    const held = await this.#tokenForCall();
    if (held === null) return this.#env.fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set('Authorization', held.token);
    const answer = await this.#env.fetch(input, { ...init, headers });
    if (answer.status === 401 && held === this.#parts.session.held) this.#parts.end('rejected');
    return answer;
  };

  async #tokenForCall(): Promise<HeldToken | null> {
    const { session, otherTab, end } = this.#parts;
    const before = session.state;
    const standing = before.busy ? 'valid' : session.standing();
    if (standing === 'expired' || standing === 'gone') {
      // Calls started in the same breath must all see the end before the first one brings it about.
      const { number } = session;
      await Promise.resolve();
      if (number === session.number) end(standing);
      throw new ExpiredAuthSessionError();
    }
    if (standing === 'foreign') {
      await otherTab.follow(true);
      if (before.user !== null && !isSameUser(before, session.state)) throw new ExpiredAuthSessionError();
    }
    return session.held;
  }

  #carriesToken(input: string): boolean {
    const { api } = this.#parts;
    const base = new URL(api.url, this.#env.origin);
    const url = new URL(input, this.#env.origin);
    const path = base.pathname.replace(/\/$/, '');
    if (url.origin !== base.origin || !url.pathname.startsWith(`${path}/`)) return false;
    return !api.anonymous.some((anonymous) => url.pathname.startsWith(path + anonymous));
  }
}
