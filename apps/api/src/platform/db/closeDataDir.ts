import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { systemCode } from '../refusal/systemCode.ts';

/** Whoever writes into the data folder makes files that nobody else of this machine reads. */
const UMASK = 0o077;
const OF_OTHERS = 0o077;
const ALL = 0o700;

/** What Kehrtour keeps in `DATA_DIR`; what else lies there is not ours to change. */
export const OURS = [
  'auszuege',
  'compiled',
  'dateien',
  'datenbank',
  'demokarte',
  'fahrzeiten',
  'geheimnis',
  'karten',
  'kehrtour.lock',
  'log',
] as const;

/**
 * Makes the data folder where it is missing, and takes from everybody but its owner what an earlier version, a copy or a backup
 * left open: the folder itself first, then what is in it. A folder is closed after its content, so that whoever was ended in
 * between begins again.
 * @returns what could not be closed, as it belongs to somebody else
 * @throws what the system says where the folder cannot be made
 */
export function closeDataDir(dataDir: string): string[] {
  process.umask(UMASK);
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const open: string[] = [];
  close(folder, open);
  for (const name of OURS) closeTree(join(folder, name), open);
  return open;
}

function closeTree(path: string, open: string[]): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  // A link leads elsewhere, and what is closed already was closed with all that is in it.
  if (!entry || entry.isSymbolicLink() || (entry.mode & OF_OTHERS) === 0) return;
  if (entry.isDirectory()) for (const file of contentOf(path)) closeAll(join(path, file.name), file, open);
  close(path, open);
}

function closeAll(path: string, entry: Dirent, open: string[]): void {
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const file of contentOf(path)) closeAll(join(path, file.name), file, open);
  close(path, open);
}

function contentOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function close(path: string, open: string[]): void {
  try {
    const { mode } = lstatSync(path);
    if ((mode & OF_OTHERS) !== 0) chmodSync(path, mode & ALL);
  } catch (error) {
    // Gone meanwhile: another process tidies up beside us.
    if (systemCode(error) !== 'ENOENT') open.push(path);
  }
}
