/** usage: what production code says without proof: casts by place, `as never`, what is believed of rows, literal lists of states, tests that speak SQL */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { assertionsIn, countsOf, sqlTestsIn, STATEMENTS } from '../parts/assertions.ts';
import { root } from '../parts/root.ts';
import { sourceFiles } from '../parts/sourceFiles.ts';
import { stateLists } from '../parts/stateLists.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const files = sourceFiles('{apps,packages}/**/*.{ts,tsx}');
const all = assertionsIn(files, read);
for (const { file, line, type } of all) process.stdout.write(`${file}:${line} as ${type.split('\n')[0]}\n`);
const sqlTests = sqlTestsIn(files, read);
const { casts, never, rows } = countsOf(all, { statements: read(STATEMENTS), sqlTests });
process.stdout.write(
  `\n${casts} casts, ${never} of them as never; ${rows} rows and columns believed; ${stateLists(files, read).length} literal lists of states; ${sqlTests.length} files of tests that speak SQL\n`,
);
