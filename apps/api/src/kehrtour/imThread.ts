import { Worker } from 'node:worker_threads';

import { Plaetze } from '../platform/plaetze.ts';
import { planungRefused } from './planung.grund.ts';

/** What a computing thread posts: how far it is, and at last its result. */
export type Threadmeldung<Ergebnis> =
  | { kind: 'progress'; share: number; served: number; wayMinutes: number }
  | { kind: 'done'; result: Ergebnis };

export type Threadlauf = {
  aborted?: (() => boolean) | undefined;
  onProgress?: ((share: number, served: number, wayMinutes: number) => void) | undefined;
};

export type Threadgrenzen = { readonly speicherMb: number; readonly zeitMs: number };

/** A search takes a minute at most; what takes three has lost its way. Its tables lie outside of this memory and are bounded by the size of a plan. */
const GRENZEN: Threadgrenzen = { speicherMb: 512, zeitMs: 180_000 };
/** As many as the queues of planning work on; whoever else computes stands in line with them. */
const PLAETZE = new Plaetze({
  plaetze: 4,
  wartendeMax: 20,
  zuViele: () => planungRefused('viele-rechnen'),
});

/**
 * Computes in a thread of its own, so that requests and transactions go on. The thread gets `auftrag` and a flag that turns 1
 * when somebody asks to stop; it then answers the best so far. Whatever ends the thread is an error here and nowhere else.
 * @throws Refused 'ueberlastet' when too many wait
 */
export function imThread<Ergebnis>(
  datei: URL,
  auftrag: object,
  lauf: Threadlauf,
  grenzen: Threadgrenzen = GRENZEN,
): Promise<Ergebnis> {
  return PLAETZE.nimm(() => rechne<Ergebnis>(datei, auftrag, lauf, grenzen));
}

async function rechne<Ergebnis>(
  datei: URL,
  auftrag: object,
  { aborted, onProgress }: Threadlauf,
  { speicherMb, zeitMs }: Threadgrenzen,
): Promise<Ergebnis> {
  const flag = new SharedArrayBuffer(4);
  const view = new Int32Array(flag);
  const worker = new Worker(datei, {
    workerData: { ...auftrag, flag },
    resourceLimits: { maxOldGenerationSizeMb: speicherMb },
  });
  let uhr: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Ergebnis>((resolve, reject) => {
      uhr = setTimeout(() => reject(new Error('planning thread took too long')), zeitMs);
      worker.on('message', (message: Threadmeldung<Ergebnis>) => {
        if (message.kind === 'done') return resolve(message.result);
        if (aborted?.()) Atomics.store(view, 0, 1);
        onProgress?.(message.share, message.served, message.wayMinutes);
      });
      worker.on('messageerror', reject);
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`planning thread ended with ${code}`)));
    });
  } finally {
    clearTimeout(uhr);
    await worker.terminate();
  }
}
