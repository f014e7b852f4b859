import { Auth } from '../core/auth.ts';
import type { AuthOptions } from '../core/auth.ts';
import { accessOf, plainPath } from '../core/guard.ts';
import type { PageAccess } from '../core/guard.ts';
import type { EndedSession } from '../core/session.ts';
import { FakeClock, settle } from './fakeClock.ts';
import { FakeJar } from './fakeJar.ts';
import { FakeServer } from './fakeServer.ts';

const ORIGIN = 'https://app.kehrtour.example';
const PUBLIC = ['/', '/oeffentlich', '/preise'];
const GUEST = ['/anmelden', '/registrieren', '/admin-area/anmelden'];
const PROTECTED = ['/kunden', '/mitarbeiter', '/termine', '/admin-area'];

/** The routes of the cases: an address and everything below it. */
export function accessOfPage(url: string): PageAccess {
  const path = plainPath(url);
  if (PUBLIC.includes(path)) return accessOf([undefined, false]);
  if (GUEST.includes(path)) return accessOf(['guest']);
  return PROTECTED.some((page) => path === page || path.startsWith(`${page}/`))
    ? accessOf([undefined])
    : 'unknown';
}

/** One browser with its cookies, a server and a clock. */
export class World {
  readonly clock = new FakeClock(Date.parse('2026-11-23T08:00:00Z'));
  readonly jar = new FakeJar();
  readonly server = new FakeServer(this.clock);
  readonly warnings: string[] = [];
  readonly errors: string[] = [];
  readonly #bells = new Set<() => void>();
  channel = true;

  /** A session as if somebody had logged in before. */
  haveSession(token = 'alt', strategy = 'mitarbeiter', leftMs: number | null = 7_200_000): void {
    this.jar.set('auth.strategy', strategy);
    this.jar.set(`auth._token.${strategy}`, `Bearer ${token}`);
    if (leftMs !== null)
      this.jar.set(`auth._token_expiration.${strategy}`, String(this.clock.now() + leftMs));
    this.server.users.set(`Bearer ${token}`, { id: 'm-1', scope: [strategy] });
  }

  tab(options: AuthOptions = {}): Tab {
    return new Tab(this, options);
  }

  /** A tab that is open at this page. */
  async open(url: string, options: AuthOptions = {}): Promise<Tab> {
    const tab = this.tab(options);
    await tab.visit(url);
    return tab;
  }

  async loggedIn(url = '/kunden'): Promise<Tab> {
    this.haveSession();
    return this.open(url);
  }

  bell(mine: { heard: (() => void) | null }) {
    if (!this.channel) return null;
    return {
      ring: () => {
        for (const bell of this.#bells) if (bell !== mine.heard) bell();
      },
      listen: (heard: () => void) => {
        mine.heard = heard;
        this.#bells.add(heard);
        return () => this.#bells.delete(heard);
      },
    };
  }
}

/** A tab with the smallest router there can be. */
export class Tab {
  readonly auth: Auth;
  /** Every page that was shown, in order. */
  readonly pages: string[] = [];
  /** Every redirect, in order; a visit by the visitor puts `|` between them. */
  readonly redirects: string[] = [];
  readonly ends: EndedSession[] = [];
  #awake: () => void = () => undefined;
  #goal = '';

  constructor(world: World, options: AuthOptions) {
    this.auth = new Auth(
      {
        cookies: world.jar,
        clock: world.clock,
        fetch: world.server.fetch,
        origin: ORIGIN,
        channel: world.bell({ heard: null }),
        onAwake: (awake) => {
          this.#awake = awake;
          return () => undefined;
        },
        log: { warn: (text) => world.warnings.push(text), error: (text) => world.errors.push(text) },
      },
      options,
    );
    this.auth.attach({
      current: () => this.#goal,
      access: accessOfPage,
      go: (url) => {
        this.redirects.push(url);
        void this.#navigate(url);
      },
    });
    this.auth.onSessionEnd((ended) => this.ends.push(ended));
  }

  get page(): string {
    return this.pages.at(-1) ?? '';
  }

  /** The visitor opens a page. */
  async visit(url: string): Promise<void> {
    this.redirects.push('|');
    await this.#navigate(url);
    await settle();
  }

  async focus(): Promise<void> {
    this.#awake();
    await settle();
  }

  async #navigate(url: string): Promise<void> {
    this.#goal = url;
    const target = await this.auth.guard(url);
    if (this.#goal !== url) return;
    if (target === null) {
      this.pages.push(url);
      return;
    }
    this.redirects.push(target);
    await this.#navigate(target);
  }
}

/** A token that tells its own end. */
export function jwt(payload: unknown): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'none' })}.${part(payload)}.sig`;
}

export const EVA = { email: 'eva@kehrtour.example', passwort: 'richtig' };
