import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than everything a page of ours can hold; what unpacks to more was not made by us. */
const INHALT_BYTES_MAX = 32_000;

/**
 * Seals what a visitor has said so far, so that it can travel in the address from page to page: "back", a reload and a
 * second tab work without cookies, nothing about her stands in an address or a log, and nobody can change it.
 */
export function versiegle(inhalt: object): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', schluessel(), iv);
  const text = deflateRawSync(JSON.stringify(inhalt));
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** What was sealed, or nothing when it is not from here, was changed, or comes from before the key was. */
export function oeffne(siegel: string): unknown {
  const bytes = Buffer.from(siegel, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', schluessel(), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(inflateRawSync(text, { maxOutputLength: INHALT_BYTES_MAX }).toString());
  } catch {
    return undefined;
  }
}

let gemerkt: Buffer | undefined;

/** All processes of an installation must open each other's seals: its key is theirs too. */
function schluessel(): Buffer {
  gemerkt ??= createHmac('sha256', geheimnis()).update('siegel der buchungsseiten').digest();
  return gemerkt;
}

function geheimnis(): string | Buffer {
  const { SECRET_KEY, DATA_DIR } = process.env;
  if (SECRET_KEY) return SECRET_KEY;
  try {
    return readFileSync(path.join(DATA_DIR ?? '', 'geheimnis'), 'utf8').trim();
  } catch {
    // Alone with itself: its seals hold until it ends.
    return randomBytes(32);
  }
}
