import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'am-laufen-'));
const starts = path.join(folder, 'starts');
const module = fileURLToPath(new URL('keepRunning.ts', import.meta.url));
let keeper: ChildProcess | undefined;

/** Keeps a program running that notes its process id and then does this. */
function keep(program: string): ChildProcess {
  const file = path.join(folder, 'programm.mjs');
  writeFileSync(starts, '');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
    const nr = (await import('node:fs')).readFileSync(${JSON.stringify(starts)}, 'utf8').split('\\n').length;
    process.channel?.unref();
    process.once('disconnect', () => process.exit(0));
    appendFileSync(${JSON.stringify(starts)}, process.pid + '\\n');
    ${program}`,
  );
  const script = `const { keepRunning } = await import(${JSON.stringify(module)}); keepRunning([${JSON.stringify(file)}]);`;
  keeper = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return keeper;
}

const pids = () => readFileSync(starts, 'utf8').split('\n').filter(Boolean).map(Number);
const ended = async (child: ChildProcess) =>
  (child.exitCode ?? (await once(child, 'exit'))[0]) as number | null;
const started = (times: number) => expect.poll(() => pids()).toHaveLength(times);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const servesOn = "setInterval(() => undefined, 1000); process.send('running');";
const stopsCleanly =
  "process.on('SIGTERM', () => process.exit(0)); process.on('SIGINT', () => process.exit(0));";

afterEach(() => keeper?.kill('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a program that is kept running', () => {
  it('is started again when it is killed, and again', async () => {
    keep(servesOn);
    for (const times of [1, 2]) {
      await started(times);
      await new Promise((resolve) => setTimeout(resolve, 300));
      process.kill(pids().at(-1)!, 'SIGKILL');
    }
    await started(3);
  });

  it('goes on being tried when it fails for a while after it ran once', { tags: 'night' }, async () => {
    keep(`if (nr === 2) process.exit(1); ${servesOn}; if (nr === 1) setTimeout(() => process.exit(7), 300);`);
    await started(3);
  });

  it('is not tried again when it never ran: its words stand in the terminal, its code is ours', async () => {
    expect(await ended(keep('process.exit(3);'))).toBe(3);
    expect(pids()).toHaveLength(1);
  });

  it('ends for good when it wants to', async () => {
    expect(await ended(keep(`${servesOn} setTimeout(() => process.exit(0), 300);`))).toBe(0);
    expect(pids()).toHaveLength(1);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends with %s, and leaves nothing behind', async (signal) => {
    const child = keep(stopsCleanly + servesOn);
    await started(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill(signal);
    expect(await ended(child)).toBe(0);
    expect(pids().filter(isAlive)).toEqual([]);
  });

  it('ends at once while it waits to start again', async () => {
    const child = keep(`if (nr > 1) process.exit(1); ${servesOn}; setTimeout(() => process.exit(1), 200);`);
    await started(3);
    await new Promise((resolve) => setTimeout(resolve, 200));
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
    expect(pids().filter(isAlive)).toEqual([]);
  });
});
