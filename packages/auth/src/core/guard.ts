/** What a route says about visitors: nothing (protected), guests only, or open to all. */
export type AuthOption = 'guest' | false | undefined;
/** `unknown`: no route answers this address. */
export type PageAccess = 'protected' | 'guest' | 'open' | 'unknown';
export type GuardDecision = 'stay' | 'home' | 'login';

/** Access of a page from the auth options of all its matched routes; one `false` opens the whole page. */
export function accessOf(options: readonly AuthOption[]): PageAccess {
  if (options.length === 0) return 'unknown';
  if (options.includes(false)) return 'open';
  return options.includes('guest') ? 'guest' : 'protected';
}

/** Where a visitor belongs who asks for a page; the session's expiry has been looked at before. */
export function decideGuard(access: PageAccess, loggedIn: boolean): GuardDecision {
  if (access === 'open' || access === 'unknown') return 'stay';
  if (access === 'guest') return loggedIn ? 'home' : 'stay';
  return loggedIn ? 'stay' : 'login';
}

/** Path without query, hash, doubled and trailing slashes. */
export function plainPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '').replaceAll(/\/{2,}/g, '/');
  return path.length > 1 ? path.replace(/\/$/, '') : '/';
}
