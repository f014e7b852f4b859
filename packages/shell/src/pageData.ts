import { fetching } from './fetching.ts';

/** Specification §9: a pending state that flashes is worse than one that lasts. */
export const MINIMUM_PENDING_MS = 200;

/** Settles like the work, but not before 200 ms have passed; that holds for failures too. */
export async function pendingAtLeast<Value>(work: Promise<Value>): Promise<Value> {
  const [result] = await Promise.allSettled([
    work,
    new Promise<void>((done) => setTimeout(done, MINIMUM_PENDING_MS)),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/**
 * A page's data call, for pages that show a pending state: pending for at least 200 ms, one run at a time that all
 * callers share, and counted. Serves as loader or as `queryFn`; background, cached and drag queries go without.
 */
export function pageData<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () => {
    running ??= fetching.during(pendingAtLeast(load())).finally(() => (running = null));
    return running;
  };
}
