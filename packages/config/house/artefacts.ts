import path from 'node:path';

import { assembleArtefacts } from './parts/artefacts.ts';
import { buildApps } from './parts/buildApps.ts';
import { root } from './parts/root.ts';

const [into = path.join(root, 'dist')] = process.argv.slice(2);
try {
  await buildApps();
  const startedAt = performance.now();
  process.stdout.write('Artefakte werden zusammengestellt …');
  await assembleArtefacts(path.resolve(into));
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(` fertig (${seconds.toFixed(1)} s): ${into}\n`);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exitCode = 1;
}
