import type { AuthEnvironment } from './authEnvironment.ts';
import type { AuthUser } from './authState.ts';
import { plainPath } from './guard.ts';
import type { PageAccess } from './guard.ts';
import type { EndedSession, Session } from './session.ts';
import { acceptStoredPage } from './storedPage.ts';
import type { StoredPage } from './storedPage.ts';
import type { Strategy } from './strategy.ts';
import { userHash } from './userHash.ts';

export type RedirectName = 'login' | 'logout' | 'home';
/** May send the visitor elsewhere by returning another address. */
export type RedirectListener = (target: string, about: { name: RedirectName; from: string }) => string | void;

/** The router, as far as the session needs it. */
export interface Navigation {
  /** Path, query and hash of the page the visitor is on, or on the way to. */
  current(): string;
  access(url: string): PageAccess;
  go(url: string, how: { replace: boolean }): void;
}

const STORED_PAGE = 'redirect';
/** What surely fits into a cookie; a longer address is not worth coming back to. */
const STORED_LENGTH_MAX = 3500;

/** Knows where visitors are sent and which page they wanted. */
export class Redirector {
  readonly #env: AuthEnvironment;
  readonly #session: Session;
  readonly #listeners = new Set<RedirectListener>();
  #navigation: Navigation | null = null;

  constructor(env: AuthEnvironment, session: Session) {
    this.#env = env;
    this.#session = session;
  }

  attach(navigation: Navigation): void {
    this.#navigation = navigation;
  }

  onRedirect(listener: RedirectListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  access(url: string): PageAccess {
    return this.#navigation?.access(url) ?? 'unknown';
  }

  /** The visitor's session ended under way: a protected page is left, and remembered unless she wanted to leave. */
  leave(ended: EndedSession): void {
    const from = this.#navigation?.current();
    if (from === undefined || !ended.loggedIn || this.access(from) !== 'protected') return;
    const wanted = ended.cause === 'expired' || ended.cause === 'rejected' || ended.cause === 'gone';
    if (wanted) this.remember(from, ended.strategy, ended.user);
    this.#go(this.target(wanted ? 'login' : 'logout', from, ended.strategy), false);
  }

  /** After a login: to the remembered page or home, unless the visitor is on a page that is open to all. */
  enter(): void {
    const from = this.#navigation?.current();
    if (from === undefined) return;
    const access = this.access(from);
    if (access === 'guest' || access === 'protected') this.#go(this.target('home', from), true);
  }

  /** @param user whose session ended on this page; only she returns to it */
  remember(url: string, strategy: Strategy | null, user: AuthUser | null): void {
    if (strategy === null || this.access(url) !== 'protected') return;
    const hash = userHash(strategy.name, user);
    const page: StoredPage = {
      url,
      strategy: strategy.name,
      ...(hash && { user: hash }),
      at: this.#env.clock.now(),
    };
    const value = JSON.stringify(page);
    if (encodeURIComponent(value).length <= STORED_LENGTH_MAX) this.#session.store.write(STORED_PAGE, value);
    else this.#session.store.remove(STORED_PAGE);
  }

  /** Where a redirect of this name leads from here; null when that is here already. Home takes the remembered page. */
  target(name: RedirectName, from: string, strategy = this.#session.strategy): string | null {
    if (strategy === null) return null;
    let target = (name === 'home' && this.#takeStoredPage(strategy)) || strategy.redirects[name];
    for (const listener of this.#listeners) target = listener(target, { name, from }) ?? target;
    return plainPath(target) === plainPath(from) ? null : target;
  }

  #takeStoredPage(strategy: Strategy): string | null {
    const value = this.#session.store.read(STORED_PAGE);
    if (value === null) return null;
    this.#session.store.remove(STORED_PAGE);
    return acceptStoredPage(value, {
      strategy: strategy.name,
      user: userHash(strategy.name, this.#session.state.user),
      now: this.#env.clock.now(),
      origin: this.#env.origin,
      access: (url) => this.access(url),
    });
  }

  #go(target: string | null, replace: boolean): void {
    if (target !== null) this.#navigation?.go(target, { replace });
  }
}
