import { benches } from './parts/benches.ts';
import { foreground } from './parts/foreground.ts';

const all = benches();
const [wanted, ...args] = process.argv.slice(2);
const bench = all.find(({ name }) => name === wanted);
if (bench) foreground([bench.file, ...args]);
else {
  const lines = all.map(({ name, usage }) => `  ${name.padEnd(24)} ${usage}\n`);
  process.stdout.write(
    `${wanted ? `„${wanted}“ gibt es nicht. ` : ''}Messungen (npm run bench <name>):\n${lines.join('')}`,
  );
  process.exitCode = wanted ? 1 : 0;
}
