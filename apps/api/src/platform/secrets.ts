import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Derived keys and random tokens; nothing here is stored in the database in the clear. */
export type Secrets = {
  /** Bytes that only this installation can make from a label, e.g. the token of a printed code. */
  readonly derive: (label: string, bytes: number) => Buffer;
};

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A fresh 256-bit secret for a session or a one-time link. */
export const newToken = (): string => base64url(randomBytes(32));

/** What is stored of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token, 'utf8').digest();

export function secretsFrom(key: string): Secrets {
  return {
    derive: (label, bytes) => createHmac('sha256', key).update(label).digest().subarray(0, bytes),
  };
}

/** The key from the settings, or one that is made once beside the data. */
export function openSecrets(configured: string | undefined, dataDir: string): Secrets {
  if (configured !== undefined) return secretsFrom(configured);
  const file = join(dataDir, 'geheimnis');
  try {
    return secretsFrom(readFileSync(file, 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const key = newToken();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
    return secretsFrom(key);
  }
}
