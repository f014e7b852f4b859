import { readFileSync } from 'node:fs';
import path from 'node:path';

import { findCaddy } from '@kehrtour/testkit/caddy';

import type { Plan } from './program.ts';

/** Who runs: two of whatever does the work, so that one may die. */
export type Part = 'api-1' | 'api-2' | 'worker-1' | 'worker-2' | 'booking' | 'caddy';
export type Ports = Record<Part | 'door', number>;

export interface Surroundings {
  artefacts: string;
  /** Where data and logs lie. */
  folder: string;
  ports: Ports;
  databaseUrl: string;
  smtpUrl: string;
}

export const domainOf = (ports: Ports) => ({ PUBLIC_DOMAIN: `http://localhost:${ports.caddy}` });

/** Every process with the settings that the README's section on operation names. */
export function plansOf(around: Surroundings): Record<Part, Plan> {
  const { folder, ports } = around;
  const shared = { ...domainOf(ports), SECRET_KEY: 'ein Geheimnis, das alle Prozesse teilen' };
  const server = {
    ...shared,
    DATABASE_URL: around.databaseUrl,
    SMTP_URL: around.smtpUrl,
    // Uploaded files: without an object store the processes share a folder.
    DATA_DIR: path.join(folder, 'data'),
    DEMO: '1',
    // The journeys' browser and all processes share one address.
    RATE_LIMIT: '0',
  };
  const api = (name: Part) => {
    const env = { ...server, API_PORT: String(ports[name]), WORKER: '0' };
    return planOf(name, around, { artefact: 'api', script: 'start', env, ready: '/health/ready' });
  };
  const worker = (name: Part) => {
    const env = { ...server, WORKER_PORT: String(ports[name]) };
    return planOf(name, around, { artefact: 'api', script: 'worker', env, ready: '/health/ready' });
  };
  const booking = { ...shared, PORT: String(ports.booking), API_URL: `http://127.0.0.1:${ports.door}` };
  return {
    'api-1': api('api-1'),
    'api-2': api('api-2'),
    'worker-1': worker('worker-1'),
    'worker-2': worker('worker-2'),
    booking: planOf('booking', around, {
      artefact: 'booking',
      script: 'start',
      env: booking,
      ready: '/health/live',
    }),
    caddy: {
      name: 'caddy',
      cwd: folder,
      command: [findCaddy() ?? '', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      readyUrl: `http://127.0.0.1:${ports.door}/health/ready`,
      logs: path.join(folder, 'log'),
    },
  };
}

function planOf(
  name: Part,
  { artefacts, folder, ports }: Surroundings,
  { artefact, script, env, ready }: Record<'artefact' | 'script' | 'ready', string> & Pick<Plan, 'env'>,
): Plan {
  return {
    name,
    cwd: path.join(artefacts, artefact),
    command: commandOf(path.join(artefacts, artefact), script),
    env,
    readyUrl: `http://127.0.0.1:${ports[name]}${ready}`,
    logs: path.join(folder, 'log'),
  };
}

/** What `npm start` of the artefact runs, without npm between us and the process. */
export function commandOf(artefact: string, script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(artefact, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [tool, ...args] = (scripts[script] ?? '').split(' ');
  if (tool !== 'node') throw new Error(`${artefact} has no script ${script}`);
  return [process.execPath, ...args];
}
