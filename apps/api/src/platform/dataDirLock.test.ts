import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DataDirBusyError, lockDataDir } from './dataDirLock.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kehrtour-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const dataDir = (): string => join(folder, 'daten');

describe('the lock beside the data', () => {
  it('refuses a second holder with a sentence that names the way out, and opens again when released', () => {
    const release = lockDataDir(dataDir());
    expect(() => lockDataDir(dataDir())).toThrow(DataDirBusyError);
    expect(() => lockDataDir(dataDir())).toThrow(/DATA_DIR/);
    release();
    lockDataDir(dataDir())();
    expect(existsSync(`${dataDir()}.lock`)).toBe(false);
  });
  it('takes over from a process that died', () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(`${dataDir()}.lock`, `${dead} 1\n`);
    lockDataDir(dataDir())();
  });
  it('takes over from a number that another process has got meanwhile', () => {
    writeFileSync(`${dataDir()}.lock`, `${process.pid} 1\n`);
    if (process.platform === 'linux') lockDataDir(dataDir())();
    else expect(() => lockDataDir(dataDir())).toThrow(DataDirBusyError);
  });
});
