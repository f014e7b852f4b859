import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { command, inParallel } from './command.ts';

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('command', () => {
  it('tells what a tool said, and that it failed', async () => {
    const { ok, output } = await command(['sh', '-c', 'echo gut; echo schlecht >&2; exit 3']);
    expect(ok).toBe(false);
    expect(output).toContain('gut');
    expect(output).toContain('schlecht');
  });

  it('takes a tool that does not exist for a failure', async () => {
    expect(await command(['gibt-es-nicht'])).toMatchObject({ ok: false });
  });

  it('ends what takes too long, with everything it started', async () => {
    const { ok, output } = await command(['sh', '-c', 'sleep 60 & wait'], { minutesMax: 0.005 });
    expect(ok).toBe(false);
    expect(output).toContain('abgebrochen');
  });

  it('takes its tools along when it is ended itself', async () => {
    const module = fileURLToPath(new URL('command.ts', import.meta.url));
    const script = `const { command } = await import(${JSON.stringify(module)});
      await command(['sh', '-c', 'echo $$; sleep 60'], { live: true });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [line] = await once(parent.stdout, 'data');
    const tool = Number(line);
    expect(alive(tool)).toBe(true);
    parent.kill('SIGTERM');
    await expect.poll(() => alive(tool)).toBe(false);
  });
});

describe('inParallel', () => {
  it('keeps the order of the jobs, whichever ends first', async () => {
    const pause = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));
    expect(await inParallel([30, 1, 10], 2, pause)).toEqual([30, 1, 10]);
  });
});
