import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type OutputChunk, type Plugin, rolldown } from 'rolldown';

import { root } from './root.ts';

export interface Bundle {
  /** Workspace, from the root; what is bundled lies in its `dist`. */
  workspace: string;
  /** Files that somebody starts, from the workspace. */
  entries: readonly string[];
  /** Libraries go into the bundle as well; otherwise they are installed beside it. */
  alone?: boolean;
}

/** Argon2, Temporal, and permissions that a process can drop: the Node of the lockfile, and nothing older. */
export const NODE_MAJOR_MIN = 26;
const BEHIND_DOOR = '.app.js';
/** What the bundler itself writes into the code, and brings along. */
const HELPERS = '@oxc-project/runtime/';
const OURS = '@kehrtour/';
const BESIDE_US =
  /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)|new URL\(\s*"([^"]+)",\s*import\.meta\.url,?\s*\)/g;

/** JavaScript that needs neither the repository nor types taken off; all of it in one folder without others. */
export async function bundle({ workspace, entries, alone = false }: Bundle): Promise<void> {
  const folder = path.join(root, workspace);
  const output = path.join(folder, 'dist');
  rmSync(output, { recursive: true, force: true });
  const build = await rolldown({
    cwd: folder,
    input: Object.fromEntries(entries.map((entry) => [nameOf(entry), path.join(folder, entry)])),
    platform: 'node',
    external: (id) => id.startsWith('node:') || (!alone && isLibrary(id)),
    plugins: [filesBesideUs(folder, output)],
    // Written for the Node that runs it: nothing is rewritten for an older one.
    transform: { target: `node${NODE_MAJOR_MIN}`, define: { 'process.env.NODE_ENV': '"production"' } },
    // Whatever a bundler only warns of is missing later, on somebody else's machine.
    onLog: (_, { code, message }) => {
      if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(`${workspace}: ${message}`);
    },
  });
  const written = await build.write({
    dir: output,
    format: 'esm',
    entryFileNames: `[name]${BEHIND_DOOR}`,
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  for (const { fileName } of written.output.filter((part): part is OutputChunk => part.type === 'chunk'))
    if (fileName.endsWith(BEHIND_DOOR)) writeFileSync(path.join(output, doorOf(fileName)), doorTo(fileName));
}

const doorOf = (fileName: string): string => fileName.replace(BEHIND_DOOR, '.js');

/** Any Node can read these lines: an old one says what is missing instead of a word about syntax. */
function doorTo(fileName: string): string {
  return `const found = process.versions.node;
if (Number(found.split('.')[0]) < ${NODE_MAJOR_MIN}) {
  console.error('Kehrtour braucht Node ${NODE_MAJOR_MIN} oder neuer; hier läuft Node ' + found + '.');
  process.exit(1);
}
await import('./${fileName}');
`;
}

const isLibrary = (id: string): boolean =>
  !/^[./\0]/.test(id) && !path.isAbsolute(id) && !id.startsWith(OURS) && !id.startsWith(HELPERS);

const nameOf = (file: string): string => path.basename(file).replace(/\.[tj]s$/, '');

/**
 * A file that the source finds beside itself: another script (a thread, a process) becomes an entry of its own, anything else is
 * found from the bundle where it lies.
 */
function filesBesideUs(folder: string, output: string): Plugin {
  return {
    name: 'files-beside-us',
    transform(code, id) {
      const ours = id.startsWith(folder) || id.startsWith(path.join(root, 'packages/'));
      if (!ours || !code.includes('import.meta.url')) return null;
      return code.replaceAll(BESIDE_US, (_, single?: string, double?: string) => {
        const file = path.resolve(path.dirname(id), single ?? double ?? '');
        if (!existsSync(file)) throw new Error(`${id} sucht ${file}, das es nicht gibt`);
        if (/\.[tj]s$/.test(file)) {
          this.emitFile({ type: 'chunk', id: file, fileName: `${nameOf(file)}.js` });
          return `new URL('./${nameOf(file)}.js', import.meta.url)`;
        }
        const slash = file.endsWith('/') || (single ?? double ?? '').endsWith('/') ? '/' : '';
        return `new URL('${path.relative(output, file)}${slash}', import.meta.url)`;
      });
    },
  };
}
