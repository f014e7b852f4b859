import { runChecks } from './parts/checks.ts';

const { passed, failed } = await runChecks();
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
