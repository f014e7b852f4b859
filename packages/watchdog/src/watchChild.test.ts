import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { expect, it, vi } from 'vitest';

import { watchChild } from './watchChild.ts';

const script = fileURLToPath(new URL('../test/child.ts', import.meta.url));
const PATIENCE = { silentMs: 500, lookMs: 50 };
const told = vi.fn();

async function start(how: string): Promise<ChildProcess> {
  told.mockReset();
  const child = fork(script, [how], { execArgv: [] });
  watchChild(child, told, PATIENCE);
  await once(child, 'message');
  return child;
}

it.each(['computes', 'waits'])('ends a child that %s without a turn of its loop', async (how) => {
  const child = await start(how);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(told).toHaveBeenCalledOnce();
});

it('ends a child that was stopped, as its own watch was with it', async () => {
  const child = await start('turns');
  child.kill('SIGSTOP');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

it.each(['turns', 'silent', 'held'])('leaves a child that is %s', async (how) => {
  const child = await start(how);
  // Twice its patience.
  await wait(1000);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  expect(told).not.toHaveBeenCalled();
});
