import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '@kehrtour/testkit/freePort';

import { until } from './until.ts';

export interface RunningProduct {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The whole product on a data folder of its own; the one that runs at an address already is left running. */
export async function startProduct(address: string | undefined): Promise<RunningProduct> {
  if (address !== undefined) return { origin: address, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'kehrtour-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['packages/config/house/start.ts'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: '1', DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => server.kill('SIGTERM'));
  const origin = `http://localhost:${port}`;
  await until('the product answers', async () => {
    if (server.exitCode !== null) throw new Error('The product did not start.');
    return (await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.ok === true;
  });
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
