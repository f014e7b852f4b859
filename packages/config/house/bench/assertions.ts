/** usage: what production code says without proof: casts by place, `as never`, what is believed of rows, literal lists of states */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { assertionsIn, countsOf, STATEMENTS } from '../parts/assertions.ts';
import { root } from '../parts/root.ts';
import { sourceFiles } from '../parts/sourceFiles.ts';
import { stateLists } from '../parts/stateLists.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const files = sourceFiles('{apps,packages}/**/*.{ts,tsx}');
const all = assertionsIn(files, read);
for (const { file, line, type } of all) process.stdout.write(`${file}:${line} as ${type.split('\n')[0]}\n`);
const { casts, never, rows } = countsOf(all, read(STATEMENTS));
process.stdout.write(
  `\n${casts} casts, ${never} of them as never; ${rows} rows and columns believed; ${stateLists(files, read).length} literal lists of states\n`,
);
