import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DataDirBusyError, lockDataDir } from './dataDirLock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kehrtour-lock-'));
  mkdirSync(dataDir());
});
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const dataDir = (): string => join(folder, 'daten');
const lock = (): string => join(dataDir(), 'kehrtour.lock');

/** A second process that takes the directory and says whether it got it; it keeps it until it is ended. */
function otherProcess(dir: string): ChildProcess {
  const script = `const { lockDataDir } = await import(${JSON.stringify(new URL('dataDirLock.ts', import.meta.url).href)});
    try { lockDataDir(${JSON.stringify(dir)}); console.log('holds'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.name); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}
async function says(child: ChildProcess): Promise<string> {
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return line.toString().trim();
}

describe('the lock inside the data', () => {
  it('refuses a second holder with a sentence that names the way out, and opens again when released', () => {
    const release = lockDataDir(dataDir());
    expect(() => lockDataDir(dataDir())).toThrow(DataDirBusyError);
    expect(() => lockDataDir(dataDir())).toThrow(/DATA_DIR/);
    release();
    lockDataDir(dataDir())();
    expect(existsSync(lock())).toBe(false);
  });
  it('is met by a second process however the directory is named', async () => {
    symlinkSync(dataDir(), join(folder, 'verweis'));
    symlinkSync(folder, join(folder, 'umweg'));
    expect(await says(otherProcess(join(folder, 'verweis')))).toBe('holds');
    for (const name of [dataDir(), `${dataDir()}/`, join(folder, 'verweis'), join(folder, 'umweg', 'daten')])
      expect(await says(otherProcess(name))).toBe('DataDirBusyError');
  });
  it('takes over from a process that died', () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(lock(), `${dead} 1\n`);
    lockDataDir(dataDir())();
  });
  it('takes over from a number that another process has got meanwhile', () => {
    writeFileSync(lock(), `${process.pid} 1\n`);
    if (process.platform === 'linux') lockDataDir(dataDir())();
    else expect(() => lockDataDir(dataDir())).toThrow(DataDirBusyError);
  });
});
