import { randomBytes, timingSafeEqual } from 'node:crypto';

import { leiteAb } from './leiteAb.ts';

const derive = (passwort: string, nonce: Uint8Array): Promise<Uint8Array> =>
  leiteAb({ message: passwort.normalize('NFC'), nonce });

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
