import { buildApps } from './parts/buildApps.ts';
import { keepRunning } from './parts/keepRunning.ts';

try {
  await buildApps();
  keepRunning(['apps/gateway/src/main.ts']);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exitCode = 1;
}
