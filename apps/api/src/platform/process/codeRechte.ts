import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this package: of its source, or of what was bundled from it. */
const paket = path.join(
  import.meta.dirname,
  path.basename(import.meta.dirname) === 'process' ? '../../..' : '..',
);
/** Never the folders above: in one of them lie the data of all companies where nobody named another place. */
const CODE = [
  ...['src', 'dist', 'package.json', 'node_modules'].map((name) => path.join(paket, name)),
  ...['package.json', 'node_modules', 'packages'].map((name) => path.join(paket, '../..', name)),
].filter((ort) => existsSync(ort));

/** What a process may touch besides its own code. */
type Ordner = { readonly lies?: readonly string[]; readonly schreibe?: readonly string[] };

/**
 * Flags of Node for a process that reads its own code and what is named here, writes only where it is named, starts nothing and calls
 * nobody. What is to be written to is there already: a right to a folder that is made later ends with its name.
 */
export function nurDateien({ lies = [], schreibe = [] }: Ordner = {}): string[] {
  return [
    '--permission',
    ...[...CODE, ...lies, ...schreibe].map((ort) => `--allow-fs-read=${path.resolve(ort)}`),
    ...schreibe.map((ort) => `--allow-fs-write=${path.resolve(ort)}`),
  ];
}
