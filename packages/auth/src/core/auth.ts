import { AuthCalls } from './authCalls.ts';
import type { LoginAnswer } from './authCalls.ts';
import type { AuthEnvironment, Requests } from './authEnvironment.ts';
import { ExpiredAuthSessionError, OvertakenLoginError } from './authError.ts';
import type { AuthState, EndCause } from './authState.ts';
import { decideGuard } from './guard.ts';
import { LoginFlow } from './loginFlow.ts';
import { isSameUser, OtherTab } from './otherTab.ts';
import { Redirector } from './redirector.ts';
import type { Navigation, RedirectListener } from './redirector.ts';
import { Reporter } from './reporter.ts';
import type { AuthErrorListener } from './reporter.ts';
import { scopeHas } from './scope.ts';
import { Session } from './session.ts';
import type { EndedSession } from './session.ts';
import { strategies as ourStrategies } from './strategy.ts';
import type { Strategy } from './strategy.ts';
import { withType } from './token.ts';
import { TokenCalls } from './tokenCalls.ts';
import { fetchUserInto, isRejection } from './userFetch.ts';

const BELL_ECHOES_MS = [100, 500];

export interface AuthOptions {
  /** Where the API answers, as path on the own origin or absolute. */
  apiUrl?: string;
  /** The one strategy of this application: set at the start, never changed by another tab. */
  strategy?: string;
  strategies?: readonly Strategy[];
  /** Calls below these paths of the API are for everybody: they carry no token and pass in every state. */
  anonymousCalls?: readonly string[];
}

/** Both logins of the product for one tab, after the rules of the specification §2, §4, §8 and §9. */
export class Auth {
  readonly #env: AuthEnvironment;
  readonly #session: Session;
  readonly #calls: AuthCalls;
  readonly #reporter: Reporter;
  readonly #redirector: Redirector;
  readonly #login: LoginFlow;
  readonly #otherTab: OtherTab;
  readonly #tokenCalls: TokenCalls;
  readonly #endListeners = new Set<(ended: EndedSession) => void>();
  #started: Promise<void> | null = null;
  #leaving: Promise<void> | null = null;
  #deaf: (() => void)[] = [];

