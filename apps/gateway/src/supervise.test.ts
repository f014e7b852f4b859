import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { freePort } from './freePort.ts';
import { type Supervised, supervise } from './supervise.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'supervise-'));
const running: Supervised[] = [];
const counter = path.join(folder, 'starts');

const server = `import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(counter)}, process.pid + '\\n');
createServer((_, response) => response.end('da')).listen(process.env.PORT, '127.0.0.1');`;

async function start(script: string, waits = (_sentence: string): void => undefined): Promise<Supervised> {
  const port = await freePort();
  const file = path.join(folder, 'child.mjs');
  writeFileSync(counter, '');
  writeFileSync(file, script);
  const child = supervise({
    name: 'kind',
    args: [file],
    cwd: folder,
    env: { PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/`,
    output: () => undefined,
    log: () => undefined,
    waits,
  });
  running.push(child);
  return child;
}

const starts = () => readFileSync(counter, 'utf8').trim().split('\n').map(Number);

afterEach(async () => {
  for (const child of running.splice(0)) await child.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('supervise', () => {
  it('says with its last words why a process could not start', async () => {
    const child = await start(`console.error('Das Datenverzeichnis ist belegt.'); process.exit(1);`);
    await expect(child.ready).rejects.toThrow('Das Datenverzeichnis ist belegt.');
  });

  it('passes on, once, what a process that runs still waits for', async () => {
    const heard: string[] = [];
    const child = await start(
      `import { createServer } from 'node:http';
let asked = 0;
createServer((_, response) => {
  asked += 1;
  if (asked > 30) return response.end('da');
  response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ fehlt: [{ was: 'rollen', de: 'Die Rollen fehlen.' }] }));
}).listen(process.env.PORT, '127.0.0.1');`,
      (sentence) => void heard.push(sentence),
    );
    await child.ready;
    expect(heard).toEqual(['Die Rollen fehlen.']);
  });

  it('starts a crashed process again', async () => {
    const child = await start(server);
    await child.ready;
    process.kill(starts()[0]!, 'SIGKILL');
    await expect.poll(() => starts()).toHaveLength(2);
  });

  it('leaves nothing running when it is stopped', async () => {
    const child = await start(server);
    await child.ready;
    await child.stop();
    expect(() => process.kill(starts()[0]!, 0)).toThrow('ESRCH');
  });
});
