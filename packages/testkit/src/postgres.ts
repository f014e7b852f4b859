import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Client } from 'pg';

import { freePort } from './freePort.ts';

const POSTGRES_MAJOR_MIN = 15;
const READY_WITHIN_MS = 60_000;

export interface RunningPostgres {
  /** Address of an empty database `kehrtour`, as its superuser. */
  url: string;
  /** Ends the server and removes its files; `KILL`: as a machine that goes off. */
  stop: (signal?: 'INT' | 'KILL') => Promise<void>;
}

type Owner = { uid: number; gid: number } | undefined;

/** Folder with `initdb` and `postgres` (15 or newer), the newest first; undefined when there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return [
    process.env['POSTGRES_BIN'] ?? '',
    ...versions.sort((a, b) => b - a).map((version) => path.join(debian, String(version), 'bin')),
    '/opt/homebrew/bin',
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ].find(
    (folder) =>
      folder !== '' && existsSync(path.join(folder, 'initdb')) && majorOf(folder) >= POSTGRES_MAJOR_MIN,
  );
}

function majorOf(folder: string): number {
  const answer = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(answer.stdout ?? '')?.[1] ?? 0);
}

/** Installs PostgreSQL from the system's packages where that is allowed; false when it is not. */
export function installPostgres(): boolean {
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']].every((step) => {
    const [command = '', ...args] = [...apt, ...step];
    const result = spawnSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return result.status === 0;
  });
}

/** PostgreSQL refuses to run as root: then it runs as the system's `postgres` user. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Makes a user with the rights that the README asks for, and a database of hers.
 *
 * @param server address of the superuser
 * @param further a right that only tests need
 * @returns address of this user at her database
 */
export async function asOperator(server: string, further: 'createdb' | '' = ''): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create role betrieb login createrole bypassrls ${further}`);
  await client.query('create database betrieb owner betrieb');
  await client.end();
  return Object.assign(new URL(server), { username: 'betrieb', pathname: '/betrieb' }).toString();
}

/**
 * Starts a PostgreSQL of its own in a fresh folder. It also ends when this process is killed.
 *
 * @param further settings of the server by their names
 */
export async function startPostgres(
  bin: string,
  further: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  return start(bin, further, {
    tool: 'initdb',
    args: ['-U', 'kehrtour', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    ready: createDatabase,
  });
}

/** Starts a replica of this server, which follows it until somebody promotes it. */
export async function startStandby(
  bin: string,
  primary: string,
  further: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  const { hostname, port } = new URL(primary);
  return start(bin, further, {
    tool: 'pg_basebackup',
    args: [
      '-h',
      hostname,
      '-p',
      port,
      '-U',
      'kehrtour',
      '-R',
      '-X',
      'stream',
      '--checkpoint=fast',
      '--no-sync',
    ],
    ready: awaitAnswer,
  });
}

interface Beginning {
  /** What fills the folder of the data. */
  tool: 'initdb' | 'pg_basebackup';
  args: readonly string[];
  ready: (server: string) => Promise<void>;
}

async function start(
  bin: string,
  further: Readonly<Record<string, string>>,
  { tool, args, ready }: Beginning,
): Promise<RunningPostgres> {
  const runAs = owner();
  // Not os.tmpdir(): the postgres user may be shut out of a private one.
  const folder = mkdtempSync(
    path.join(runAs ? '/tmp' : (process.env['TMPDIR'] ?? '/tmp'), 'kehrtour-postgres-'),
  );
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const data = path.join(folder, 'data');
  const as = { cwd: folder, ...runAs };
  execFileSync(path.join(bin, tool), ['-D', data, ...args], { ...as, stdio: 'ignore' });
  const port = await freePort();
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    ...further,
    max_connections: '200',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The shell holds our pipe: when this process dies, however it dies, `read` ends and takes the server and its files along.
  const leash =
    '"$@" >/dev/null 2>&1 & server=$!; read -r signal; kill -"${signal:-INT}" "$server"; wait "$server"; rm -rf "$0"';
  const server = spawn('sh', ['-c', leash, folder, path.join(bin, 'postgres'), '-D', data, ...flags], {
    ...as,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop: RunningPostgres['stop'] = async (signal = 'INT') => {
    server.stdin.end(`${signal}\n`);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(`postgres://kehrtour@127.0.0.1:${port}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://kehrtour@127.0.0.1:${port}/kehrtour`, stop };
}

const createDatabase = (server: string): Promise<void> => awaitAnswer(server, 'CREATE DATABASE kehrtour');

async function awaitAnswer(server: string, question = 'select 1'): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new Client({ connectionString: `${server}/postgres` });
    try {
      await client.connect();
      await client.query(question);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await setTimeout(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
