import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { AwsClient } from 'aws4fetch';

import type { Env } from './env.ts';

/** Where files lie. Keys are ours (`<company>/<uuid>`), never a name somebody sent. */
export type FileStore = {
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** @throws FileMissingError */
  readonly get: (key: string) => Promise<Uint8Array>;
  readonly remove: (key: string) => Promise<void>;
};

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;
function checked(key: string): string {
  if (!KEY.test(key)) throw new Error('not a storage key');
  return key;
}

/** Files in a folder of this machine. */
export function diskStore(folder: string): FileStore {
  const path = (key: string): string => join(folder, checked(key));
  return {
    put: async (key, bytes) => {
      await mkdir(dirname(path(key)), { recursive: true });
      await writeFile(path(key), bytes);
    },
    get: async (key) => {
      try {
        return await readFile(path(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissingError(key);
        throw error;
      }
    },
    remove: (key) => rm(path(key), { force: true }),
  };
}

/** Files in a bucket that speaks S3. */
export function s3Store(settings: NonNullable<Env['s3']>): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region,
    service: 's3',
  });
  const url = (key: string): string =>
    `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${checked(key)}`;
  const call = async (key: string, init: RequestInit): Promise<Response> => {
    const response = await client.fetch(url(key), { ...init, signal: AbortSignal.timeout(30_000) });
    if (response.status === 404) throw new FileMissingError(key);
    if (!response.ok) throw new Error(`storage answered ${response.status}`);
    return response;
  };
  return {
    put: async (key, bytes, type) =>
      void (await call(key, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': type } })),
    get: async (key) => new Uint8Array(await (await call(key, {})).arrayBuffer()),
    remove: async (key) =>
      void (await call(key, { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof FileMissingError)) throw error;
      })),
  };
}

export function openFiles(env: Env): FileStore {
  return env.s3 ? s3Store(env.s3) : diskStore(join(env.dataDir, 'dateien'));
}
