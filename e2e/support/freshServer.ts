// Starts the whole product as `npm start` does, with the demo district, on a data folder that is empty each time.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { asOperator, findPostgres, startPostgres } from '@kehrtour/testkit/postgres';

import { calendarPort, dataDir, port } from './surroundings.ts';

rmSync(dataDir, { recursive: true, force: true });
// By day on PostgreSQL, where there is one: it answers in a third of the time. What a journey starts for itself, and every journey
// by night, has the embedded database.
const bin = process.env['SUITE'] === 'day' ? findPostgres() : undefined;
const postgres = bin ? await startPostgres(bin) : undefined;
const server = spawn(process.execPath, ['packages/config/house/start.ts'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '1',
    DATABASE_URL: postgres ? await asOperator(postgres.url) : '',
    // Journeys read their mails there.
    POSTFACH: '1',
    // All journeys come from one address, as fast as the machine lets them; what a person may ask is tried by tests of its own.
    RATE_LIMIT: '6000',
    // Where a journey puts up a calendar of its own.
    PRIVATE_HOSTS: `localhost:${calendarPort}`,
  },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.once('exit', () => void postgres?.stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
// When the test runner is killed, nobody else would end the server.
const runner = process.ppid;
setInterval(() => process.ppid === runner || server.kill('SIGTERM'), 500).unref();
server.on('exit', (code) => process.exit(code ?? 1));
