import type { AuthEnvironment } from './authEnvironment.ts';
import type { AuthState, AuthUser, EndCause } from './authState.ts';
import { createCookieStore } from './cookieStore.ts';
import type { CookieStore } from './cookieStore.ts';
import { ExpiryTimer } from './expiryTimer.ts';
import type { Strategy } from './strategy.ts';
import { EXPIRY_CAP_MS, expiryOf, ownExpiry, tokenStatus, withType } from './token.ts';

/** What memory says against what the cookies say. `gone`, `foreign`: another tab ended or replaced the session. */
export type Standing = 'none' | 'valid' | 'expired' | 'gone' | 'foreign';

/** The token in use, with its type, and its end in milliseconds since 1970. */
export interface HeldToken {
  readonly token: string;
  readonly expiry: number;
}

/** A session as it was at its end. */
export interface EndedSession {
  cause: EndCause;
  strategy: Strategy | null;
  user: AuthUser | null;
  loggedIn: boolean;
}

/** Strategy, token, user and their cookies of one tab. Talks to nobody; whoever ends it decides where the visitor goes. */
export class Session {
  readonly store: CookieStore;
  readonly #env: AuthEnvironment;
  readonly #strategies: readonly Strategy[];
  /** An application that belongs to one strategy never follows another tab into a different one. */
  readonly #fixed: string | null;
  readonly #listeners = new Set<() => void>();
  readonly #timer: ExpiryTimer;
  #strategy: Strategy | null = null;
  #held: HeldToken | null = null;
  #number = 0;
  #state: AuthState = {
    strategy: null,
    user: null,
    loggedIn: false,
    elsewhere: null,
    busy: false,
    ready: false,
    endsSoon: false,
    persistent: true,
  };

  constructor(
    env: AuthEnvironment,
    setup: { strategies: readonly Strategy[]; fixed: string | null; over: () => void },
  ) {
    this.#env = env;
    this.#strategies = setup.strategies;
    this.#fixed = setup.fixed;
    this.store = createCookieStore(env.cookies, env.log);
    this.#timer = new ExpiryTimer(env.clock, {
      soon: () => this.update({ endsSoon: true }),
      over: setup.over,
    });
  }

  get state(): AuthState {
    return this.#state;
  }

  get strategy(): Strategy | null {
    return this.#strategy;
  }

  get held(): HeldToken | null {
    return this.#held;
  }

  /** Rises whenever a session begins or ends: an answer that belongs to an older number is thrown away. */
  get number(): number {
    return this.#number;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  update(change: Partial<AuthState>): void {
    const next = { ...this.#state, ...change };
    const loggedIn = next.user !== null && this.#held !== null;
    this.#state = { ...next, loggedIn, elsewhere: this.#livingElsewhere()?.name ?? null };
    for (const listener of this.#listeners) listener();
  }

  find(name: string): Strategy {
    const strategy = this.#known(name);
    if (strategy === null) throw new Error(`Strategy ${name} is not defined!`);
    return strategy;
  }

  /** Strategy and token of the last visit; an expired, unreadable or endless token is forgotten. */
  restore(): void {
    const stored = this.#known(this.store.read('strategy'));
    const wanted = this.#known(this.#fixed) ?? stored ?? this.#strategies[0] ?? null;
    if (wanted === null) return;
    this.#strategy = wanted;
    // To look at the other login's page ends nobody's session: it is said there first, and the login does it.
    if (this.#livingElsewhere() !== null) return this.update({ strategy: wanted.name });
    this.#choose(wanted);
    this.adopt();
  }

  standing(): Standing {
    const stored = this.#known(this.store.read('strategy'));
    if (stored !== null && stored !== this.#strategy) {
      if (this.#fixed === null) return 'foreign';
      return this.#held === null ? 'none' : 'gone';
    }
    const token = this.#storedToken(this.#strategy);
    if (this.#held === null) return token === null ? 'none' : 'foreign';
    if (token === null) return 'gone';
    if (token !== this.#held.token) return 'foreign';
    return tokenStatus(token, this.#held.expiry, this.#env.clock.now()) === 'valid' ? 'valid' : 'expired';
  }

  /** Takes over what the cookies say; false when that is no living session. */
  adopt(): boolean {
    const stored = this.#known(this.store.read('strategy'));
    if (stored !== null && this.#fixed === null) this.#strategy = stored;
    this.update({ strategy: this.#strategy?.name ?? null });
    const token = this.#storedToken(this.#strategy);
    if (token === null) return false;
    const now = this.#env.clock.now();
    const expiry = this.#storedExpiry(this.#strategy) ?? ownExpiry(token, now);
    if (expiry === null || tokenStatus(token, expiry, now) !== 'valid') {
      this.#forget(this.#strategy);
      return false;
    }
    this.#hold({ token, expiry: Math.min(expiry, now + EXPIRY_CAP_MS) });
    return true;
  }

  /** @param offsetMs how far the server's clock is ahead of this one */
  begin(plainToken: string, offsetMs: number): HeldToken {
    const token = withType(plainToken);
    const held = { token, expiry: expiryOf(token, this.#env.clock.now(), offsetMs) };
    const name = this.#strategy?.name ?? '';
    const kept = this.store.write(`_token.${name}`, token);
    this.store.write(`_token_expiration.${name}`, String(Math.round(held.expiry)));
    this.#hold(held);
    this.update({ persistent: kept });
    return held;
  }

  end(cause: EndCause): EndedSession {
    const ended = { cause, strategy: this.#strategy, user: this.#state.user, loggedIn: this.#state.loggedIn };
    if (this.#ownsCookies(cause)) this.#forget(this.#strategy);
    this.#held = null;
    this.#number += 1;
    this.#timer.disarm();
    this.update({ user: null, endsSoon: false, persistent: true });
    return ended;
  }

  /** Sets the timers by today's clock again: they may have rung early, or slept with the machine. */
  rearm(): void {
    if (this.#held !== null) this.#timer.arm(this.#held.expiry);
  }

  switchTo(strategy: Strategy): void {
    this.#choose(strategy);
    this.update({ strategy: strategy.name });
  }

  /** One strategy is active in a browser: whose turn it was before is logged out. */
  #choose(strategy: Strategy): void {
    const stored = this.#known(this.store.read('strategy'));
    if (stored !== strategy) this.#forget(stored);
    this.#strategy = strategy;
    if (this.store.read('strategy') !== strategy.name) this.store.write('strategy', strategy.name);
  }

  #hold(held: HeldToken): void {
    this.#held = held;
    this.#number += 1;
    this.#timer.arm(held.expiry);
  }

  /** Cookies that another tab has written since are not ours to delete. */
  #ownsCookies(cause: EndCause): boolean {
    if (cause === 'gone') return false;
    if (cause !== 'expired' && cause !== 'rejected') return true;
    return this.#storedToken(this.#strategy) === this.#held?.token;
  }

  #forget(strategy: Strategy | null): void {
    if (strategy === null) return;
    this.store.remove(`_token.${strategy.name}`);
    this.store.remove(`_token_expiration.${strategy.name}`);
  }

  #known(name: string | null): Strategy | null {
    return this.#strategies.find((strategy) => strategy.name === name) ?? null;
  }

  #storedToken(strategy: Strategy | null): string | null {
    const value = strategy && this.store.read(`_token.${strategy.name}`);
    return value === null ? null : withType(value);
  }

  #storedExpiry(strategy: Strategy | null): number | null {
    const value = Number(this.store.read(`_token_expiration.${strategy?.name ?? ''}`));
    return Number.isFinite(value) && value > 0 ? value : null;
  }

  /** For an application of one strategy: the other one, while somebody is logged in with it. */
  #livingElsewhere(): Strategy | null {
    if (this.#fixed === null || this.#held !== null) return null;
    const stored = this.#known(this.store.read('strategy'));
    if (stored === null || stored.name === this.#fixed) return null;
    const token = this.#storedToken(stored);
    const now = this.#env.clock.now();
    const expiry = token === null ? null : (this.#storedExpiry(stored) ?? ownExpiry(token, now));
    return token !== null && expiry !== null && tokenStatus(token, expiry, now) === 'valid' ? stored : null;
  }
}
