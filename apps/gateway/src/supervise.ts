import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { watchChild } from '@kehrtour/watchdog/watchChild';

const BACKOFF_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** Whoever ran this long starts from the shortest pause again. */
const STEADY_AFTER_MS = 60_000;
const STOP_WITHIN_MS = 10_000;
const READY_POLL_MS = 150;
/** What a start lacks for a moment is nobody's to mend. */
const TOLD_AFTER_MS = 2_000;
const LAST_WORDS_MAX = 4_000;
const leash = fileURLToPath(new URL('leash.ts', import.meta.url));

export interface ProcessSpec {
  name: string;
  /** Script with its arguments, run by the Node of this process. */
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
  /** Answers with success as soon as the process can be used. */
  readyUrl: string;
  /** Whole lines of its output. */
  output: (text: string) => void;
  log: (event: Record<string, unknown>) => void;
  /** Whether it is ended when its loop tells no more turns; not while it is worked on. */
  watched?: boolean;
  /** Hears, each sentence once, what a process that runs still waits for. */
  waits?: (sentence: string) => void;
}

export interface Supervised {
  /** Resolves when it can be used for the first time; rejects with its last words when it ends before that. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a process, keeps it running with growing pauses, and ends it gracefully. */
export function supervise(spec: ProcessSpec): Supervised {
  const state = { stopping: false, wasReady: false, failures: 0 };
  let child: ChildProcess;
  let lastWords = '';
  let giveUp: (reason: Error) => void = () => undefined;

  const start = () => {
    lastWords = '';
    const startedAt = performance.now();
    child = spawn(process.execPath, ['--import', leash, ...spec.args], {
      cwd: spec.cwd,
      env: { ...process.env, ...spec.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        lastWords = (lastWords + text).slice(-LAST_WORDS_MAX);
        spec.output(text);
      });
    }
    if (spec.watched)
      watchChild(child, () => spec.log({ msg: 'the event loop is silent: ended', process: spec.name }));
    // Without room for a process it ends before it began: tried again like any other that ended.
    child.once('error', (error) => spec.log({ msg: 'no start', process: spec.name, error: error.message }));
    child.once('close', (code, signal) => {
      if (state.stopping) return;
      if (!state.wasReady)
        return giveUp(new Error(lastWords || `${spec.name} endete mit ${code ?? signal}.`));
      if (performance.now() - startedAt > STEADY_AFTER_MS) state.failures = 0;
      const pause = BACKOFF_MS[Math.min(state.failures, BACKOFF_MS.length - 1)] ?? 0;
      state.failures += 1;
      spec.log({ msg: 'restart', process: spec.name, code, signal, pauseMs: pause });
      setTimeout(() => state.stopping || start(), pause);
    });
  };

  const ready = new Promise<void>((resolve, reject) => {
    giveUp = reject;
    start();
    untilAnswered(spec, state)
      .then(() => (state.wasReady = true))
      .then(() => resolve(), reject);
  });

  const stop = async () => {
    state.stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(late);
  };
  return { ready, stop };
}

async function untilAnswered(
  { readyUrl, waits }: Pick<ProcessSpec, 'readyUrl' | 'waits'>,
  state: { stopping: boolean },
): Promise<void> {
  const told = new Set<string>();
  let since: number | undefined;
  while (!state.stopping) {
    const response = await fetch(readyUrl).catch(() => undefined);
    if (response && response.status >= 200 && response.status < 400) return;
    const missing = response ? await missingIn(response) : [];
    if (missing.length > 0) since ??= performance.now();
    else since = undefined;
    if (since !== undefined && performance.now() - since > TOLD_AFTER_MS)
      for (const sentence of missing.filter((one) => !told.has(one))) {
        told.add(sentence);
        waits?.(sentence);
      }
    await wait(READY_POLL_MS);
  }
}

/** What a server says in German that it lacks; whoever answers something else lacks nothing that could be named. */
async function missingIn(response: Response): Promise<string[]> {
  const body: unknown = await response.json().catch(() => undefined);
  const { fehlt } = (body ?? {}) as { fehlt?: { de: string }[] };
  return (fehlt ?? []).map(({ de }) => de);
}
