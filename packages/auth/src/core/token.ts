/** Specification §9: life of an access token. */
export const TOKEN_LIFETIME_MS = 7_200_000;
/** A token counts as expired this long before its time. */
export const EXPIRY_MARGIN_MS = 500;
/** No server of ours promises more than its lifetime; a little slack for clocks. */
export const EXPIRY_CAP_MS = TOKEN_LIFETIME_MS + 5 * 60_000;

export type TokenStatus = 'unknown' | 'expired' | 'valid';

/** @param expiry milliseconds since 1970 on this machine's clock, null when it is not known */
export function tokenStatus(token: string | null, expiry: number | null, now: number): TokenStatus {
  if (!token || !expiry) return 'unknown';
  return now >= expiry - EXPIRY_MARGIN_MS ? 'expired' : 'valid';
}

const TYPE = 'Bearer ';

/** The value of the Authorization header, which is also what the cookie keeps. */
export function withType(token: string): string {
  return token.startsWith(TYPE) ? token : TYPE + token;
}

/**
 * When the token ends on this machine's clock: by its own `exp`, otherwise two hours from now.
 * @param offsetMs how far the server's clock is ahead of this one
 */
export function expiryOf(token: string, now: number, offsetMs = 0): number {
  const exp = expClaim(token);
  const expiry = exp === null ? now + TOKEN_LIFETIME_MS : exp * 1000 - offsetMs;
  return Math.min(expiry, now + EXPIRY_CAP_MS);
}

/** The expiry inside the token, as milliseconds on this machine's clock; null for a token that tells nothing. */
export function ownExpiry(token: string, now: number): number | null {
  return expClaim(token) === null ? null : expiryOf(token, now);
}

function expClaim(token: string): number | null {
  const payload = jwtPayload(token);
  if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return null;
  const { exp } = payload;
  if (typeof exp !== 'number' && typeof exp !== 'string') return null;
  const seconds = Number(exp);
  return Number.isFinite(seconds) && seconds !== 0 ? seconds : null;
}

function jwtPayload(token: string): unknown {
  const part = token.split('.')[1];
  if (part === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
