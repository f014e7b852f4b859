import { Worker } from 'node:worker_threads';

import { Refused } from '../platform/refused.ts';
import type { Dateiantworten, Dateifragen, Gelesen } from './dateiauftrag.ts';

/** A file that needs longer or more memory than any honest one is refused. */
const ZEIT_MS = 60_000;
const SPEICHER_MB = 1024;

/**
 * Reads a stranger's file where it can hurt nobody: in a thread of its own, with its own memory limit and clock.
 * @throws Refused the reason why it cannot be read
 */
export async function frageDatei<Frage extends keyof Dateifragen>(
  frage: Dateifragen[Frage] & { readonly frage: Frage },
): Promise<Dateiantworten[Frage]> {
  const gelesen = await new Promise<Gelesen<Dateiantworten[Frage]>>((resolve) => {
    const worker = new Worker(new URL('./importdatei.thread.ts', import.meta.url), {
      workerData: frage,
      resourceLimits: { maxOldGenerationSizeMb: SPEICHER_MB },
    });
    const late = setTimeout(() => void worker.terminate(), ZEIT_MS);
    worker.on('message', resolve);
    worker.on('error', () => resolve({ ok: false, grund: 'import.datei-unlesbar' }));
    worker.on('exit', () => {
      clearTimeout(late);
      resolve({ ok: false, grund: 'import.datei-unlesbar' });
    });
  });
  if (!gelesen.ok) throw new Refused(gelesen.grund);
  return gelesen.antwort;
}
