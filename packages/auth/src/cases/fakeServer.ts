import type { Requests } from '../core/authEnvironment.ts';
import type { FakeClock } from './fakeClock.ts';

export interface Call {
  method: string;
  url: string;
  authorization: string | null;
  body: string | null;
}

export interface Answer {
  status?: number;
  body?: unknown;
  /** Sent as it is, for instance the HTML of a fallback page. */
  text?: string;
  delayMs?: number;
  /** Nobody answers: the network fails. */
  offline?: boolean;
  /** Never answers. */
  hangs?: boolean;
}

/** Answers the six calls and any data call; single calls can be told otherwise. */
export class FakeServer {
  readonly calls: Call[] = [];
  /** Users by valid token. */
  readonly users = new Map<string, Record<string, unknown>>();
  readonly #clock: FakeClock;
  readonly #said = new Map<string, Answer[]>();
  /** Clock of the server against the client's; null sends no Date header. */
  aheadMs: number | null = null;
  nextToken: unknown = 'zeichen';
  scope: unknown = ['mitarbeiter'];
  userId = 'm-1';

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  /** The answers to the next calls of this kind, the last one for good: `say('GET /api/mitarbeiter', { status: 500 })`. */
  say(call: string, ...answers: Answer[]): void {
    this.#said.set(call, answers);
  }

  count(call: string): number {
    return this.calls.filter(({ method, url }) => `${method} ${url}` === call).length;
  }

  readonly fetch: Requests = async (input, init) => {
    const headers = new Headers(init?.headers);
    const call = {
      method: init?.method ?? 'GET',
      url: input,
      authorization: headers.get('Authorization'),
      body: typeof init?.body === 'string' ? init.body : null,
    };
    this.calls.push(call);
    const said = this.#said.get(`${call.method} ${call.url}`);
    const answer = (said && said.length > 1 ? said.shift() : said?.[0]) ?? {};
    const usual = this.#usual(call);
    if (answer.hangs) await never(init?.signal);
    if (answer.delayMs) await new Promise<void>((done) => this.#clock.after(answer.delayMs ?? 0, done));
    if (answer.offline) throw new TypeError('Failed to fetch');
    return this.#response({ ...usual, ...answer });
  };

  #usual({ method, url, authorization }: Call): Answer {
    if (method === 'POST' && url.endsWith('/anmelden')) return this.#login();
    const field = url === '/api/admin-user' ? 'adminUser' : 'mitarbeiter';
    const user = this.users.get(authorization ?? '');
    if (url === '/api/mitarbeiter' || url === '/api/admin-user') {
      return user ? { body: { [field]: user } } : { status: 401 };
    }
    return { body: { ok: true } };
  }

  #login(): Answer {
    const token = this.nextToken;
    this.users.set(`Bearer ${String(token)}`, { id: this.userId, scope: this.scope });
    return { body: { accessToken: token } };
  }

  #response({ status = 200, body, text }: Answer): Response {
    const headers = new Headers({ 'Content-Type': text === undefined ? 'application/json' : 'text/html' });
    if (this.aheadMs !== null) headers.set('Date', new Date(this.#clock.now() + this.aheadMs).toUTCString());
    return new Response(text ?? JSON.stringify(body ?? null), { status, headers });
  }
}

function never(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}
