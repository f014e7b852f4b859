import { Worker } from 'node:worker_threads';

/** What a computing thread posts: how far it is, and at last its result. */
export type Threadmeldung<Ergebnis> =
  | { kind: 'progress'; share: number; served: number; wayMinutes: number }
  | { kind: 'done'; result: Ergebnis };

export type Threadlauf = {
  aborted?: (() => boolean) | undefined;
  onProgress?: ((share: number, served: number, wayMinutes: number) => void) | undefined;
};

/**
 * Computes in a thread of its own, so that requests and transactions go on. The thread gets `auftrag` and a flag that turns 1
 * when somebody asks to stop; it then answers the best so far.
 */
export function imThread<Ergebnis>(datei: URL, auftrag: object, lauf: Threadlauf): Promise<Ergebnis> {
  const flag = new SharedArrayBuffer(4);
  const view = new Int32Array(flag);
  return new Promise((resolve, reject) => {
    const worker = new Worker(datei, {
      workerData: { ...auftrag, flag },
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    worker.on('message', (message: Threadmeldung<Ergebnis>) => {
      if (message.kind === 'done') return resolve(message.result);
      if (lauf.aborted?.()) Atomics.store(view, 0, 1);
      lauf.onProgress?.(message.share, message.served, message.wayMinutes);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`planning thread ended with ${code}`)));
  });
}
