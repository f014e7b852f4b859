import { spawn } from 'node:child_process';
import path from 'node:path';

import { root } from './root.ts';

export interface Outcome {
  ok: boolean;
  /** Everything it printed, both streams in the order they came. */
  output: string;
  seconds: number;
}

export interface CommandOptions {
  /** Relative to the root. */
  cwd?: string;
  env?: Record<string, string>;
  /** Ends the command, and counts as a failure. */
  minutesMax?: number;
  /** Shows the output while it comes. */
  live?: boolean;
}

const MINUTES_MAX = 10;
/** What Node has compiled once, types taken off, it need not compile again: tests start many threads and processes. */
const COMPILED = path.join(root, 'node_modules/.cache/kehrtour/compiled');
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;
const endUs = () => process.exit(1);

/**
 * Tools run in groups of their own, out of the terminal's reach. So while one runs, a signal must end us in the way that ends
 * it as well.
 */
function whileRunning(stop: () => void): () => void {
  process.once('exit', stop);
  for (const ending of endings) process.on(ending, endUs);
  process.channel?.unref();
  return () => {
    process.off('exit', stop);
    for (const ending of endings) process.off(ending, endUs);
    // Whoever is told things through the channel, like a worker of tests, waits for the next one.
    if (process.listenerCount('message') > 0) process.channel?.ref();
  };
}

/** Runs a tool to its end; a failing tool is an outcome, not an exception. */
export function command(args: readonly string[], options: CommandOptions = {}): Promise<Outcome> {
  const [tool = '', ...rest] = args;
  const startedAt = performance.now();
  let output = '';
  return new Promise((resolve) => {
    const end = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - startedAt) / 1000 });
    const child = spawn(tool, rest, {
      cwd: path.join(root, options.cwd ?? ''),
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: whatever the tool started ends with it.
      detached: true,
    });
    const stop = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has already gone.
      }
    };
    const late = setTimeout(
      () => {
        output += `\nNach ${options.minutesMax ?? MINUTES_MAX} Minuten abgebrochen.\n`;
        stop();
      },
      (options.minutesMax ?? MINUTES_MAX) * 60_000,
    );
    const release = whileRunning(stop);
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (options.live) to.write(text);
      });
    }
    child.on('error', (error) => {
      output += `${tool}: ${error.message}\n`;
      clearTimeout(late);
      release();
      end(false);
    });
    child.on('close', (code) => {
      clearTimeout(late);
      release();
      end(code === 0);
    });
  });
}

/** Works through the jobs, `width` at a time, and keeps their order. */
export async function inParallel<Job, Result>(
  jobs: readonly Job[],
  width: number,
  work: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...jobs.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
