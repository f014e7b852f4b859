import { parentPort, threadId } from 'node:worker_threads';

/** What a computing thread may come to. */
const UNTATEN: Record<string, () => void> = {
  wirft: () => {
    throw new Error('a bug in the search');
  },
  'wirft später': () => {
    setImmediate(() => {
      throw new Error('outside of every promise');
    });
  },
  verspricht: () => {
    void Promise.reject(new Error('nobody listens'));
  },
  endet: () => process.exit(3),
  stapelt: () => {
    const stapel: unknown[] = [];
    for (;;) stapel.push({ noch: [stapel.length] });
  },
  haengt: () => {
    for (;;);
  },
};

parentPort?.on('message', ({ was, wert, flag }: { was: string; wert: unknown; flag: SharedArrayBuffer }) => {
  if (was === 'wartet') {
    const gesehen = new Int32Array(flag);
    while (Atomics.load(gesehen, 0) === 0) {
      parentPort?.postMessage({ kind: 'progress', share: 0.5, served: 1, wayMinutes: 2 });
      Atomics.wait(gesehen, 0, 0, 20);
    }
  }
  UNTATEN[was]?.();
  const result = was === 'wer' ? threadId : wert;
  if (UNTATEN[was] === undefined) parentPort?.postMessage({ kind: 'done', result });
});
