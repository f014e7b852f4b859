import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi } from '../../../test/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '198.51.100.1') =>
  api.app.inject({ url, headers, remoteAddress });

describe.each(['/openapi.json', '/openapi'])('the description of all endpoints at %s', (url) => {
  it('travels compressed, and not at all to whoever has it', async () => {
    const plain = await ask(url);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const small = await ask(url, { 'accept-encoding': encoding });
      expect(small.headers['content-encoding']).toBe(encoding);
      expect(small.headers.vary).toBe('accept-encoding');
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
      expect(unpack(small.rawPayload).toString()).toBe(plain.payload);
    }
    const again = await ask(url, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('is refused to a network that asks for it without end, and to no other', { tags: 'night' }, async () => {
    const answers = [];
    for (let nr = 0; nr < 60; nr += 1) answers.push((await ask(url, {}, '198.51.100.9')).statusCode);
    expect(answers.at(-1)).toBe(429);
    expect((await ask(url, {}, '203.0.113.4')).statusCode).toBe(200);
  });
});
