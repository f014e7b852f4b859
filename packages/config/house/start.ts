import { buildApps } from './parts/buildApps.ts';
import { foreground } from './parts/foreground.ts';

try {
  await buildApps();
  foreground(['apps/gateway/src/main.ts']);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exitCode = 1;
}
