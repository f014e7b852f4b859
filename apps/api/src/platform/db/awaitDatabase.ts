import { setTimeout as wait } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { Db } from './db.ts';
import { unreachable } from './unreachable.ts';

const AGAIN_MS = 1000;
const SAID_EVERY_MS = 10_000;
const WAITING =
  'Die Datenbank aus DATABASE_URL antwortet nicht. Kehrtour wartet auf sie; Strg+C beendet das Warten.\n';

/**
 * Waits until the database answers, and says so: whoever starts everything at once need not mind the order.
 * @throws Error in German when it answers with a no, as to a wrong password
 */
export async function awaitDatabase(db: Pick<Db, 'query'>, log: Logger, againMs = AGAIN_MS): Promise<void> {
  let said = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      await db.query('select 1');
      if (said > Number.NEGATIVE_INFINITY) log.info('the database answers');
      return;
    } catch (error) {
      if (!unreachable(error)) {
        const grund = error instanceof Error ? error.message : String(error);
        throw new Error(`Die Datenbank aus DATABASE_URL lässt Kehrtour nicht ein: ${grund}`, {
          cause: error,
        });
      }
      if (performance.now() - said > SAID_EVERY_MS) {
        log.warn({ err: error }, 'the database does not answer yet, waiting');
        // Whoever types a command hears only its errors, and would look at an empty line.
        if (!log.isLevelEnabled('warn') && log.level !== 'silent' && said < 0) process.stderr.write(WAITING);
        said = performance.now();
      }
      await wait(againMs);
    }
  }
}
