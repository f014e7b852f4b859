import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { baueArchiv, mappe, ZWEI_ZEILEN } from '../../../test/archiv.ts';
import { KLEINES_PNG, PNG_MIT_FILTER_9 } from '../../../test/bild.ts';
import { ladeHoch } from '../../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  betrieb = await api.neuerBetrieb();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const ADRESSEN = ['/importe', '/unternehmen/logo', '/ort/karte'];
const GRENZE = 'grenze-im-test';
const anfang = `--${GRENZE}\r\ncontent-disposition: form-data; name="datei"; filename="a"\r\ncontent-type: image/png\r\n\r\n`;

async function sende(url: string, type: string | undefined, payload: string | Buffer) {
  const headers = {
    authorization: `Bearer ${betrieb.token.inhaber}`,
    ...(type === undefined ? {} : { 'content-type': type }),
  };
  const answer = await api.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() };
}

/** Everything that was ever put below the data folder, without the map that the server brings along. */
async function abgelegt(): Promise<string[]> {
  const alle = await readdir(api.deps.env.dataDir, { recursive: true, withFileTypes: true });
  return (
    alle
      .filter((eintrag) => eintrag.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      // Readiness writes one for a moment.
      .filter((pfad) => /dateien|eingang/.test(pfad) && !pfad.includes('/probe/'))
  );
}

describe.each(ADRESSEN)('an upload to %s', (url) => {
  it.each([
    ['JSON', 'application/json', '{"datei":"a"}'],
    ['a form of fields', 'application/x-www-form-urlencoded', 'datei=a'],
    ['text', 'text/plain', 'a'],
    ['nothing', undefined, ''],
    ['a form without a file', `multipart/form-data; boundary=${GRENZE}`, `--${GRENZE}--\r\n`],
  ])('is answered with 415 when it is %s', async (_was, type, payload) => {
    const { status, type: antwortart, body } = await sende(url, type, payload);
    expect([status, antwortart]).toEqual([415, 'application/problem+json; charset=utf-8']);
    expect(body.detail).toMatch(/Datei/);
  });
  it.each([
    ['ends in its middle', `multipart/form-data; boundary=${GRENZE}`, `${anfang}${'x'.repeat(5000)}`],
    ['ends in its head', `multipart/form-data; boundary=${GRENZE}`, anfang.slice(0, 40)],
    ['names no boundary', 'multipart/form-data', `${anfang}x\r\n--${GRENZE}--\r\n`],
    ['has no parts that can be read', `multipart/form-data; boundary=${GRENZE}`, '\0\0\0'],
  ])('is answered with 4xx and leaves nothing behind when its form %s', async (_was, type, payload) => {
    const { status, type: antwortart } = await sende(url, type, payload);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(antwortart).toBe('application/problem+json; charset=utf-8');
    expect(await abgelegt()).toEqual([]);
  });
  it('leaves nothing behind when the line breaks, and the server goes on', async () => {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${betrieb.token.inhaber}\r\nContent-Length: 9000000\r\n` +
        `Content-Type: multipart/form-data; boundary=${GRENZE}\r\n\r\n${anfang}${'x'.repeat(200_000)}`,
    );
    await wait(300);
    socket.destroy();
    await expect.poll(abgelegt).toEqual([]);
    expect((await api.app.inject({ url: '/health/live' })).statusCode).toBe(200);
  });
});

it('goes on after pictures and workbooks that are made to break it', { tags: 'night' }, async () => {
  const { inhaber } = betrieb.token;
  const bombe = baueArchiv(
    mappe(ZWEI_ZEILEN, [{ name: 'xl/worksheets/sheet2.xml', inhalt: Buffer.alloc(90_000_000, ' ') }]),
  );
  const weit = baueArchiv(mappe(`${ZWEI_ZEILEN}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`));
  for (const datei of [bombe, weit])
    expect(await ladeHoch(api, inhaber, 'liste.xlsx', datei)).toMatchObject({
      status: 422,
      body: { detail: expect.stringMatching(/Bitte/) },
    });
  const form = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(anfang), bytes, Buffer.from(`\r\n--${GRENZE}--\r\n`)]);
  const type = `multipart/form-data; boundary=${GRENZE}`;
  expect((await sende('/unternehmen/logo', type, form(PNG_MIT_FILTER_9))).status).toBe(415);
  expect(await abgelegt()).toEqual([]);
  expect((await sende('/unternehmen/logo', type, form(KLEINES_PNG))).status).toBe(200);
  expect(await abgelegt()).toHaveLength(1);
});
