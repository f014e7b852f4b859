import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDoor } from './openDoor.ts';
import { readTrustedProxies } from './trustedProxies.ts';

let door: Server;
beforeAll(async () => {
  const patience = { headersWithinMs: 50, lookedAfterMs: 10 };
  door = openDoor((_, response) => void response.end('da'), readTrustedProxies(''), patience);
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
});
afterAll(() => door.close());

/** What comes back on a connection on which so much was said and nothing more, until the door ends it. */
async function heard(said: string): Promise<string> {
  const socket = connect((door.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  socket.write(said);
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

it('answers nothing to whoever has asked nothing yet: it would be taken for the answer to what is asked next', async () => {
  expect(await heard('')).toBe('');
});
it.each([
  ['half a head', 'GET / HTTP/1.1\r\nHost: haus\r\n', 'HTTP/1.1 408 Request Timeout'],
  ['what is no request', 'ja bitte\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
])('says to %s what it was', async (_, said, answer) => {
  expect(await heard(said)).toBe(answer);
});
