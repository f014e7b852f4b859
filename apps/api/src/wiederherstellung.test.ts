import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '@kehrtour/testkit/freePort';
import { asOperator, findPostgres, type RunningPostgres, startPostgres } from '@kehrtour/testkit/postgres';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-wiederherstellung-'));
const bin = findPostgres() ?? '';
const run = (tool: string, ...args: string[]): Buffer =>
  execFileSync(path.join(bin, tool), args, {
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
/** What a restore reports is not asked for: whoever does it by hand reads over it, too. */
function restore(url: string, what: Buffer): void {
  execFileSync(path.join(bin, 'psql'), ['--quiet', '--dbname', url], {
    input: what,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

const children: ChildProcess[] = [];
const clusters: RunningPostgres[] = [];
async function cluster(): Promise<RunningPostgres> {
  const one = await startPostgres(bin);
  clusters.push(one);
  return one;
}
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const one of clusters) await one.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Server = { origin: string; stop: () => Promise<void>; said: () => string };
async function start(DATABASE_URL: string): Promise<Server> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL,
      DATA_DIR: path.join(folder, 'daten'),
      API_PORT: port,
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'info',
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const from of [child.stdout, child.stderr])
    from?.on('data', (text: Buffer) => (said += text.toString()));
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}`, stop, said: () => said };
}

type Ready = { status: string; fehlt?: { was: string; de: string; en: string }[] };
async function readiness({ origin }: Server): Promise<Ready> {
  const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
  return answer ? ((await answer.json()) as Ready) : { status: 'noch nicht da' };
}
const missing = async (server: Server): Promise<string[]> =>
  ((await readiness(server)).fehlt ?? []).map(({ was }) => was);
const companiesIn = (database: string): string =>
  run(
    'psql',
    '--tuples-only',
    '--no-align',
    '--dbname',
    database,
    '--command',
    'select count(*) from unternehmen',
  ).toString();
/** A newcomer registers: what every page of a company needs, needs this. */
async function register({ origin }: Server): Promise<number> {
  const answer = await fetch(`${origin}/registrieren`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      firma: 'Kehrbetrieb Rußwurm',
      vorname: 'Marlene',
      nachname: 'Rußwurm',
      email: `${randomUUID()}@kehrbetrieb.example`,
      bundesland: 'BY',
      plz: '91207',
      ort: 'Lauf',
    }),
  });
  return answer.status;
}

describe('a dump that is brought back', () => {
  let dump: Buffer;
  let roles: Buffer;
  let elsewhere: string;
  it('holds a company, and the roles beside it', { tags: 'night' }, async () => {
    const { url } = await cluster();
    const operator = await asOperator(url);
    const first = await start(operator);
    await expect.poll(() => readiness(first)).toEqual({ status: 'ok' });
    expect(await register(first)).toBe(200);
    await expect.poll(() => companiesIn(operator)).toBe('1\n');
    await first.stop();
    dump = run('pg_dump', '--dbname', operator);
    roles = run('pg_dumpall', '--roles-only', '--dbname', url);
    elsewhere = (await cluster()).url;
  });

  it(
    'without the roles is not said to be ready, but what is missing is, in log and answer',
    { tags: 'night' },
    async () => {
      const operator = await asOperator(elsewhere);
      restore(operator, dump);
      const server = await start(operator);
      await expect.poll(() => missing(server)).toEqual(['rollen']);
      const [{ de, en } = { de: '', en: '' }] = (await readiness(server)).fehlt ?? [];
      expect([de, en]).toEqual([
        expect.stringContaining('pg_dumpall --roles-only'),
        expect.stringContaining('pg_dumpall --roles-only'),
      ]);
      expect(server.said()).toContain('npm run zurueckspielen');
      expect(server.said()).toContain('not ready: The database lacks the roles');

      // The roles alone are too late: what they may do went with them.
      restore(elsewhere, roles);
      await expect.poll(() => missing(server)).toEqual(['rechte']);
      await server.stop();
    },
  );

  it('after the roles is ready, and the company of before works in it', { tags: 'night' }, async () => {
    const { url } = await cluster();
    restore(url, roles);
    run('psql', '--dbname', url, '--command', 'create database betrieb owner betrieb');
    const operator = Object.assign(new URL(url), { username: 'betrieb', pathname: '/betrieb' }).toString();
    restore(operator, dump);
    const server = await start(operator);
    await expect.poll(() => readiness(server)).toEqual({ status: 'ok' });
    expect(await register(server)).toBe(200);
    await expect.poll(() => companiesIn(operator)).toBe('2\n');
    await server.stop();
  });
});
