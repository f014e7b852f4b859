import { Worker } from 'node:worker_threads';

import type { Plan, Problem, Solution } from '@kehrtour/planner';

import type { PlanAuftrag, PlanMeldung } from './plane.thread.ts';

export type PlanLauf = {
  problem: Problem;
  seconds: number;
  seed?: number;
  initial?: Plan | undefined;
  aborted?: () => boolean;
  onProgress?: (share: number, served: number) => void;
};

/** Plans in a thread of its own, so that requests and transactions go on; a cancelled run answers the best so far. */
export function planeImThread(lauf: PlanLauf): Promise<Solution> {
  const flag = new SharedArrayBuffer(4);
  const view = new Int32Array(flag);
  const workerData: PlanAuftrag = {
    problem: lauf.problem,
    seconds: lauf.seconds,
    seed: lauf.seed ?? 1,
    initial: lauf.initial,
    flag,
  };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./plane.thread.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    worker.on('message', (message: PlanMeldung) => {
      if (message.kind === 'done') return resolve(message.solution);
      if (lauf.aborted?.()) Atomics.store(view, 0, 1);
      lauf.onProgress?.(message.share, message.served);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`planning thread ended with ${code}`)));
  });
}
