import { command } from './command.ts';

/** Builds every app that has something to build; what has not changed comes from turbo's cache. */
export async function buildApps(): Promise<void> {
  process.stdout.write('Anwendungen werden gebaut …');
  const args = ['turbo', 'run', 'build', '--output-logs=errors-only', '--concurrency=2'];
  const { ok, output, seconds } = await command(args, { env: { TURBO_TELEMETRY_DISABLED: '1' } });
  if (!ok) {
    process.stdout.write('\n');
    process.stderr.write(output);
    throw new Error('Die Anwendungen ließen sich nicht bauen; die Meldung steht darüber.');
  }
  process.stdout.write(` fertig (${seconds.toFixed(1)} s)\n`);
}
