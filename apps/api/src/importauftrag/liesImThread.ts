import { Worker } from 'node:worker_threads';

import type { GeleseneDatei, Leseauftrag } from './liesDatei.ts';

/** A file that needs longer or more memory than any honest one is refused. */
const ZEIT_MS = 20_000;
const SPEICHER_MB = 512;

/** Reads a stranger's file where it can hurt nobody: own thread, own memory limit, own clock. */
export function liesImThread(auftrag: Leseauftrag): Promise<GeleseneDatei> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./liesDatei.thread.ts', import.meta.url), {
      workerData: auftrag,
      resourceLimits: { maxOldGenerationSizeMb: SPEICHER_MB },
    });
    const late = setTimeout(() => void worker.terminate(), ZEIT_MS);
    const unlesbar = (): void => resolve({ ok: false, grund: 'import.datei-unlesbar' });
    worker.on('message', (gelesen: GeleseneDatei) => resolve(gelesen));
    worker.on('error', unlesbar);
    worker.on('exit', () => {
      clearTimeout(late);
      unlesbar();
    });
  });
}
