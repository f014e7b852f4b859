import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { awaitDatabase } from './awaitDatabase.ts';
import { lockDataDir } from './dataDirLock.ts';
import type { Db } from './db.ts';
import { followDbClock } from './dbClock.ts';
import { openPglite } from './dbPglite.ts';
import { openPostgres } from './dbPostgres.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { openEventHub } from './events.ts';
import { openJobs } from './jobs.ts';
import { keepSecretKey } from './keepSecretKey.ts';
import { openLogDestination } from './logDestination.ts';
import { openMail } from './mail.ts';
import { migrate } from './migrate.ts';
import { openLetterService } from './openLetterService.ts';
import { openLog } from './openLog.ts';
import { openShortMessages } from './openShortMessages.ts';
import { openSecrets } from './secrets.ts';
import { openFiles } from './storage.ts';

async function openDb(env: Env, unlock: { release: () => void }): Promise<Db> {
  if (env.databaseUrl !== undefined) return openPostgres(env.databaseUrl);
  const folder = join(env.dataDir, 'datenbank');
  mkdirSync(env.dataDir, { recursive: true });
  unlock.release = lockDataDir(env.dataDir);
  return openPglite(folder);
}

/**
 * Opens database (migrated), queue, files, mail and secrets. `close` gives everything back in reverse order.
 * @throws DataDirBusyError when another process works on the data directory
 */
export async function openDeps(env: Env): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log: Logger = openLog(
    env.logLevel,
    openLogDestination((lines) => log.warn({ lines }, 'log lines dropped')),
  );
  const unlock = { release: (): void => undefined };
  const db = await openDb(env, unlock);
  await awaitDatabase(db, log);
  await migrate(db);
  const secrets = openSecrets(env.secretKey, env.dataDir);
  await keepSecretKey(db, secrets, env.secretKeyReplaced);
  const clock = await followDbClock(db, log);
  const jobs = await openJobs(db, log, { works: env.worker });
  const events = await openEventHub(db);
  const mail = openMail(env.smtpUrl, env.mailFrom);
  const deps: Deps = {
    env,
    db,
    log,
    now: clock.now,
    jobs,
    events,
    mail,
    shortMessages: openShortMessages(env, clock.now),
    letters: openLetterService(env, clock.now),
    files: openFiles(env),
    secrets,
  };
  return {
    deps,
    close: async () => {
      await jobs.stop();
      await events.close();
      mail.close();
      clock.close();
      await db.close();
      unlock.release();
    },
  };
}
