import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { clockFrom } from '@kehrtour/testkit/clockFrom';
import { freePort } from '@kehrtour/testkit/freePort';

/** Only what hangs is given up, and before the journey is: a machine on which much else runs needs a minute and more. */
const READY_WITHIN_MS = 280_000;
const READY_POLL_MS = 100;

export interface Serverwunsch {
  /** Name of its data folder below `test-results`. */
  name: string;
  /** The moment at which its clock begins, with offset; that of all journeys when absent. */
  now?: string;
  demo?: boolean;
  /** Further settings of the operator. */
  settings?: Readonly<Record<string, string>>;
}

export interface EigenerServer {
  origin: string;
  /** What its clock says. */
  now: () => Date;
  /** Ends it gracefully and starts it on the same data. */
  starteNeu: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The whole product on data of its own, empty at first: gateway, API, worker and booking as `npm start` runs them. */
export async function eigenerServer(wunsch: Serverwunsch): Promise<EigenerServer> {
  const { name, now, demo = false, settings = {} } = wunsch;
  // Journeys that run at the same time agree on nothing.
  const port = await freePort();
  const dataDir = fileURLToPath(new URL(`../test-results/${name}`, import.meta.url));
  rmSync(dataDir, { recursive: true, force: true });
  const aheadMs = now === undefined ? 0 : Date.parse(now) - Date.now();
  const clock = (): Date => new Date(Date.now() + aheadMs);
  const origin = `http://localhost:${port}`;

  let child = await start();
  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, ['apps/gateway/src/main.ts'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: demo ? '1' : '0',
        // Journeys read their mails there.
        POSTFACH: '1',
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        SMTP_URL: '',
        PUBLIC_URL: origin,
        ...settings,
        ...clockFrom(clock().toISOString()),
      },
      // The gateway ends when the channel to us does.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until && started.exitCode === null) {
      if (await answers(`${origin}/api/health/ready`)) return started;
      await wait(READY_POLL_MS);
    }
    started.kill();
    throw new Error(`The server at ${origin} did not become ready.`);
  }
  async function stop(): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  return {
    origin,
    now: clock,
    stop,
    starteNeu: async () => {
      await stop();
      child = await start();
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
