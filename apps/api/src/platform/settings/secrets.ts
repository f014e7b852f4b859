import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { systemCode } from '../refusal/systemCode.ts';

/** Derived keys and random tokens; nothing here is stored in the database in the clear. */
export type Secrets = {
  /** Bytes that only this installation can make from a label, e.g. the token of a printed code. */
  readonly derive: (label: string, bytes: number) => Buffer;
  /** What has to be read again, as a password for another server: encrypted and tied to its label. */
  readonly seal: (label: string, text: string) => Buffer;
  /** @throws Error when label or key are others, or a byte was changed */
  readonly unseal: (label: string, sealed: Uint8Array) => string;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A fresh 256-bit secret for a session or a one-time link. */
export const newToken = (): string => base64url(randomBytes(32));

/** What is stored of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token, 'utf8').digest();

export function secretsFrom(key: string): Secrets {
  const derive: Secrets['derive'] = (label, bytes) =>
    createHmac('sha256', key).update(label).digest().subarray(0, bytes);
  return {
    derive,
    seal: (label, text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, derive('siegel', 32), iv).setAAD(Buffer.from(label));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    unseal: (label, sealed) => {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv(CIPHER, derive('siegel', 32), bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(label))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

/** The key from the settings, or one that is made once beside the data. */
export function openSecrets(configured: string | undefined, dataDir: string): Secrets {
  if (configured !== undefined) return secretsFrom(configured);
  const file = join(dataDir, 'geheimnis');
  try {
    return secretsFrom(readFileSync(file, 'utf8').trim());
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    const key = newToken();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
    return secretsFrom(key);
  }
}
