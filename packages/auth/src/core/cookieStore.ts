import type { AuthLog, CookieJar } from './authEnvironment.ts';

const PREFIX = 'auth.';
const ATTRIBUTES = 'Path=/; Secure; SameSite=Lax';

/** Small values that survive a reload, as session cookies `auth.*`; what no cookie takes lives in this tab only. */
export interface CookieStore {
  read(key: string): string | null;
  /** False when the browser did not keep the value: it then lives in memory until the tab is reloaded. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

export function createCookieStore(jar: CookieJar, log: AuthLog): CookieStore {
  const memory = new Map<string, string>();
  let warned = false;

  /** In a sandboxed frame the mere look at the cookies is an error: that is a browser without cookies. */
  function all(): string {
    try {
      return jar.enabled() ? jar.read() : '';
    } catch {
      return '';
    }
  }

  function put(cookie: string): void {
    try {
      if (jar.enabled()) jar.write(cookie);
    } catch {
      // What was not kept is noticed by reading it back.
    }
  }

  function raw(key: string): string | null {
    const start = `${PREFIX}${key}=`;
    const found = all()
      .split('; ')
      .find((cookie) => cookie.startsWith(start));
    return found === undefined ? null : found.slice(start.length);
  }

  function expireCookie(key: string): void {
    put(`${PREFIX}${key}=; ${ATTRIBUTES}; Max-Age=0`);
  }

  function remove(key: string): void {
    memory.delete(key);
    expireCookie(key);
  }

  function read(key: string): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    const cookie = raw(key);
    if (cookie === null) return null;
    const value = decodeOnce(cookie);
    if (value === null) remove(key);
    // The predecessor application wrote the literal `false` where it meant "gone".
    return value === 'false' || value === '' ? null : value;
  }

  function write(key: string, value: string): boolean {
    const encoded = encodeURIComponent(value);
    put(`${PREFIX}${key}=${encoded}; ${ATTRIBUTES}`);
    if (raw(key) === encoded) {
      memory.delete(key);
      return true;
    }
    // Browsers drop a cookie over 4096 bytes silently and leave the old value: it must not win over ours.
    expireCookie(key);
    memory.set(key, value);
    if (!warned)
      log.warn(
        'The browser did not keep a cookie: this session lives in this tab only and ends with a reload.',
      );
    warned = true;
    return false;
  }

  return { read, write, remove };
}

function decodeOnce(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
