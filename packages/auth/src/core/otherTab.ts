import type { AuthState } from './authState.ts';
import type { Redirector } from './redirector.ts';
import type { EndedSession, Session } from './session.ts';
import { userHash } from './userHash.ts';

export interface OtherTabParts {
  session: Session;
  redirector: Redirector;
  /** Reads the user of the adopted token; never fails. */
  readUser(): Promise<void>;
  ended(ended: EndedSession): void;
}

/** Follows another tab that logged in: its user is asked for before anything is shown or sent with its token. */
export class OtherTab {
  readonly #parts: OtherTabParts;
  #following: Promise<void> | null = null;

  constructor(parts: OtherTabParts) {
    this.#parts = parts;
  }

  /** @param redirects false while a page is being decided anyway */
  follow(redirects: boolean): Promise<void> {
    this.#following ??= this.#follow(redirects).finally(() => (this.#following = null));
    return this.#following;
  }

  async #follow(redirects: boolean): Promise<void> {
    const { session, redirector, readUser, ended } = this.#parts;
    const before = session.end('gone');
    if (session.adopt()) await readUser();
    const same = isSameUser({ strategy: before.strategy?.name ?? null, user: before.user }, session.state);
    if (!same && before.user !== null) ended(before);
    if (!redirects || same) return;
    if (session.state.loggedIn) redirector.enter();
    else redirector.leave(before);
  }
}

/** Whether the one who is logged in now is the one from before. */
export function isSameUser(before: Pick<AuthState, 'strategy' | 'user'>, now: AuthState): boolean {
  const hash = userHash(before.strategy ?? '', before.user);
  return now.loggedIn && hash !== null && hash === userHash(now.strategy ?? '', now.user);
}
