import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { diskStore, FileMissingError, type FileStore, s3Store } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'kehrtour-dateien-'));
const objects = new Map<string, Buffer>();
const signed: boolean[] = [];
let bucket: Server;
let stores: Record<string, FileStore>;

beforeAll(async () => {
  bucket = createServer((request, response) => {
    signed.push((request.headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 Credential=schluessel/'));
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const key = request.url ?? '';
      const asked = new URL(key, 'http://x').searchParams;
      if (asked.get('list-type') === '2') {
        // One key a page, so that the next page is asked for.
        const keys = [...objects.keys()]
          .map((one) => one.replace('/kehrtour/', ''))
          .filter((one) => one.startsWith(asked.get('prefix') ?? ''));
        const at = Number(asked.get('continuation-token') ?? 0);
        const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
        response.end(
          keys
            .slice(at, at + 1)
            .map((one) => `<Key>${one}</Key>`)
            .join('') + next,
        );
        return;
      }
      if (request.method === 'PUT') objects.set(key, Buffer.concat(parts));
      if (request.method === 'DELETE') objects.delete(key);
      const found = objects.get(key);
      response
        .writeHead(request.method === 'GET' && !found ? 404 : 200)
        .end(request.method === 'GET' ? found : undefined);
    });
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as { port: number };
  stores = {
    disk: diskStore(folder),
    s3: s3Store({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'kehrtour',
      accessKey: 'schluessel',
      secretKey: 'geheim',
      region: 'eu-central-1',
    }),
  };
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'])('files on %s', (name) => {
  const key = `${randomUUID()}/${randomUUID()}`;
  it('come back byte for byte, and are gone when removed', async () => {
    const store = stores[name] as FileStore;
    await store.put(key, new Uint8Array([0, 255, 13, 10]), 'application/octet-stream');
    expect([...(await store.get(key))]).toEqual([0, 255, 13, 10]);
    await store.remove(key);
    await store.remove(key);
    await expect(store.get(key)).rejects.toThrow(FileMissingError);
  });
  it('are listed by company, those of its neighbours and the maps apart', async () => {
    const store = stores[name] as FileStore;
    const [wir, fremd] = [randomUUID(), randomUUID()];
    expect(await store.list(wir)).toEqual([]);
    const unsere = [`${wir}/${randomUUID()}`, `${wir}/${randomUUID()}`];
    for (const one of [...unsere, `${fremd}/${randomUUID()}`])
      await store.put(one, new Uint8Array([1]), 'x/y');
    expect((await store.list(wir)).toSorted()).toEqual(unsere.toSorted());
    await expect(store.list('..')).rejects.toThrow('not a company');
  });
  it('are listed whole for a backup, without what a look has left', async () => {
    const store = stores[name] as FileStore;
    const bytes = new Uint8Array([1]);
    const there = [`${randomUUID()}/${randomUUID()}`, `geloescht/${randomUUID()}`, 'karten/standard'];
    const tried = `probe/${randomUUID()}`;
    for (const one of [...there, tried]) await store.put(one, bytes, 'x/y');
    const all = await store.listAll();
    expect(all).toEqual(expect.arrayContaining(there));
    expect(all).not.toContain(tried);
    for (const one of [...there, tried]) await store.remove(one);
  });
  it('are taken in from this machine and come back to it, whole', async () => {
    const store = stores[name] as FileStore;
    const large = Buffer.alloc(3_000_000, 'karte');
    const [from, to] = [join(folder, `${name}-hin`), join(folder, `${name}-her`, 'zurueck')];
    writeFileSync(from, large);
    const part = 'karten/0123456789abcdef/kacheln/2/000/756/425.gph';
    await store.putFile(part, from);
    rmSync(from);
    await store.getFile(part, to);
    expect(readFileSync(to).equals(large)).toBe(true);
    await store.getFile(part, to);
    expect(readdirSync(join(folder, `${name}-her`))).toEqual(['zurueck']);
    await expect(store.getFile('karten/0123456789abcdef/fehlt', to)).rejects.toThrow(FileMissingError);
    expect(readFileSync(to).equals(large)).toBe(true);
  });
  it('can be tried out, and nothing of that stays', async () => {
    const store = stores[name] as FileStore;
    const keys = () =>
      (name === 's3' ? [...objects.keys()] : readdirSync(folder, { recursive: true })).filter((one) =>
        /probe.*[0-9a-f]{12}$/.test(String(one)),
      );
    await store.tryOut();
    expect(keys()).toEqual([]);
  });
  it('know no other names than their own', async () => {
    const store = stores[name] as FileStore;
    for (const bad of [
      '../etc/passwd',
      `${key}/..`,
      'CON',
      `${key}\0`,
      'karten/0123456789abcdef/../../x',
      'karten/0123456789abcdef/.netrc',
    ])
      await expect((async () => store.get(bad))()).rejects.toThrow();
  });
});

it('that cannot be had are said to be so when they are tried out', async () => {
  const file = join(folder, 'kein-ordner');
  writeFileSync(file, '');
  await expect(diskStore(join(file, 'dateien')).tryOut()).rejects.toMatchObject({ code: 'ENOTDIR' });
  const keys = { bucket: 'kehrtour', accessKey: 'a', secretKey: 'b', region: 'r' };
  await expect(s3Store({ endpoint: 'http://127.0.0.1:1', ...keys }).tryOut()).rejects.toThrow();
});

it('signs every request to a bucket', async () => {
  signed.length = 0;
  const store = stores['s3'] as FileStore;
  const key = `${randomUUID()}/${randomUUID()}`;
  await store.put(key, new Uint8Array([1]), 'application/octet-stream');
  await store.get(key);
  await store.remove(key);
  expect(signed).toEqual([true, true, true]);
});
