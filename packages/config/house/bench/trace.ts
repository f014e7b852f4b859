/** usage: the files that one reads to follow a booking, each with the functions from which it is entered */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../parts/root.ts';
import { BOOKING, traceOf } from '../parts/trace.ts';

const trace = traceOf(BOOKING.verb, (file) => readFileSync(path.join(root, file), 'utf8'), BOOKING.isRead);
for (const [file, entered] of trace)
  process.stdout.write(`${file} ${entered.map((one) => one.split(' ')[1]).join(', ')}\n`);
process.stdout.write(`\n${trace.size} files, ${[...trace.values()].flat().length} times entered\n`);
