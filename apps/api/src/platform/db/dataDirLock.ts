import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { systemCode } from '../refusal/systemCode.ts';

const LOCK = 'kehrtour.lock';

/** Another living process holds the data directory. */
export class DataDirBusyError extends Error {
  override readonly name = 'DataDirBusyError';
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(
      `Das Datenverzeichnis ${dataDir} wird schon von einem laufenden Kehrtour benutzt (Prozess ${pid}). ` +
        'Beenden Sie ihn zuerst, oder wählen Sie mit DATA_DIR ein anderes Verzeichnis.',
    );
    this.pid = pid;
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** When a process was started, so that a PID that came round again is not taken for the old holder (Linux only). */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Takes the data directory for this process: PGlite would let two processes open it and silently lose data.
 * The lock is a file made with O_EXCL inside the directory, so that a link to it or a second mount of it meets the same file;
 * only a dead holder's file is removed, never an old one's.
 * @throws DataDirBusyError
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(realpathSync(dataDir), LOCK);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, `${process.pid} ${startedAt(process.pid)}\n`);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
      const [pid = 0, started = ''] = readHolder(file);
      if (pid > 0 && alive(pid) && (started === '' || startedAt(pid) === started)) {
        throw new DataDirBusyError(dataDir, pid);
      }
      rmSync(file, { force: true });
    }
  }
  throw new DataDirBusyError(dataDir, 0);
}

function readHolder(file: string): [number, string] {
  try {
    const [pid, started] = readFileSync(file, 'utf8').trim().split(' ');
    return [Number(pid) || 0, started ?? ''];
  } catch {
    return [0, ''];
  }
}
