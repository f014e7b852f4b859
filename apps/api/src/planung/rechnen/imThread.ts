import type { Worker } from 'node:worker_threads';

import { countPlanning } from '../../platform/log/measures.ts';
import { withThread } from '../../platform/process/threadPool.ts';
import { Slots } from '../../platform/queue/slots.ts';
import { planungRefused } from '../stand/planung.grund.ts';

/** What a computing thread posts: how far it is, and at last its result. */
export type Threadmeldung<Ergebnis> =
  | { kind: 'progress'; share: number; served: number; wayMinutes: number }
  | { kind: 'done'; result: Ergebnis };

export type Threadlauf = {
  aborted?: (() => boolean) | undefined;
  onProgress?: ((share: number, served: number, wayMinutes: number) => void) | undefined;
};

/** What a thread gets with its work; `flag[0]` turns 1 when somebody asks to stop. */
export type Threadauftrag<Auftrag> = Auftrag & { readonly flag: SharedArrayBuffer };

export type ThreadLimits = {
  readonly memoryMb: number;
  readonly wallMs: number;
  readonly restingMax: number;
};

/** A search takes a minute at most; what takes three has lost its way. Its tables lie outside of this memory and are bounded by the size of a plan. */
export const GRENZEN: ThreadLimits = { memoryMb: 512, wallMs: 180_000, restingMax: 0 };
/** As many as the queues of planning work on; whoever else computes stands in line with them. */
const PLAETZE = new Slots({
  slots: 4,
  waitingMax: 20,
  tooMany: () => planungRefused('viele-rechnen'),
});

/** How many more could compute at once. */
export const freiePlaetze = (): number => PLAETZE.free;

/**
 * Computes in a thread of its own, so that requests and transactions go on. Whoever asks it to stop gets the best so far.
 * Whatever ends the thread is an error here and nowhere else.
 * @throws Refused 'ueberlastet' when too many wait
 */
export function imThread<Ergebnis>(
  datei: URL,
  auftrag: object,
  lauf: Threadlauf,
  grenzen: ThreadLimits = GRENZEN,
): Promise<Ergebnis> {
  return PLAETZE.take(() =>
    withThread({ file: datei, ...grenzen }, (worker) => rechne<Ergebnis>(worker, auftrag, lauf, grenzen)),
  );
}

async function rechne<Ergebnis>(
  worker: Worker,
  auftrag: object,
  { aborted, onProgress }: Threadlauf,
  { wallMs }: ThreadLimits,
): Promise<Ergebnis> {
  const flag = new SharedArrayBuffer(4);
  const view = new Int32Array(flag);
  let uhr: NodeJS.Timeout | undefined;
  const begonnen = performance.now();
  try {
    return await new Promise<Ergebnis>((resolve, reject) => {
      uhr = setTimeout(() => reject(new Error('planning thread took too long')), wallMs);
      worker.on('message', (message: Threadmeldung<Ergebnis>) => {
        if (message.kind === 'done') return resolve(message.result);
        if (aborted?.()) Atomics.store(view, 0, 1);
        onProgress?.(message.share, message.served, message.wayMinutes);
      });
      worker.on('messageerror', reject);
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`planning thread ended with ${code}`)));
      worker.postMessage({ ...auftrag, flag } satisfies Threadauftrag<object>);
    });
  } finally {
    clearTimeout(uhr);
    countPlanning(performance.now() - begonnen);
  }
}
