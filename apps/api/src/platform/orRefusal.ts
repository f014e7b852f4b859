import type { Tx } from './db/db.ts';
import { Refused } from './refusal/refused.ts';

/**
 * One part of a transaction that may be refused while the rest goes on: what it had written by then is gone, whichever rule said
 * no. Any other failure ends the transaction.
 */
export async function orRefusal<T>(tx: Tx, work: () => Promise<T>): Promise<T | Refused> {
  await tx.raw('savepoint part');
  try {
    const done = await work();
    await tx.raw('release savepoint part');
    return done;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await tx.raw('rollback to savepoint part');
    return error;
  }
}
