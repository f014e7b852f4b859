import { Worker } from 'node:worker_threads';

/** A program of a thread, and how many of its threads may wait for the next work with all of it loaded. */
export type ThreadKind = { readonly file: URL; readonly memoryMb: number; readonly restingMax: number };

type Thread = { readonly worker: Worker; works: number };

/** What builds up in a thread over the days goes with it; the next one is ready by then. */
const WORKS_MAX = 50;

/** Starting a thread and reading its program takes as long as a small round's search, and much longer on a busy machine. */
const resting = new Map<string, Thread[]>();

const restingOf = (file: URL): Thread[] => {
  const known = resting.get(file.href) ?? [];
  resting.set(file.href, known);
  return known;
};

/**
 * Lends a thread for one piece of work; it comes back to the others only after work that ended well. Whatever went wrong
 * in it ends it, so that nobody else's work meets what is left of the fault.
 */
export async function withThread<T>(kind: ThreadKind, work: (worker: Worker) => Promise<T>): Promise<T> {
  const thread = restingOf(kind.file).pop() ?? start(kind);
  const { worker } = thread;
  worker.removeAllListeners();
  worker.ref();
  try {
    const result = await work(worker);
    await putBack(kind, thread);
    return result;
  } catch (error) {
    await end(worker);
    throw error;
  }
}

/** One thread that is ready before anybody presses the button. */
export function keepReady(kind: ThreadKind): void {
  if (restingOf(kind.file).length === 0) putDown(kind, start(kind));
}

const start = ({ file, memoryMb }: ThreadKind): Thread => ({
  worker: new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
  works: 0,
});

async function putBack(kind: ThreadKind, thread: Thread): Promise<void> {
  thread.works += 1;
  const used = thread.works >= WORKS_MAX;
  if (!used && restingOf(kind.file).length < kind.restingMax) return putDown(kind, thread);
  await end(thread.worker);
  if (used && kind.restingMax > 0) keepReady(kind);
}

/** A process may end while it rests; one that ends by itself is forgotten, and the next work starts another. */
function putDown({ file }: ThreadKind, thread: Thread): void {
  const all = restingOf(file);
  const { worker } = thread;
  const forget = (): void => {
    const place = all.indexOf(thread);
    if (place >= 0) all.splice(place, 1);
  };
  worker.removeAllListeners();
  worker.on('error', forget);
  worker.on('exit', forget);
  worker.unref();
  all.push(thread);
}

async function end(worker: Worker): Promise<void> {
  worker.removeAllListeners();
  // A fault that is still on its way has been answered already.
  worker.on('error', () => undefined);
  await worker.terminate();
}
