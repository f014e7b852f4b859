import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const READY_POLL_MS = 50;

export interface Plan {
  name: string;
  /** Folder of the artefact that it runs in. */
  cwd: string;
  command: readonly string[];
  env: Record<string, string>;
  /** Answers 200 once it works. */
  readyUrl: string;
  logs: string;
}

/** One process of the installation, as its operator's service manager would hold it. */
export class Program {
  readonly plan: Plan;
  #child: ChildProcess | undefined;
  /** From the last start until it answered. */
  startMs = 0;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Knows of the machine what it is told, and of the repository nothing. */
  launch(cwd = this.plan.cwd): void {
    const [tool = '', ...args] = this.plan.command;
    const log = openSync(path.join(this.plan.logs, `${this.plan.name}.log`), 'a');
    this.#child = spawn(tool, args, {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', ...this.plan.env },
      stdio: ['ignore', log, log],
    });
  }

  async start(cwd = this.plan.cwd): Promise<void> {
    const startedAt = performance.now();
    this.launch(cwd);
    while (performance.now() - startedAt < READY_WITHIN_MS) {
      if (this.#child?.exitCode !== null) break;
      if (await answers(this.plan.readyUrl)) {
        this.startMs = Math.round(performance.now() - startedAt);
        return;
      }
      await wait(READY_POLL_MS);
    }
    throw new Error(`${this.plan.name} did not become ready:\n${this.log().slice(-2000)}`);
  }

  /** As an update does. */
  stop = (): Promise<void> => this.#end('SIGTERM');
  /** As a machine that goes off. */
  kill = (): Promise<void> => this.#end('SIGKILL');

  answers = (): Promise<boolean> => answers(this.plan.readyUrl);

  log(): string {
    return readFileSync(path.join(this.plan.logs, `${this.plan.name}.log`), 'utf8');
  }

  /** What it takes of the machine's memory. */
  residentMb(): number {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
