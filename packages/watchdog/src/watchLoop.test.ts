import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../test/process.ts', import.meta.url));
function start(...how: string[]): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [script, ...how]);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  return { child, said: () => said };
}

it.each(['computes', 'waits'])('ends a process whose loop %s, and says what was under way', async (how) => {
  const { child, said } = start(how);
  const [, signal] = (await once(child, 'close')) as [number | null, string];
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(said().split('\n').at(-2) ?? '')).toMatchObject({
    process: 'probe',
    underWay: ['job kalender.lesen 17'],
    msg: 'the event loop stands still: ended',
  });
});

it('leaves a process that was stopped and goes on, as a machine that slept', async () => {
  const { child, said } = start('turns');
  await expect.poll(said).toContain('turns');
  child.kill('SIGSTOP');
  // Longer than its patience.
  await wait(600);
  child.kill('SIGCONT');
  child.stdin?.write('still there?');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('leaves the line in a file, too, for a process whose output nobody keeps', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const file = path.join(folder, 'probe.log');
  const { child } = start('computes', file);
  await once(child, 'close');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ underWay: ['job kalender.lesen 17'] });
  rmSync(folder, { recursive: true });
});
