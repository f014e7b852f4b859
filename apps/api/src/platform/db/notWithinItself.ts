import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction in whose work we are; `open` until that work is done. */
const around = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Runs `transaction` unless it stands within the work of another one: where there is one connection it would wait for itself for
 * ever and everybody behind it, where there are several it takes a second one while it holds the first. What has to last
 * although the transaction is taken back (a counted attempt) is written before it.
 *
 * @param transaction gets `begun`, which runs the work of the transaction
 * @throws Error within the work of another transaction: a fault of ours
 */
export async function notWithinItself<T>(
  transaction: (begun: <R>(work: () => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  if (around.getStore()?.open === true)
    throw new Error(
      'A transaction within a transaction waits for itself: begin it before, or use the open one.',
    );
  const mark = { open: true };
  const begun = async <R>(work: () => Promise<R>): Promise<R> => {
    try {
      return await work();
    } finally {
      // Whoever hears of what it wrote is called by its commit.
      mark.open = false;
    }
  };
  return around.run(mark, () => transaction(begun));
}
