import type { BrowserContext, Route } from '@playwright/test';

export interface SentCall {
  method: string;
  path: string;
  authorization: string | null;
  body: unknown;
}

interface Person {
  field: 'mitarbeiter' | 'adminUser';
  id: string;
  name: string;
}

const EVA: Person = { field: 'mitarbeiter', id: 'm-1', name: 'Eva Ruß' };
const ADA: Person = { field: 'mitarbeiter', id: 'm-2', name: 'Ada Glut' };
const OTTO: Person = { field: 'adminUser', id: 'a-1', name: 'Otto Betrieb' };
const PEOPLE: Record<string, Person> = {
  'eva@kehrtour.example': EVA,
  'ada@kehrtour.example': ADA,
  'otto@kehrtour.example': OTTO,
};

type Answer = { status?: number; body?: unknown; text?: string; delayMs?: number };

/** The server of the fixture: real enough to check tokens, and changeable call by call. */
export class ApiScript {
  readonly calls: SentCall[] = [];
  readonly #tokens = new Map<string, Person>();
  readonly #answers = new Map<string, Answer>();
  #next = 1;

  async serve(context: BrowserContext): Promise<void> {
    await context.route('**/api/**', (route) => this.#answer(route));
  }

  /** The next and all later calls of this kind get this answer: `say('GET /mitarbeiter', { status: 500 })`. */
  say(call: string, answer: Answer): void {
    this.#answers.set(call, answer);
  }

  /** A token as the server would have given it. */
  tokenFor(email: string, token = `zeichen-${this.#next++}`): string {
    const person = PEOPLE[email];
    if (person === undefined) throw new Error(`Nobody is called ${email}.`);
    this.#tokens.set(token, person);
    return token;
  }

  revokeAll(): void {
    this.#tokens.clear();
  }

  count(method: string, path: string): number {
    return this.calls.filter((call) => call.method === method && call.path === path).length;
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api', '');
    const call: SentCall = {
      method: request.method(),
      path,
      authorization: (await request.allHeaders())['authorization'] ?? null,
      body: request.postData() === null ? null : JSON.parse(request.postData() ?? 'null'),
    };
    if (path !== '/vitals') this.calls.push(call);
    const said = this.#answers.get(`${call.method} ${path}`);
    if (said?.delayMs) await new Promise((done) => setTimeout(done, said.delayMs));
    const {
      status = 200,
      body,
      text,
    } = said?.body === undefined && said?.text === undefined
      ? { ...this.#usual(call), ...(said?.status && { status: said.status }) }
      : said;
    await route
      .fulfill({
        status,
        contentType: text ? 'text/html' : 'application/json',
        body: text ?? JSON.stringify(body ?? {}),
      })
      .catch(() => undefined);
  }

  #usual({ method, path, authorization, body }: SentCall): Answer {
    const person = this.#tokens.get(authorization?.replace('Bearer ', '') ?? '');
    if (path.endsWith('/anmelden')) return this.#login(body as { email?: string; passwort?: string });
    if (path === '/vitals') return { status: 204 };
    if (path.startsWith('/oeffentlich/')) return { body: { daten: 1 } };
    if (person === undefined) return { status: 401, body: { title: 'Nicht angemeldet' } };
    if (path.startsWith('/admin-user') && person.field !== 'adminUser')
      return { status: 403, body: { title: 'Nicht erlaubt' } };
    if (method === 'POST' && path.endsWith('/abmelden'))
      this.#tokens.delete(authorization?.replace('Bearer ', '') ?? '');
    if (path === '/mitarbeiter' || path === '/admin-user') {
      return { body: { [person.field]: { id: person.id, name: person.name, scope: [person.field] } } };
    }
    return { body: { ok: true } };
  }

  #login({ email = '', passwort }: { email?: string; passwort?: string }): Answer {
    if (passwort !== 'richtig' || PEOPLE[email] === undefined)
      return { status: 401, body: { title: 'Passwort falsch' } };
    return { body: { accessToken: this.tokenFor(email) } };
  }
}
