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
  // What another process takes away at the same moment is gone, and no reason not to start.
  const oldest = Math.min(
    ...filesIn(folder).map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now),
  );
  if (now - oldest > KEPT_MS) rmSync(folder, { recursive: true, force: true });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
  } catch {
    // Not there yet.
    return [];
  }
}
