/** usage: makes each typical change on a scratch copy, counts its files and what the compiler still finds [--write: the table in CONTRIBUTING; a number: only that row] */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { filesOf, withTable } from '../parts/changesTable.ts';
import { command, inParallel } from '../parts/command.ts';
import { root } from '../parts/root.ts';
import { sourceFiles } from '../parts/sourceFiles.ts';
import { type Change, TYPICAL_CHANGES } from '../parts/typicalChanges.ts';

const WORKSPACES = [
  'packages/domain',
  'packages/planner',
  'packages/addresses',
  'packages/contract',
  'packages/api-client',
  'apps/api',
  'apps/portal',
  'apps/admin',
  'apps/booking',
];

const scratch = mkdtempSync(path.join(tmpdir(), 'kehrtour-aenderungen-'));
const link = (target: string, place: string): void => symlinkSync(realpathSync(target), place);

/** Sources as they are, libraries as links; packages of ours are those of the copy. */
function copyHouse(): void {
  for (const file of sourceFiles('{apps,packages}/**/*.{ts,tsx,json,css}')) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(scratch, file));
  }
  mkdirSync(path.join(scratch, 'deploy'));
  for (const file of ['tsconfig.base.json', 'deploy/SETTINGS.md', 'deploy/SETTINGS.de.md'])
    cpSync(path.join(root, file), path.join(scratch, file));
  link(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'));
  for (const workspace of sourceFiles('{apps,packages}/*/package.json').map((file) => path.dirname(file)))
    linkLibraries(path.join(root, workspace, 'node_modules'), path.join(scratch, workspace, 'node_modules'));
}

function linkLibraries(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (entry !== '@kehrtour') {
      link(path.join(from, entry), path.join(to, entry));
      continue;
    }
    mkdirSync(path.join(to, entry));
    for (const one of readdirSync(path.join(from, entry))) {
      const ours = path.relative(root, realpathSync(path.join(from, entry, one)));
      symlinkSync(path.join(scratch, ours), path.join(to, entry, one));
    }
  }
}

/** Production files in which the compiler finds something, as seen from the root; what it has read once it remembers. */
async function named(): Promise<Set<string>> {
  const files = new Set<string>();
  await inParallel(WORKSPACES, 2, async (workspace) => {
    const { output } = await command(
      `tsc --noEmit --pretty false --incremental --tsBuildInfoFile ${workspace}/node_modules/.tsbuildinfo --project ${workspace}/tsconfig.json`.split(
        ' ',
      ),
      {
        cwd: path.relative(root, scratch),
      },
    );
    for (const [, file = ''] of output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm))
      if (!/[.](test|stories)[.]|\/test\/|\/bench\//.test(file)) files.add(path.normalize(file));
  });
  return files;
}

interface Made {
  readonly change: Change;
  /** All that is written, as seen from the root. */
  readonly written: readonly string[];
  /** What the compiler names besides: a second home of something. */
  readonly named: readonly string[];
}

const PAGE = path.join(root, '.github/CONTRIBUTING.md');

/** Writes a change into the copy, asks the compiler, and takes it back. */
async function make(change: Change, before: ReadonlySet<string>): Promise<Made> {
  const { edits, made } = change;
  const edited = [...new Set(edits.map(({ file }) => file))];
  const kept = edited.map((file) => [file, readFileSync(path.join(scratch, file), 'utf8')] as const);
  for (const { file, behind, text } of edits) {
    const source = readFileSync(path.join(scratch, file), 'utf8');
    const at = source.indexOf(behind);
    if (at < 0) throw new Error(`${file}: „${behind}“ is not there any more`);
    const end = at + behind.length;
    writeFileSync(path.join(scratch, file), source.slice(0, end) + text + source.slice(end));
  }
  for (const [file, content] of Object.entries(made)) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    writeFileSync(path.join(scratch, file), content);
  }
  const written = filesOf(change);
  const found = [...(await named())].filter((file) => !before.has(file));
  for (const [file, source] of kept) writeFileSync(path.join(scratch, file), source);
  for (const file of Object.keys(made)) rmSync(path.join(scratch, file));
  return { change, written, named: found };
}

const only = process.argv.slice(2).find((word) => /^\d+$/.test(word));
const wanted = TYPICAL_CHANGES.filter((_change, index) => only === undefined || index + 1 === Number(only));
try {
  copyHouse();
  const before = await named();
  for (const change of wanted) {
    const one = await make(change, before);
    const count = one.written.length + one.named.length;
    process.stdout.write(`${change.name}: ${count} files (at most ${change.filesMax})\n`);
    for (const file of [...one.written, ...one.named.map((name) => `${name} (compiler)`)])
      process.stdout.write(`  ${file}\n`);
    if (one.named.length > 0) process.exitCode = 1;
  }
  if (process.argv.includes('--write') && process.exitCode !== 1)
    writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), TYPICAL_CHANGES));
} finally {
  rmSync(scratch, { recursive: true });
}
