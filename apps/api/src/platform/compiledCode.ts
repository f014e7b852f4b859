import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string | undefined;

/**
 * Where V8 keeps what it made of the scripts of our child processes, so that all but the first start in half the time: the folder
 * of this process when it was given one, else one of its own; nothing on a disk that is full. Never one that others know:
 * whoever could write there would say what we run.
 */
export function compiledCode(): string | undefined {
  const given = module.getCompileCacheDir();
  if (given !== undefined) return path.dirname(given);
  if (folder !== undefined && existsSync(folder)) return folder;
  try {
    folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-compiled-'));
    process.once('exit', () => rmSync(folder ?? '', { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}
