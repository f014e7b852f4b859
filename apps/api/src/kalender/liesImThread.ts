import { Worker } from 'node:worker_threads';

import type { KalenderHinweis } from '@kehrtour/contract/kalender';

import type { GelesenerKalender } from './liesKalender.ts';
import { type Belegt, vereinige } from './zeitraum.ts';

/** A calendar that needs longer or more memory than any honest one is refused. */
const ZEIT_MS = 10_000;
const SPEICHER_MB = 256;

export type Gelesen = { readonly zeiten: readonly Belegt[]; readonly hinweise: readonly KalenderHinweis[] };

/** Reads strangers' calendars where they can hurt nobody: in a thread with its own memory limit and clock. Undefined: not a calendar. */
export async function liesImThread(texte: readonly string[], spanne: Belegt): Promise<Gelesen | undefined> {
  const teile = await new Promise<readonly GelesenerKalender[]>((resolve) => {
    const worker = new Worker(new URL('./kalender.thread.ts', import.meta.url), {
      workerData: { texte, spanne },
      resourceLimits: { maxOldGenerationSizeMb: SPEICHER_MB },
    });
    const late = setTimeout(() => void worker.terminate(), ZEIT_MS);
    worker.on('message', resolve);
    worker.on('error', () => resolve([{ ok: false }]));
    worker.on('exit', () => {
      clearTimeout(late);
      resolve([{ ok: false }]);
    });
  });
  const gelesen = teile.flatMap((teil) => (teil.ok ? [teil] : []));
  if (gelesen.length === 0 && texte.length > 0) return undefined;
  const hinweise = new Set(gelesen.flatMap((teil) => teil.hinweise));
  if (gelesen.length < texte.length) hinweise.add('unlesbare-eintraege');
  return {
    zeiten: vereinige(
      gelesen.flatMap(({ zeiten }) => zeiten),
      spanne,
    ),
    hinweise: [...hinweise].toSorted(),
  };
}
