import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Env, readEnv } from '../../platform/settings/env.ts';
import { diskStore, openFiles } from '../../platform/settings/storage.ts';
import { DATEIEN, sichereDateien, spieleDateienZurueck } from './dateisicherung.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-dateisicherung-'));
const objects = new Map<string, Buffer>();
let bucket: Server;
let s3: Record<string, string>;

beforeAll(async () => {
  bucket = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const key = pathname.replace(/^\/\w+\/?/, '');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (searchParams.has('list-type'))
        return response.end([...objects.keys()].map((one) => `<Key>${one}</Key>`).join(''));
      if (request.method === 'PUT') objects.set(key, Buffer.concat(parts));
      const found = objects.get(key);
      return response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined);
    });
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const address = bucket.address();
  const port = typeof address === 'object' ? address?.port : 0;
  s3 = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'kehrtour',
    S3_ACCESS_KEY: 'schluessel',
    S3_SECRET_KEY: 'geheim',
  };
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const envAt = (name: string, further: Record<string, string> = {}): Env =>
  readEnv({ DATA_DIR: path.join(folder, name), ...further });

describe('files of a backup', () => {
  it.each(['disk', 's3'])(
    'come back to where they lay on %s, byte for byte, and are nobody else’s there',
    async (name) => {
      const further = name === 's3' ? s3 : {};
      const [there, copy] = [envAt(`${name}-dort`, further), path.join(folder, `${name}-sicherung`)];
      const wer = randomUUID();
      const keys = [...Array(100).keys()].map(() => `${wer}/${randomUUID()}`);
      keys.push('karten/standard', `geloescht/${randomUUID()}`);
      const files = openFiles(there);
      for (const key of keys) await files.put(key, Buffer.from(key), 'x/y');
      expect(await sichereDateien(there, copy)).toBe(keys.length);
      expect(await diskStore(path.join(copy, DATEIEN)).listAll()).toEqual(keys.toSorted());
      // What is written over here afterwards is no second name of what lies in the backup.
      await files.put('karten/standard', Buffer.from('anders'), 'x/y');
      expect(readFileSync(path.join(copy, DATEIEN, 'karten/standard'), 'utf8')).toBe('karten/standard');

      objects.clear();
      const here = envAt(`${name}-hier`, further);
      await spieleDateienZurueck(here, copy, keys);
      const back = openFiles(here);
      expect(await back.listAll()).toEqual(keys.toSorted());
      for (const key of keys) expect(Buffer.from(await back.get(key)).toString()).toBe(key);
    },
  );
});
