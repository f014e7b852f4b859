import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';
import { describe, expect, it } from 'vitest';

import { asOperator, findPostgres, startPostgres } from './postgres.ts';

const bin = findPostgres();

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  // A server that ends says so to whoever is connected, also between two questions.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe.skipIf(!bin)('startPostgres', () => {
  it('gives an empty database and leaves nothing running when it is stopped', async () => {
    const server = await startPostgres(bin ?? '');
    expect(await answers(server.url)).toBe(true);
    await server.stop();
    expect(await answers(server.url)).toBe(false);
  });

  it('knows a user who has a database, and no right but those that the README asks for', async () => {
    const server = await startPostgres(bin ?? '');
    const client = new Client({ connectionString: await asOperator(server.url) });
    await client.connect();
    const { rows } = await client.query(
      `select current_database() as wo, rolsuper, rolcreatedb, rolreplication, rolcreaterole, rolbypassrls
       from pg_roles where rolname = current_user`,
    );
    await client.end();
    await server.stop();
    expect(rows).toEqual([
      {
        wo: 'betrieb',
        rolsuper: false,
        rolcreatedb: false,
        rolreplication: false,
        rolcreaterole: true,
        rolbypassrls: true,
      },
    ]);
  });

  it('ends with the process that started it, even when that one is killed', { tags: 'night' }, async () => {
    const module = fileURLToPath(new URL('postgres.ts', import.meta.url));
    const script = `const { findPostgres, startPostgres } = await import(${JSON.stringify(module)});
      console.log((await startPostgres(findPostgres())).url);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [line] = await once(child.stdout, 'data');
    const url = String(line).trim();
    expect(await answers(url)).toBe(true);
    child.kill('SIGKILL');
    for (let tries = 0; tries < 50 && (await answers(url)); tries += 1) await setTimeout(100);
    expect(await answers(url)).toBe(false);
  });
});
