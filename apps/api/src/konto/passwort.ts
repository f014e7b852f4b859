import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { Refused } from '../platform/refused.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const PARAMS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const AT_ONCE_MAX = 4;
const WAITING_MAX = 50;

const argon2Async = promisify(argon2);
const waiting: (() => void)[] = [];
let running = 0;

/** At most four hashes at once and fifty in line: a flood of logins must not starve the other routes. */
async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE_MAX) {
    if (waiting.length >= WAITING_MAX) throw new Refused('ueberlastet', { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const derive = (passwort: string, nonce: Uint8Array): Promise<Uint8Array> =>
  inLine(() => argon2Async('argon2id', { ...PARAMS, message: passwort.normalize('NFC'), nonce }));

/** `argon2id$<salt>$<hash>`, both base64url. */
export async function hashPasswort(passwort: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(passwort, salt);
  return `argon2id$${salt.toString('base64url')}$${Buffer.from(hash).toString('base64url')}`;
}

/** A hash nobody knows the password of, so that an unknown account costs the same time. */
const DUMMY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/** Compares in constant time; without a stored hash the same work is done and the answer is no. */
export async function passwortStimmt(passwort: string, stored: string | null | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = (stored ?? DUMMY).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = Buffer.from(await derive(passwort, Buffer.from(salt, 'base64url')));
  return (
    expected.length === actual.length &&
    timingSafeEqual(expected, actual) &&
    stored !== null &&
    stored !== undefined
  );
}
