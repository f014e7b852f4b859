import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { AwsClient } from 'aws4fetch';

import { systemCode } from '../refusal/systemCode.ts';
import type { Env } from './env.ts';

/** Where files lie. Keys are ours (`<company>/<uuid>`, `karten/<version>/<part>`), never a name somebody sent. */
export type FileStore = {
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** @throws FileMissingError */
  readonly get: (key: string) => Promise<Uint8Array>;
  /** Takes in a file of this machine, however large; it must not change afterwards. */
  readonly putFile: (key: string, path: string) => Promise<void>;
  /** A copy on this machine, whole or not at all. @throws FileMissingError */
  readonly getFile: (key: string, path: string) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Keys of everything that lies there for a company, or under `geloescht`. */
  readonly list: (ordner: string) => Promise<string[]>;
  /** Keys of everything that lies there, in their order. */
  readonly listAll: () => Promise<string[]>;
  /** Puts a file there, reads it and takes it away. @throws what keeps it from being used */
  readonly tryOut: () => Promise<void>;
};

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

const KEY =
  /^(?:[0-9a-f-]{36}\/(?:[0-9a-f-]{36}|fahrzeiten-[a-z_]+-[a-z0-9-]+\.bin)|karten\/standard|karten\/[0-9a-f]{16}(?:\/[a-z0-9_-]+(?:\.[a-z0-9]+)*)+|(?:geloescht|probe)\/[0-9a-f-]{36})$/;
/** Two gigabytes over a slow line. */
const LARGE_MS = 900_000;
const SMALL_MS = 30_000;
function checked(key: string): string {
  if (!KEY.test(key)) throw new Error('not a storage key');
  return key;
}

/** As much as a small file has: a full disk still takes an empty one. */
const PROBE_BYTES = 4096;
const withTrial = (store: Omit<FileStore, 'tryOut'>): FileStore => ({ ...store, tryOut: () => trial(store) });
async function trial({ put, get, remove }: Omit<FileStore, 'tryOut'>): Promise<void> {
  const key = `probe/${randomUUID()}`;
  try {
    await put(key, new Uint8Array(PROBE_BYTES), 'application/octet-stream');
    if ((await get(key)).length !== PROBE_BYTES) throw new Error('storage gave back something else');
  } finally {
    await remove(key).catch(() => undefined);
  }
}

/** Without what a look has left, and what was not written to its end. */
const lasting = (keys: readonly string[]): string[] =>
  keys.filter((key) => KEY.test(key) && !key.startsWith('probe/')).toSorted();

function folderOf(ordner: string): string {
  if (!/^(?:[0-9a-f-]{36}|geloescht)$/.test(ordner)) throw new Error('not a company');
  return ordner;
}

/** Files in a folder of this machine. */
export function diskStore(folder: string): FileStore {
  const path = (key: string): string => join(folder, checked(key));
  return withTrial({
    put: async (key, bytes) => {
      await mkdir(dirname(path(key)), { recursive: true });
      await writeFile(path(key), bytes);
    },
    get: async (key) => {
      try {
        return await readFile(path(key));
      } catch (error) {
        if (systemCode(error) === 'ENOENT') throw new FileMissingError(key);
        throw error;
      }
    },
    putFile: (key, from) => linkOrCopy(from, path(key)),
    getFile: async (key, to) => {
      await linkOrCopy(path(key), to).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissingError(key) : error;
      });
    },
    remove: (key) => rm(path(key), { force: true }),
    list: async (ordner) => {
      const names = await readdir(join(folder, folderOf(ordner))).catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return [];
        throw error;
      });
      return names.map((name) => `${ordner}/${name}`).filter((key) => KEY.test(key));
    },
    listAll: async () => {
      const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return [];
        throw error;
      });
      return lasting(names.map((name) => name.replaceAll(sep, '/')));
    },
  });
}

/** The same file under a second name where the disk can, so that a map of gigabytes lies there once. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.${randomUUID()}`;
  await link(from, part).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error;
    return copyFile(from, part);
  });
  await rename(part, to);
  // A rename of one file onto itself leaves both names.
  await rm(part, { force: true });
}

/** Keys in a bucket that begin like this, page by page. */
async function keysWith(client: AwsClient, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let more: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (more !== undefined) query.set('continuation-token', more);
    const response = await client.fetch(`${bucket}?${query}`, { signal: AbortSignal.timeout(SMALL_MS) });
    if (!response.ok) throw new Error(`storage answered ${response.status}`);
    const page = await response.text();
    keys.push(...[...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key));
    more = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
  } while (more !== undefined);
  return keys;
}

/**
 * What an answer holds, whole. The answer itself is held on to until its last byte: its body ends early, and without a word, once
 * nobody knows the answer any more and it is collected.
 * @throws Error where fewer bytes came than were said
 */
async function* contentOf(response: Response): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    yield part;
  }
  const said = response.headers.get('content-encoding') === null && response.headers.get('content-length');
  if (said && Number(said) !== bytes) throw new Error(`storage gave ${bytes} of ${said} bytes`);
}

/** Files in a bucket that speaks S3. */
export function s3Store(settings: NonNullable<Env['s3']>): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region,
    service: 's3',
  });
  const bucket = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const url = (key: string): string => `${bucket}/${checked(key)}`;
  const call = async (key: string, init: RequestInit, ms = SMALL_MS): Promise<Response> => {
    const response = await client.fetch(url(key), { ...init, signal: AbortSignal.timeout(ms) });
    if (response.status === 404) throw new FileMissingError(key);
    if (!response.ok) throw new Error(`storage answered ${response.status}`);
    return response;
  };
  return withTrial({
    put: async (key, bytes, type) =>
      void (await call(key, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': type } })),
    get: async (key) => new Uint8Array(await (await call(key, {})).arrayBuffer()),
    putFile: async (key, from) => {
      const headers = {
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
        'content-type': 'application/octet-stream',
      };
      await call(key, { method: 'PUT', body: await openAsBlob(from), headers }, LARGE_MS);
    },
    getFile: async (key, to) => {
      await mkdir(dirname(to), { recursive: true });
      const response = await call(key, {}, LARGE_MS);
      const part = `${to}.${randomUUID()}`;
      try {
        await pipeline(contentOf(response), createWriteStream(part));
        await rename(part, to);
      } finally {
        await rm(part, { force: true });
      }
    },
    remove: async (key) =>
      void (await call(key, { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof FileMissingError)) throw error;
      })),
    list: async (ordner) =>
      (await keysWith(client, bucket, `${folderOf(ordner)}/`)).filter((key) => KEY.test(key)),
    listAll: async () => lasting(await keysWith(client, bucket, '')),
  });
}

export function openFiles(env: Env): FileStore {
  return env.s3 ? s3Store(env.s3) : diskStore(join(env.dataDir, 'dateien'));
}