  constructor(env: AuthEnvironment, options: AuthOptions = {}) {
    this.#env = env;
    const apiUrl = options.apiUrl ?? '/api';
    const anonymous = options.anonymousCalls ?? ['/oeffentlich/'];
    const strategies = options.strategies ?? ourStrategies;
    this.#session = new Session(env, {
      strategies,
      fixed: options.strategy ?? null,
      over: () => void this.recheck(),
    });
    this.#calls = new AuthCalls(env, apiUrl);
    this.#reporter = new Reporter(env.log);
    this.#redirector = new Redirector(env, this.#session);
    this.#login = new LoginFlow({
      session: this.#session,
      calls: this.#calls,
      reporter: this.#reporter,
      redirector: this.#redirector,
      ended: (ended) => this.#ended(ended),
      began: () => this.#env.channel?.ring(),
    });
    this.#otherTab = new OtherTab({
      session: this.#session,
      redirector: this.#redirector,
      readUser: () => this.#readUser(),
      ended: (ended) => this.#ended(ended),
    });
    this.#tokenCalls = new TokenCalls(env, {
      session: this.#session,
      otherTab: this.#otherTab,
      api: { url: apiUrl, anonymous },
      end: (cause) => this.#endAndLeave(cause),
    });
  }

  get state(): AuthState {
    return this.#session.state;
  }

  subscribe(listener: () => void): () => void {
    return this.#session.subscribe(listener);
  }

  /** Hears (error, method) of failing login and user calls; one failing login is told two or three times. */
  onError(listener: AuthErrorListener): () => void {
    return this.#reporter.onError(listener);
  }

  onRedirect(listener: RedirectListener): () => void {
    return this.#redirector.onRedirect(listener);
  }

  /** The moment to drop everything that belongs to the user: query caches, drafts in memory. */
  onSessionEnd(listener: (ended: EndedSession) => void): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  /** Gives the session the router; before that it redirects nobody. */
  attach(navigation: Navigation): void {
    this.#redirector.attach(navigation);
  }

  /** Restores the session of the last visit. Never fails; the application waits for it before it shows a page. */
  start(): Promise<void> {
    this.#started ??= this.#restore();
    return this.#started;
  }

  stop(): void {
    for (const unlisten of this.#deaf) unlisten();
    this.#deaf = [];
  }

  /**
   * Logs in and sends the visitor to the page she wanted.
   * @throws AuthRequestError (401: wrong password or `zweiter-faktor-noetig` in its body), AuthAnswerError, or what the network throws
   */
  async login(strategy: string, credentials: unknown): Promise<LoginAnswer> {
    return this.#login.start(this.#session.find(strategy), credentials);
  }

  /** Tells the server (a failure is ignored, five seconds at most) and ends the session here. */
  logout(): Promise<void> {
    this.#leaving ??= this.#logout().finally(() => (this.#leaving = null));
    return this.#leaving;
  }

  /** Reads the user anew. @throws AuthRequestError, AuthAnswerError */
  async fetchUser(): Promise<void> {
    const { held } = this.#session;
    try {
      await fetchUserInto(this.#session, this.#calls, this.#reporter);
    } catch (error) {
      if (error instanceof OvertakenLoginError) return;
      if (error instanceof ExpiredAuthSessionError) this.#endAndLeave('expired');
      else if (isRejection(error) && held === this.#session.held) this.#endAndLeave('rejected');
      throw error;
    }
  }

  /**
   * Uses a token that came by another way: with a first password, or to prolong a session. The user is asked for first:
   * for the same person nothing else changes, a failure leaves the old session as it was.
   * @throws AuthRequestError, AuthAnswerError
   */
  async setUserToken(token: string): Promise<void> {
    const { strategy } = this.#session;
    if (strategy === null) throw new Error('No strategy is set!');
    const user = await this.#calls.user(strategy, withType(token));
    const same = isSameUser(this.state, { ...this.state, user, loggedIn: true });
    if (!same) this.#ended(this.#session.end('login'));
    this.#session.switchTo(strategy);
    this.#session.begin(token, 0);
    this.#session.update({ user, endsSoon: false });
    this.#env.channel?.ring();
    if (!same) this.#redirector.enter();
  }

  /** Ends the session of the old strategy. @throws when no strategy has this name */
  setStrategy(name: string): Promise<void> {
    const strategy = this.#session.find(name);
    if (strategy === this.#session.strategy && this.#session.store.read('strategy') === name)
      return Promise.resolve();
    const before = this.#session.end('switch');
    this.#session.switchTo(strategy);
    this.#ended(before);
    this.#redirector.leave(before);
    return this.#session.adopt() ? this.#readUser() : Promise.resolve();
  }

  /** Ends the session in this browser without a word to the server. */
  reset(): void {
    this.#endAndLeave('reset');
  }

  hasScope(wanted: string): boolean {
    return scopeHas(this.state.user?.['scope'], wanted);
  }

  /** Where a visitor who asks for this page must go instead, or null when she may see it. Runs before every page. */
  async guard(url: string): Promise<string | null> {
    await this.start();
    const ended = await this.#settle();
    const access = this.#redirector.access(url);
    const decision = decideGuard(access, this.state.loggedIn);
    if (decision === 'stay') return null;
    if (decision === 'home') return this.#redirector.target('home', url);
    return this.#toLogin(url, ended);
  }

  /** Like `guard`, for pages of one strategy only: someone logged in otherwise has to log in there. */
  async guardStrategy(name: string, url: string): Promise<string | null> {
    const strategy = this.#session.find(name);
    const ended = await this.#settle();
    if (this.state.loggedIn && this.#session.strategy === strategy) return null;
    this.#redirector.remember(url, strategy, ended?.user ?? null);
    return this.#redirector.target('login', url, strategy);
  }

  /** Looks whether time or another tab has ended the session, and follows. */
  async recheck(): Promise<void> {
    const { ready, busy } = this.state;
    if (!ready || busy) return;
    const standing = this.#session.standing();
    if (standing === 'expired' || standing === 'gone') this.#endAndLeave(standing);
    if (standing === 'foreign') await this.#otherTab.follow(true);
    if (standing === 'valid') this.#session.rearm();
  }

  /**
   * `fetch` with the session: the token goes to our own API only, a 401 there ends the session.
   * @throws ExpiredAuthSessionError when the session ended before the call was sent
   */
  readonly requests: Requests = (input, init) => this.#tokenCalls.send(input, init);

  async #restore(): Promise<void> {
    try {
      this.#session.restore();
      if (this.#session.held !== null) await this.#readUser();
    } catch (error) {
      this.#reporter.log(error, this.#session.held?.token);
    }
    this.#session.update({ ready: true });
    this.#deaf = [this.#env.onAwake(() => void this.recheck())];
    if (this.#env.channel) this.#deaf.push(this.#env.channel.listen(() => this.#hear()));
    await this.recheck();
  }

  /** The bell can be faster than the cookies, which browsers hand from process to process: look again a little later. */
  #hear(): void {
    void this.recheck();
    for (const delayMs of BELL_ECHOES_MS) this.#env.clock.after(delayMs, () => void this.recheck());
  }

  /** User of a token that this tab did not get by its own login: failures are logged, the token stays unless rejected. */
  async #readUser(): Promise<void> {
    const { held } = this.#session;
    try {
      await fetchUserInto(this.#session, this.#calls, this.#reporter);
    } catch (error) {
      if (error instanceof OvertakenLoginError) return;
      if (isRejection(error) && held === this.#session.held) this.#ended(this.#session.end('rejected'));
      else this.#reporter.log(error, held?.token);
    }
  }

  async #logout(): Promise<void> {
    this.#login.cancel();
    const { held, strategy } = this.#session;
    if (held !== null && strategy !== null && this.#session.standing() !== 'expired') {
      await this.#calls.logout(strategy, held.token);
    }
    if (held === this.#session.held) this.#endAndLeave('logout');
    this.#session.update({ busy: false });
  }

  #endAndLeave(cause: EndCause): void {
    const ended = this.#session.end(cause);
    this.#ended(ended);
    this.#redirector.leave(ended);
  }

  #ended(ended: EndedSession): void {
    if (ended.user !== null) for (const listener of this.#endListeners) listener(ended);
    if (ended.cause !== 'gone') this.#env.channel?.ring();
  }

  /** Before a page is decided: an ended session is ended for good, another tab's is followed. Nobody is redirected. */
  async #settle(): Promise<EndedSession | null> {
    if (this.state.busy) return null;
    const standing = this.#session.standing();
    if (standing === 'foreign') await this.#otherTab.follow(false);
    if (standing !== 'expired' && standing !== 'gone') return null;
    const ended = this.#session.end(standing);
    this.#ended(ended);
    return ended;
  }

  #toLogin(url: string, ended: EndedSession | null): string | null {
    const strategy = ended?.strategy ?? this.#session.strategy;
    this.#redirector.remember(url, strategy, ended?.user ?? null);
    return this.#redirector.target('login', url, strategy);
  }
}
