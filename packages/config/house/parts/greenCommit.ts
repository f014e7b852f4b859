import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './root.ts';

const STAMP = path.join(root, 'node_modules/.cache/kehrtour/green-commit');

function git(...args: string[]): string | undefined {
  const run = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return run.status === 0 ? run.stdout : undefined;
}

/** Notes the commit whose whole day was green here; with changes that are not committed there is none. */
export function rememberGreen(): void {
  if (git('status', '--porcelain') !== '') return;
  const commit = git('rev-parse', 'HEAD')?.trim();
  if (!commit) return;
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, commit);
}

/**
 * Files that differ from the last commit that was green here, relative to the root; undefined where nobody knows: without git,
 * without such a run, or when that commit is gone.
 */
export function changedSinceGreen(): string[] | undefined {
  let commit: string;
  try {
    commit = readFileSync(STAMP, 'utf8').trim();
  } catch {
    return undefined;
  }
  const changed = git('diff', '--name-only', commit);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) return undefined;
  return [...changed.split('\n'), ...added.split('\n')].filter((file) => file !== '');
}
