import path from 'node:path';

import { type AppName, apps } from '@kehrtour/addresses/table';

import type { Settings } from './settings.ts';
import type { ProcessSpec } from './supervise.ts';

/** What differs from one process to the next; output and log are joined on by whoever starts them. */
export type ProcessPlan = Omit<ProcessSpec, 'output' | 'log'>;
export type Ports = { api: number } & Partial<Record<AppName, number>>;

const builtSite = apps.find(({ name }) => name === 'marketing')?.built ?? '';

interface Surroundings {
  root: string;
  ports: Ports;
  settings: Settings;
  /** What each process is told of the addresses, where its environment does not say it. */
  addresses: Record<string, string>;
  /** Shared with the API alone. */
  token: string;
}

/** The processes behind the door in operation: the API, and the server that renders the customers' pages. */
export function processesForStart(around: Surroundings): ProcessPlan[] {
  const booking = around.ports.booking ?? 0;
  return [
    // Its forms without script come back on the pages of the site, which are built by now.
    api(around, [], { SITE_DIR: path.join(around.root, builtSite) }),
    {
      name: 'booking',
      args: ['server.ts'],
      cwd: path.join(around.root, 'apps/booking'),
      env: {
        PORT: String(booking),
        HOST: '127.0.0.1',
        API_URL: apiUrl(around),
        // The secret that the API keeps there seals what visitors have said so far.
        DATA_DIR: around.settings.dataDir,
        NODE_ENV: 'production',
      },
      readyUrl: `http://127.0.0.1:${booking}/termin`,
    },
  ];
}

/** The processes behind the door while developing: everything reloads when its source changes. */
export function processesForDev(around: Surroundings): ProcessPlan[] {
  const vite = (name: AppName, base: string, script: string, args: readonly string[]): ProcessPlan => ({
    name,
    args: [script, ...args, '--port', String(around.ports[name]), '--strictPort', '--host', '127.0.0.1'],
    cwd: path.join(around.root, 'apps', name),
    env: {
      API_URL: apiUrl(around),
      DATA_DIR: around.settings.dataDir,
    },
    readyUrl: `http://127.0.0.1:${around.ports[name]}${base}@vite/client`,
  });
  return [
    api(around, ['--watch']),
    vite('portal', '/_portal/', 'node_modules/vite/bin/vite.js', ['--base', '/_portal/']),
    vite('admin', '/_admin/', 'node_modules/vite/bin/vite.js', ['--base', '/_admin/']),
    vite('booking', '/', 'node_modules/@react-router/dev/bin.cjs', ['dev']),
    vite('marketing', '/', 'node_modules/@react-router/dev/bin.cjs', ['dev']),
    {
      ...vite('patternlib', '/', 'node_modules/vite/bin/vite.js', ['--config', 'patternlib/vite.config.ts']),
      cwd: path.join(around.root, 'packages/ui'),
    },
  ];
}

function api(
  { root, ports, settings, addresses, token }: Surroundings,
  flags: readonly string[],
  more: Record<string, string> = {},
): ProcessPlan {
  return {
    name: 'api',
    args: [...flags, 'src/main.ts'],
    cwd: path.join(root, 'apps/api'),
    env: {
      API_PORT: String(ports.api),
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDir,
      DEMO: settings.demo ? '1' : '0',
      ...addresses,
      // The API believes its neighbours on this machine; whom the door believes is the door's matter.
      TRUST_PROXY: '',
      DOOR_TOKEN: token,
      // The door closes first, so nobody is left to be served.
      DRAIN_SECONDS: '0',
      ...more,
    },
    readyUrl: `http://127.0.0.1:${ports.api}/health/ready`,
  };
}

function apiUrl({ ports }: Surroundings): string {
  return `http://127.0.0.1:${ports.api}`;
}
