import { type ChildProcess, spawn } from 'node:child_process';

import { watchChild } from '@kehrtour/watchdog/watchChild';

import { root } from './root.ts';

const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** Whoever ran this long starts from the shortest pause again. */
const STEADY_AFTER_MS = 60_000;
/** What the program says over its channel once everything answers; what ends before that would end again. */
const RUNNING = 'running';

/**
 * Runs a program of ours in this terminal as `foreground` does, and starts it again when it dies after it was running.
 * It ends with the program when that ended of its own will (0), never ran, or was told to end.
 */
export function keepRunning(args: readonly string[]): void {
  let child: ChildProcess;
  let ran = false;
  let stopping = false;
  let failures = 0;
  let pause: NodeJS.Timeout | undefined;

  const start = () => {
    pause = undefined;
    const startedAt = performance.now();
    child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    watchChild(child, () => process.stderr.write('\nKehrtour antwortet nicht mehr und wird beendet …\n'));
    child.on('message', (message) => (ran ||= message === RUNNING));
    child.once('exit', (code, signal) => {
      if (stopping || !ran || code === 0) return process.exit(code ?? 1);
      if (performance.now() - startedAt > STEADY_AFTER_MS) failures = 0;
      const pauseMs = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
      failures += 1;
      process.stderr.write(`\nKehrtour endete unerwartet (${signal ?? code}) und startet neu …\n`);
      pause = setTimeout(start, pauseMs);
    });
  };
  const stop = (signal: NodeJS.Signals) => {
    stopping = true;
    if (pause) process.exit(0);
    child.kill(signal);
  };
  // A terminal that went away must not end what it shows.
  process.stderr.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  process.channel?.unref();
  process.once('disconnect', () => stop('SIGTERM'));
  start();
}
