import type { PageAccess } from './guard.ts';

/** The page a visitor wanted before she had to log in. */
export interface StoredPage {
  url: string;
  strategy: string;
  /** Hash of the user whose session ended there; without it whoever logs in returns. */
  user?: string | undefined;
  /** Milliseconds since 1970; absent in what the predecessor application wrote. */
  at?: number | undefined;
}

export interface StoredPageReader {
  strategy: string;
  user: string | null;
  now: number;
  origin: string;
  access(url: string): PageAccess;
}

const AGE_MAX_MS = 60 * 60_000;
const URL_LENGTH_MAX = 2048;

/** Reads the value of the cookie `auth.redirect`: our object, or the bare path of the predecessor. */
export function parseStoredPage(
  value: string,
): (Omit<StoredPage, 'strategy'> & { strategy?: string }) | null {
  if (value.startsWith('/')) return { url: value };
  try {
    const { url, strategy, user, at } = JSON.parse(value) ?? {};
    if (typeof url !== 'string' || typeof strategy !== 'string' || typeof at !== 'number') return null;
    return { url, strategy, at, ...(typeof user === 'string' ? { user } : {}) };
  } catch {
    return null;
  }
}

/** The address to return to, or null when this reader should rather go home. */
export function acceptStoredPage(value: string, reader: StoredPageReader): string | null {
  const page = parseStoredPage(value);
  if (page === null) return null;
  if (page.strategy !== undefined && page.strategy !== reader.strategy) return null;
  if (page.at !== undefined && Math.abs(reader.now - page.at) > AGE_MAX_MS) return null;
  if (page.user !== undefined && page.user !== reader.user) return null;
  const url = ownAddress(page.url, reader.origin);
  return url !== null && reader.access(url) === 'protected' ? url : null;
}

/** The address as path, query and hash when it surely stays on our origin, otherwise null. */
export function ownAddress(value: string, origin: string): string | null {
  if (value.length > URL_LENGTH_MAX || !value.startsWith('/') || hasUnsafeCharacter(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Browsers read a backslash as a slash and skip control characters: both hide a foreign host. */
function hasUnsafeCharacter(value: string): boolean {
  return [...value].some((char) => char === '\\' || char < ' ' || char === '\u007f');
}
