import type { Clock } from './clock.ts';

/** Same shape as the one argument list of `fetch` that the api client needs. */
export type Requests = (input: string, init?: RequestInit) => Promise<Response>;

export interface CookieJar {
  enabled(): boolean;
  /** All cookies as `document.cookie` shows them. */
  read(): string;
  write(cookie: string): void;
}

/** A bell between the tabs: it says that something changed, never what. */
export interface TabChannel {
  ring(): void;
  listen(heard: () => void): () => void;
}

/** Messages for developers; they never contain a token. */
export interface AuthLog {
  warn(text: string): void;
  error(text: string): void;
}

/** Everything the session needs from outside. */
export interface AuthEnvironment {
  cookies: CookieJar;
  clock: Clock;
  fetch: Requests;
  /** Own origin, for instance `https://app.kehrtour.example`. */
  origin: string;
  channel: TabChannel | null;
  /** Calls back whenever the tab gets attention again: focus, visible, back from the page cache. */
  onAwake(awake: () => void): () => void;
  log: AuthLog;
}
