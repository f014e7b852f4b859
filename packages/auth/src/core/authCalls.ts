import type { AuthEnvironment } from './authEnvironment.ts';
import { AuthAnswerError, AuthRequestError } from './authError.ts';
import type { AuthUser } from './authState.ts';
import { serverOffset } from './serverClock.ts';
import type { Strategy } from './strategy.ts';

/** An answer of the login call that can become a session. */
export interface LoginAnswer {
  status: number;
  body: Readonly<Record<string, unknown>>;
  token: string;
  /** How far the server's clock is ahead, in milliseconds. */
  offsetMs: number;
}

const TOKEN_FIELD = 'accessToken';
const LOGOUT_PATIENCE_MS = 5000;

/** The six calls of specification §7. */
export class AuthCalls {
  readonly #env: AuthEnvironment;
  readonly #apiUrl: string;

  constructor(env: AuthEnvironment, apiUrl: string) {
    this.#env = env;
    this.#apiUrl = apiUrl;
  }

  /** @throws AuthRequestError, AuthAnswerError or what the network throws */
  async login(strategy: Strategy, credentials: unknown, signal: AbortSignal): Promise<LoginAnswer> {
    const answer = await this.#env.fetch(this.#apiUrl + strategy.loginCall, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
      signal,
    });
    const body = await successBody(answer);
    const token = isRecord(body) ? body[TOKEN_FIELD] : undefined;
    if (!isRecord(body) || typeof token !== 'string' || token === '') {
      throw new AuthAnswerError(`Login response does not contain field ${TOKEN_FIELD}`);
    }
    const offsetMs = serverOffset(answer.headers.get('Date'), this.#env.clock.now());
    return { status: answer.status, body, token, offsetMs };
  }

  /** @throws AuthRequestError, AuthAnswerError or what the network throws */
  async user(strategy: Strategy, token: string): Promise<AuthUser> {
    const answer = await this.#env.fetch(this.#apiUrl + strategy.userCall, {
      headers: { Authorization: token },
    });
    const body = await successBody(answer);
    const user = isRecord(body) ? body[strategy.userField] : undefined;
    if (isRecord(user)) return user;
    throw new AuthAnswerError(`User Data response does not contain field ${strategy.userField}`);
  }

  /** Settles after five seconds at the latest and never fails: leaving must always be possible. */
  logout(strategy: Strategy, token: string): Promise<void> {
    const impatience = new AbortController();
    return new Promise((settle) => {
      const callOff = this.#env.clock.after(LOGOUT_PATIENCE_MS, () => {
        impatience.abort();
        settle();
      });
      this.#env
        .fetch(this.#apiUrl + strategy.logoutCall, {
          method: 'POST',
          headers: { Authorization: token },
          signal: impatience.signal,
        })
        .catch(() => undefined)
        .finally(() => {
          callOff();
          settle();
        });
    });
  }
}

async function successBody(answer: Response): Promise<unknown> {
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new AuthRequestError(answer.status, body);
  return body;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
