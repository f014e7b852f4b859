import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';

export interface Bench {
  /** `planner/rounds` is `packages/planner/bench/rounds.ts`. */
  name: string;
  file: string;
  usage: string;
}

/** Every measurement of the project: a file below `bench/` whose first comment says `usage:`. */
export function benches(): Bench[] {
  return sourceFiles('{apps/*,packages/*,packages/config/house,e2e}/bench/**/*.ts').flatMap((file) => {
    const usage = /^\/\*\*(?:\n \*)? usage: (.+?)(?: \*\/)?$/m.exec(
      readFileSync(path.join(root, file), 'utf8'),
    )?.[1];
    const [place, name] = file.replace(/^(apps|packages)\//, '').split('/bench/');
    return usage ? [{ name: `${place}/${path.basename(name ?? '', '.ts')}`, file, usage }] : [];
  });
}
