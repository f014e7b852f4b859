import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { readAddresses } from '@kehrtour/addresses/addresses';
import { apps } from '@kehrtour/addresses/table';
import { watchLoop } from '@kehrtour/watchdog/watchLoop';

import { buildDevGateway } from './devGateway.ts';
import { freePort } from './freePort.ts';
import { buildGateway } from './gateway.ts';
import { openLogFile } from './logFile.ts';
import { type Ports, processesForDev, processesForStart } from './processes.ts';
import { readSettings, type Settings } from './settings.ts';
import { type Supervised, supervise } from './supervise.ts';
import { welcome } from './welcome.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** One press of Ctrl+C reaches us more than once: from the terminal and from npm. */
const SAME_SIGNAL_WITHIN_MS = 500;
/** Whoever started us may start us again after this: what went wrong before it, would again. */
const RUNNING = 'running';
const dev = process.argv.includes('--dev');
const running: Supervised[] = [];

function fail(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message.trim() : String(error)}\n\n`);
  process.exit(1);
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} ist schon belegt. Läuft Kehrtour bereits? Sonst einen anderen wählen: PORT=${port + 1} npm start`
          : `An ${host}:${port} lässt sich nicht lauschen (${error.code}).`;
      reject(new Error(sentence));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function stopOnSignals(server: Server): void {
  let firstAt: number | undefined;
  const stop = async () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > SAME_SIGNAL_WITHIN_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    server.close();
    server.closeIdleConnections();
    await Promise.all(running.map((child) => child.stop()));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  process.channel?.unref();
  process.once('disconnect', () => void stop());
}

async function main(): Promise<void> {
  // For the processes behind the door as well: what they write is for nobody else of this machine.
  process.umask(0o077);
  const settings = readSettings(process.env, process.cwd());
  const ports: Ports = { api: await freePort(), booking: await freePort() };
  if (dev) {
    for (const { name } of apps) ports[name] ??= await freePort();
  }

  const logs = path.join(settings.dataDir, 'log');
  watchLoop('gateway', { logFile: path.join(logs, 'gateway.log') });
  const logOf = (name: string) => openLogFile(path.join(logs, `${name}.log`)).write;
  const ownLog = logOf('gateway');
  const log = (event: Record<string, unknown>) =>
    ownLog(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
  const secure = settings.addresses?.secure ?? false;
  const token = randomBytes(24).toString('base64url');
  const { tiles, proxies } = settings;
  const server = dev
    ? buildDevGateway(ports, token)
    : buildGateway({ root, ports, tiles, secure, proxies, token, log, addresses: settings.addresses });
  const port = await listen(server, settings);
  stopOnSignals(server);

  const own = `http://localhost:${port}`;
  const addresses: Record<string, string> = settings.addresses ? {} : { PUBLIC_URL: own };
  const around = { root, ports, settings, addresses, token };
  for (const plan of dev ? processesForDev(around) : processesForStart(around)) {
    const output = dev ? (text: string) => void process.stdout.write(text) : logOf(plan.name);
    const waits = (sentence: string) => void process.stderr.write(`${sentence}\n`);
    running.push(supervise({ ...plan, output, log, waits, watched: !dev }));
  }
  // While developing, an app that does not start must not keep the others from it.
  if (dev) await Promise.allSettled(running.map((child) => child.ready));
  else await Promise.all(running.map((child) => child.ready));
  process.stdout.write(welcome(settings.addresses ?? readAddresses({ PUBLIC_URL: own }), settings));
  process.send?.(RUNNING);
}

// A terminal or a pipe that went away, or a full disk behind it, is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main().catch(async (error: unknown) => {
  await Promise.all(running.map((child) => child.stop()));
  fail(error);
});
