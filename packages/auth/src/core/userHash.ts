import type { AuthUser } from './authState.ts';

/** Tells two users apart without naming them: 64 bit FNV-1a of strategy and id. Not a secret, only no plain id in a cookie. */
export function userHash(strategy: string, user: AuthUser | null): string | null {
  const id = user?.['id'] ?? user?.['email'];
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`${strategy}:${id}`)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
