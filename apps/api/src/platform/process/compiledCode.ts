import { readdirSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';

/** Each release leaves code of its own; what is still in use is compiled again in a second. */
const KEPT_MS = 90 * 24 * 3_600_000;

/**
 * Keeps compiled code in the data folder, for the processes that read what strangers send. Nobody but us writes there: what
 * lies there is run.
 */
export function keepCompiledCode(dataDir: string): void {
  const folder = path.join(dataDir, 'compiled');
  forgetOldCode(folder, Date.now());
  module.enableCompileCache(folder);
}

/** Empties the folder when something in it is older than three months. `now` in milliseconds. */
export function forgetOldCode(folder: string, now: number): void {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const isOld = ({ parentPath, name }: (typeof files)[number]): boolean =>
      now - statSync(path.join(parentPath, name)).mtimeMs > KEPT_MS;
    if (files.some(isOld)) rmSync(folder, { recursive: true });
  } catch {
    // Not there yet, or another process is at it: compiled code only helps, and is no reason not to start.
  }
}
