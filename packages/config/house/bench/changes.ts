/** usage: makes typical changes on a scratch copy; counts the files that each takes, those among them that the compiler names */
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

import { command, inParallel } from '../parts/command.ts';
import { root } from '../parts/root.ts';
import { sourceFiles } from '../parts/sourceFiles.ts';

interface Change {
  readonly name: string;
  /** What is written into which file: behind the first place where this text stands. */
  readonly edits: readonly { readonly file: string; readonly behind: string; readonly text: string }[];
  /** What is new, and no compiler knows: a migration, a folder. */
  readonly files: number;
}

const CHANGES: readonly Change[] = [
  {
    name: 'A text of a property',
    edits: [
      {
        file: 'packages/domain/src/liegenschaft/bestandsspalte.ts',
        behind: 'export const BESTANDSSPALTEN = {',
        text: "\n  probe: { name: 'Probe', koepfe: 'Probe', laengeMax: 40, ausgegeben: false },",
      },
    ],
    files: 1,
  },
  {
    name: 'A state of an appointment',
    edits: [
      {
        file: 'packages/domain/src/termin/termin.ts',
        behind: 'export const TERMIN_STATUS = [',
        text: "\n  'probe',",
      },
      {
        file: 'packages/domain/src/termin/termin.ts',
        behind: 'const STAENDE = {',
        text: "\n  probe: { name: 'Probe', art: 'steht', zuKlaeren: false },",
      },
    ],
    // The ways to it, and the list that the database keeps.
    files: 2,
  },
  {
    name: 'A role',
    edits: [{ file: 'packages/domain/src/rolle.ts', behind: 'export const ROLLEN = [', text: "'probe', " }],
    files: 1,
  },
  {
    name: 'A channel of notices',
    edits: [
      {
        file: 'packages/domain/src/versand/kanal.ts',
        behind: 'export const KANAL_WORTE = {',
        text: "\n  probe: worte('Probe', ['Probe', 'Proben'], { nachweis: 'Probe', zugestellt: 'gesendet', kamNichtAn: 'Die Probe kam nicht an', weilNicht: 'die Probe nicht ankam', zustelltage: 1, gesendet: true }),",
      },
    ],
    // Its folder, its line among the ways that are proposed, and the list that the database keeps.
    files: 3,
  },
  {
    name: 'A kind of file to import',
    edits: [
      {
        file: 'packages/domain/src/importdatei/datei/importformat.ts',
        behind: 'export const IMPORTFORMATE = {',
        text: "\n  probe: { name: 'Probe', dateien: ['PROBE'], endungen: ['.probe'], mime: 'text/plain', bytesMax: 20 * MB, geschrieben: false, erkenne: () => false },",
      },
    ],
    files: 1,
  },
];

const WORKSPACES = [
  'packages/domain',
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
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(scratch, 'tsconfig.base.json'));
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

/** Production files in which the compiler finds something, as seen from the root. */
async function named(): Promise<Set<string>> {
  const files = new Set<string>();
  await inParallel(WORKSPACES, 2, async (workspace) => {
    const { output } = await command(
      ['tsc', '--noEmit', '--project', `${workspace}/tsconfig.json`, '--pretty', 'false'],
      {
        cwd: path.relative(root, scratch),
      },
    );
    for (const [, file = ''] of output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm))
      if (!/[.](test|stories)[.]|\/test\/|\/bench\//.test(file)) files.add(path.normalize(file));
  });
  return files;
}

try {
  copyHouse();
  const before = await named();
  for (const { name, edits, files } of CHANGES) {
    const places = [...new Set(edits.map(({ file }) => file))];
    const kept = new Map(places.map((file) => [file, readFileSync(path.join(scratch, file), 'utf8')]));
    for (const { file, behind, text } of edits) {
      const source = readFileSync(path.join(scratch, file), 'utf8');
      if (!source.includes(behind)) throw new Error(`${file}: „${behind}“ is not there any more`);
      writeFileSync(
        path.join(scratch, file),
        source.replace(behind, () => `${behind}${text}`),
      );
    }
    const found = [...(await named())].filter((file) => !before.has(file) && !kept.has(file));
    process.stdout.write(`${name}: ${places.length + found.length + files} files\n`);
    for (const file of [...places, ...found.map((one) => `${one} (compiler)`)])
      process.stdout.write(`  ${file}\n`);
    process.stdout.write(`  and new ones: ${files}\n`);
    for (const [file, source] of kept) writeFileSync(path.join(scratch, file), source);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
