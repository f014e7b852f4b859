import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this package: of its source, or of what was bundled from it. */
const workspace = path.join(
  import.meta.dirname,
  path.basename(import.meta.dirname) === 'process' ? '../../..' : '..',
);
/** Never the folders above: in one of them lie the data of all companies where nobody named another place. */
const CODE = [
  ...['src', 'dist', 'package.json', 'node_modules'].map((name) => path.join(workspace, name)),
  ...['package.json', 'node_modules', 'packages'].map((name) => path.join(workspace, '../..', name)),
].filter((place) => existsSync(place));

/** What a process may touch besides its own code. */
type Places = { readonly read?: readonly string[]; readonly write?: readonly string[] };

/**
 * Flags of Node for a process that reads its own code and what is named here, writes only where it is named, starts nothing and calls
 * nobody. What is to be written to is there already: a right to a folder that is made later ends with its name.
 */
export function onlyFiles({ read = [], write = [] }: Places = {}): string[] {
  return [
    '--permission',
    ...[...CODE, ...read, ...write].map((place) => `--allow-fs-read=${path.resolve(place)}`),
    ...write.map((place) => `--allow-fs-write=${path.resolve(place)}`),
  ];
}
