import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

import type { Patience } from './judge.ts';
import { board } from './underWay.ts';

const PATIENCE: Patience = { silentMs: 15_000, lookMs: 1000 };

/**
 * Ends this process when its event loop stands still, with a line that says what was under way; whoever started it starts it again.
 * A thread looks: the loop itself could not.
 *
 * @param name of the process, for the line
 */
export function watchLoop(name: string, patience = PATIENCE): void {
  setInterval(() => board.beat(inspectorUrl() !== undefined), patience.lookMs / 2).unref();
  const watch = new Worker(new URL('watch.thread.ts', import.meta.url), {
    workerData: { shared: board.shared, patience, name },
    execArgv: [],
  });
  watch.unref();
  // Without a watch it works as before.
  watch.on('error', (error) => process.stderr.write(`watch: ${String(error)}\n`));
}
