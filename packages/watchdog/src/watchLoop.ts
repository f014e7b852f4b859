import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

import type { Patience } from './judge.ts';
import { board } from './underWay.ts';
import type { Beat } from './watchChild.ts';

const PATIENCE: Patience = { silentMs: 15_000, lookMs: 1000 };

interface Watched {
  patience?: Patience;
  /** Where the line is written, too, for a process whose output nobody keeps. */
  logFile?: string;
}

/**
 * Ends this process when its event loop stands still, with a line that says what was under way; whoever started it starts it again.
 * A thread looks: the loop itself could not. Each turn is also told to the parent, who sees a process stopped with all its threads
 * (`watchChild.ts`).
 *
 * @param name of the process, for the line
 */
export function watchLoop(name: string, { patience = PATIENCE, logFile }: Watched = {}): void {
  setInterval(() => beat(inspectorUrl() !== undefined), patience.lookMs / 2).unref();
  const watch = new Worker(new URL('watch.thread.ts', import.meta.url), {
    workerData: { shared: board.shared, patience, name, logFile },
    execArgv: [],
  });
  watch.unref();
  // Without a watch it works as before.
  watch.on('error', (error) => process.stderr.write(`watch: ${String(error)}\n`));
}

function beat(held: boolean): void {
  board.beat(held);
  // A parent that is gone hears nothing; that is no fault of ours.
  if (process.connected) process.send?.({ beat: { held } } satisfies Beat, undefined, {}, () => undefined);
}
