import { Worker } from 'node:worker_threads';

/** A program of a thread, and how many of its threads may wait for the next work with all of it loaded. */
export type Threadart = { readonly datei: URL; readonly speicherMb: number; readonly ruhende: number };

type Thread = { readonly worker: Worker; arbeiten: number };

/** What builds up in a thread over the days goes with it; the next one is ready by then. */
const ARBEITEN_MAX = 50;

/** Starting a thread and reading its program takes as long as a small round's search, and much longer on a busy machine. */
const ruhende = new Map<string, Thread[]>();

const ruhendeVon = (datei: URL): Thread[] => {
  const bekannt = ruhende.get(datei.href) ?? [];
  ruhende.set(datei.href, bekannt);
  return bekannt;
};

/**
 * Lends a thread for one piece of work; it comes back to the others only after work that ended well. Whatever went wrong
 * in it ends it, so that nobody else's work meets what is left of the fault.
 */
export async function mitThread<T>(art: Threadart, arbeite: (worker: Worker) => Promise<T>): Promise<T> {
  const thread = ruhendeVon(art.datei).pop() ?? starte(art);
  const { worker } = thread;
  worker.removeAllListeners();
  worker.ref();
  try {
    const ergebnis = await arbeite(worker);
    await legeZurueck(art, thread);
    return ergebnis;
  } catch (error) {
    await beende(worker);
    throw error;
  }
}

/** One thread that is ready before anybody presses the button. */
export function haltBereit(art: Threadart): void {
  if (ruhendeVon(art.datei).length === 0) legeHin(art, starte(art));
}

const starte = ({ datei, speicherMb }: Threadart): Thread => ({
  worker: new Worker(datei, { resourceLimits: { maxOldGenerationSizeMb: speicherMb } }),
  arbeiten: 0,
});

async function legeZurueck(art: Threadart, thread: Thread): Promise<void> {
  thread.arbeiten += 1;
  const verbraucht = thread.arbeiten >= ARBEITEN_MAX;
  if (!verbraucht && ruhendeVon(art.datei).length < art.ruhende) return legeHin(art, thread);
  await beende(thread.worker);
  if (verbraucht && art.ruhende > 0) haltBereit(art);
}

/** A process may end while it rests; one that ends by itself is forgotten, and the next work starts another. */
function legeHin({ datei }: Threadart, thread: Thread): void {
  const alle = ruhendeVon(datei);
  const { worker } = thread;
  const vergiss = (): void => {
    const platz = alle.indexOf(thread);
    if (platz >= 0) alle.splice(platz, 1);
  };
  worker.removeAllListeners();
  worker.on('error', vergiss);
  worker.on('exit', vergiss);
  worker.unref();
  alle.push(thread);
}

async function beende(worker: Worker): Promise<void> {
  worker.removeAllListeners();
  // A fault that is still on its way has been answered already.
  worker.on('error', () => undefined);
  await worker.terminate();
}
