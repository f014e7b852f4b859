import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Addresses, addressOf, type Neighbour, readAddresses } from '@kehrtour/addresses/addresses';
import { findCaddy } from '@kehrtour/testkit/caddy';
import { freePort } from '@kehrtour/testkit/freePort';
import { findPostgres, startPostgres } from '@kehrtour/testkit/postgres';
import { openWire, type Wire } from '@kehrtour/testkit/wire';

import { type MailServer, startMailServer } from './mailServer.ts';
import { Program } from './program.ts';

/** Who runs: two of whatever does the work, so that one may die. */
export type Part = 'api-1' | 'api-2' | 'worker-1' | 'worker-2' | 'booking' | 'caddy';

export interface Installation {
  at: (neighbour: Neighbour, path: string, query?: Record<string, string>) => string;
  programs: Record<Part, Program>;
  mail: MailServer;
  /** Straight to the database, past the wire. */
  databaseUrl: string;
  /** Between the processes and their database. */
  wire: Wire;
  artefacts: string;
  /** Scratch, gone at the end. */
  folder: string;
  /** Ends everything and removes what it wrote. */
  stop: () => Promise<void>;
}

/** The product as the README's section on operation sets it up: artefacts alone, PostgreSQL, Caddy, a host per app. */
export async function startInstallation(artefacts: string): Promise<Installation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-deployed-'));
  const logs = path.join(folder, 'log');
  mkdirSync(logs);
  const postgres = await startPostgres(findPostgres() ?? '');
  const wire = await openWire(postgres.url);
  const mail = await startMailServer(await freePort());
  const ports = await portsOf([
    'api-1',
    'api-2',
    'worker-1',
    'worker-2',
    'booking',
    'caddy',
    'door',
    'admin',
  ]);
  const domain = { PUBLIC_DOMAIN: `http://localhost:${ports.caddy}` };
  const shared = { ...domain, SECRET_KEY: 'ein Geheimnis, das alle Prozesse teilen' };
  const server = {
    ...shared,
    DATABASE_URL: wire.url,
    // Uploaded files: without an object store the processes share a folder.
    DATA_DIR: path.join(folder, 'data'),
    DEMO: '1',
    SMTP_URL: mail.url,
    // The journeys' browser and all processes share one address.
    RATE_LIMIT: '0',
    DRAIN_SECONDS: '2',
  };
  const node = (name: Part, artefact: string, script: string, env: Record<string, string>, ready: string) =>
    new Program({
      name,
      cwd: path.join(artefacts, artefact),
      command: commandOf(path.join(artefacts, artefact), script),
      env,
      readyUrl: `http://127.0.0.1:${ports[name]}${ready}`,
      logs,
    });
  const api = (name: Part) =>
    node(name, 'api', 'start', { ...server, API_PORT: String(ports[name]), WORKER: '0' }, '/health/ready');
  const worker = (name: Part) =>
    node(name, 'api', 'worker', { ...server, WORKER_PORT: String(ports[name]) }, '/health/ready');
  const programs: Record<Part, Program> = {
    'api-1': api('api-1'),
    'api-2': api('api-2'),
    'worker-1': worker('worker-1'),
    'worker-2': worker('worker-2'),
    booking: node(
      'booking',
      'booking',
      'start',
      { ...shared, PORT: String(ports.booking), API_URL: `http://127.0.0.1:${ports.door}` },
      '/health/live',
    ),
    caddy: new Program({
      name: 'caddy',
      cwd: folder,
      command: [findCaddy() ?? '', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      readyUrl: `http://127.0.0.1:${ports.door}/health/ready`,
      logs,
    }),
  };
  writeCaddyfile(artefacts, folder, {
    ...domain,
    API_UPSTREAM: `127.0.0.1:${ports['api-1']},127.0.0.1:${ports['api-2']}`,
    BOOKING_UPSTREAM: `127.0.0.1:${ports.booking}`,
    INNER_DOOR: `127.0.0.1:${ports.door}`,
    CADDY_ADMIN: 'off',
  });
  const stop = async () => {
    await Promise.all(Object.values(programs).map((program) => program.kill()));
    await mail.stop();
    await wire.cut();
    await postgres.stop();
    if (process.env['KEEP_LOGS'] !== '1') rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The demonstration is filled in by whoever comes first.
    const { 'api-1': first, caddy, ...others } = programs;
    await first.start();
    await Promise.all(Object.values(others).map((program) => program.start()));
    await caddy.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const addresses: Addresses = readAddresses(domain);
  const at: Installation['at'] = (...link) => addressOf(addresses, ...link);
  return { at, programs, mail, databaseUrl: postgres.url, wire, artefacts, folder, stop };
}

async function portsOf<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const ports = new Set<number>();
  while (ports.size < names.length) ports.add(await freePort());
  const free = [...ports];
  return Object.fromEntries(names.map((name, index) => [name, free[index]])) as Record<Name, number>;
}

/** What `npm start` of the artefact runs, without npm between us and the process. */
function commandOf(artefact: string, script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(artefact, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [tool, ...args] = (scripts[script] ?? '').split(' ');
  if (tool !== 'node') throw new Error(`${artefact} has no script ${script}`);
  return [process.execPath, ...args];
}

function writeCaddyfile(artefacts: string, folder: string, env: Record<string, string>): void {
  const [tool = '', ...args] = commandOf(path.join(artefacts, 'caddy'), 'start');
  const { status, stdout, stderr } = spawnSync(tool, [...args, artefacts], {
    cwd: path.join(artefacts, 'caddy'),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No configuration for Caddy: ${stderr}`);
  writeFileSync(path.join(folder, 'Caddyfile'), stdout);
}
