import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { addressOf, type Neighbour, readAddresses } from '@kehrtour/addresses/addresses';
import { freePort } from '@kehrtour/testkit/freePort';
import { asOperator, findPostgres, startPostgres } from '@kehrtour/testkit/postgres';
import { openWire, type Wire } from '@kehrtour/testkit/wire';

import { type MailServer, startMailServer } from './mailServer.ts';
import { commandOf, domainOf, type Part, plansOf, type Ports } from './plans.ts';
import { Program } from './program.ts';

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
  mkdirSync(path.join(folder, 'log'));
  const postgres = await startPostgres(findPostgres() ?? '');
  const databaseUrl = await asOperator(postgres.url);
  const wire = await openWire(databaseUrl);
  const mail = await startMailServer(await freePort());
  const ports = await freePorts();
  const plans = plansOf({ artefacts, folder, ports, databaseUrl: wire.url, smtpUrl: mail.url });
  const programs = Object.fromEntries(
    Object.entries(plans).map(([name, plan]) => [name, new Program(plan)]),
  ) as Record<Part, Program>;
  const stop = async () => {
    await Promise.all(Object.values(programs).map((program) => program.kill()));
    await mail.stop();
    await wire.cut();
    await postgres.stop();
    if (process.env['KEEP_LOGS'] !== '1') rmSync(folder, { recursive: true, force: true });
  };
  try {
    writeCaddyfile(artefacts, folder, ports);
    await startAll(programs);
  } catch (error) {
    await stop();
    throw error;
  }
  const addresses = readAddresses(domainOf(ports));
  const at: Installation['at'] = (...link) => addressOf(addresses, ...link);
  return { at, programs, mail, databaseUrl, wire, artefacts, folder, stop };
}

/** The demonstration is filled in by whoever comes first; all others come at once. */
async function startAll({ 'api-1': first, caddy, ...others }: Record<Part, Program>): Promise<void> {
  await first.start();
  await Promise.all(Object.values(others).map((program) => program.start()));
  await caddy.start();
}

async function freePorts(): Promise<Ports> {
  const names = ['api-1', 'api-2', 'worker-1', 'worker-2', 'booking', 'caddy', 'door'];
  const ports = new Set<number>();
  while (ports.size < names.length) ports.add(await freePort());
  const free = [...ports];
  return Object.fromEntries(names.map((name, index) => [name, free[index]])) as Ports;
}

function writeCaddyfile(artefacts: string, folder: string, ports: Ports): void {
  const [tool = '', ...args] = commandOf(path.join(artefacts, 'caddy'), 'start');
  const { status, stdout, stderr } = spawnSync(tool, [...args, artefacts], {
    cwd: path.join(artefacts, 'caddy'),
    env: {
      ...domainOf(ports),
      API_UPSTREAM: `127.0.0.1:${ports['api-1']},127.0.0.1:${ports['api-2']}`,
      BOOKING_UPSTREAM: `127.0.0.1:${ports.booking}`,
      INNER_DOOR: `127.0.0.1:${ports.door}`,
      CADDY_ADMIN: 'off',
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No configuration for Caddy: ${stderr}`);
  writeFileSync(path.join(folder, 'Caddyfile'), stdout);
}
