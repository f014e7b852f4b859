/** @module-tag night */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { clockFrom } from '@kehrtour/testkit/clockFrom';
import { freePort } from '@kehrtour/testkit/freePort';
import { aheadMs } from '@kehrtour/testkit/shiftClock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dropDatabase, type FreshDb, freshDb } from '../test/freshDb.ts';
import { openPostgres } from './platform/db/dbPostgres.ts';

const server = process.env['TEST_DATABASE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;
const name = `kehrtour_prozesse_${randomUUID().replaceAll('-', '')}`;
const folder = mkdtempSync(join(tmpdir(), 'kehrtour-prozesse-'));
const children: ChildProcess[] = [];
let admin: FreshDb;

beforeAll(async () => {
  if (server === undefined) return;
  admin = await freshDb();
  await admin.db.query(`create database ${name}`);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  if (server === undefined) return;
  await dropDatabase(server, name);
  await admin.db.close();
  await admin.drop();
});

type Running = { readonly origin: string; readonly child: ChildProcess; readonly said: () => string };
async function start(entry: string, env: Record<string, string>): Promise<Running> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [fileURLToPath(new URL(entry, import.meta.url))], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, randomUUID()),
      API_PORT: port,
      WORKER_PORT: port,
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      SECRET_KEY: 'prozesse-'.repeat(5),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const from of [child.stdout, child.stderr])
    from?.on('data', (text: Buffer) => (said += text.toString()));
  return { origin: `http://127.0.0.1:${port}`, child, said: () => said };
}
const ready = (one: Running) =>
  expect
    .poll(async () => (await fetch(`${one.origin}/health/ready`).catch(() => undefined))?.status, {
      timeout: 120_000,
      interval: 200,
    })
    .toBe(200);

const shared = {
  DATABASE_URL: Object.assign(new URL(server ?? 'postgres://none'), { pathname: `/${name}` }).toString(),
  DEMO: '0',
  WORKER: '0',
};

describe.skipIf(server === undefined)('processes of their own', () => {
  it('start at once on an empty database, divide the work and end when asked, though their clocks differ', async () => {
    // The database lives by the machine's clock, also where this test lives on another day.
    const databaseNow = Date.now() - aheadMs();
    const at = (ms: number) => clockFrom(new Date(ms).toISOString());
    const api = await start('main.ts', { ...shared, ...at(databaseNow + 90_000) });
    const worker = await start('worker.process.ts', { ...shared, ...at(databaseNow) });
    await Promise.all([ready(api), ready(worker)]);
    const registered = await fetch(`${api.origin}/registrieren`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        firma: 'Kehrbetrieb Rußwurm',
        vorname: 'Marlene',
        nachname: 'Rußwurm',
        email: 'marlene@kehrbetrieb.example',
        bundesland: 'BY',
        plz: '91207',
        ort: 'Lauf',
      }),
    });
    expect(registered.status).toBe(200);
    const db = openPostgres(shared.DATABASE_URL, { max: 1 });
    const founded = async () => (await db.query('select name from unternehmen')).rows;
    await expect.poll(founded).toContainEqual({ name: 'Kehrbetrieb Rußwurm' });
    await db.close();
    expect(api.said()).toContain('clock of the database is followed');
    expect((await fetch(`${worker.origin}/registrieren`, { method: 'POST' })).status).toBe(404);
    for (const one of [api, worker]) {
      const ended = once(one.child, 'exit');
      one.child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
  });
  it('of which one is a worker alone refuse to start without a database to share', async () => {
    const lone = await start('worker.process.ts', { DATABASE_URL: '' });
    expect(await once(lone.child, 'exit')).toEqual([1, null]);
    expect(lone.said()).toContain('braucht DATABASE_URL');
  });
  it('of which one has another key refuse to start, before it seals what nobody else can open', async () => {
    const other = await start('main.ts', { ...shared, SECRET_KEY: 'vergessen-'.repeat(5) });
    expect(await once(other.child, 'exit')).toEqual([1, null]);
    expect(other.said()).toContain('SECRET_KEY ist ein anderer');
  });
});
