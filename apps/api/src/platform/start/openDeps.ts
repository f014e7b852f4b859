import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { awaitDatabase } from '../db/awaitDatabase.ts';
import { closeDataDir } from '../db/closeDataDir.ts';
import { lockDataDir } from '../db/dataDirLock.ts';
import { type Db, sqlState } from '../db/db.ts';
import { followDbClock } from '../db/dbClock.ts';
import { openPglite } from '../db/dbPglite.ts';
import { openPostgres } from '../db/dbPostgres.ts';
import { openEventHub } from '../db/events.ts';
import { migrate } from '../db/migrate.ts';
import { outOfSpace } from '../db/outOfSpace.ts';
import type { Deps } from '../deps.ts';
import { openLogDestination } from '../log/logDestination.ts';
import { openLog } from '../log/openLog.ts';
import { type MissingName, missingText } from '../page/missingText.ts';
import { openJobs } from '../queue/jobs.ts';
import { openMail } from '../service/mail.ts';
import type { Env } from '../settings/env.ts';
import { openSecrets } from '../settings/secrets.ts';
import { openFiles } from '../settings/storage.ts';
import { keepSecretKey } from './keepSecretKey.ts';

async function openDb(env: Env, unlock: { release: () => void }): Promise<Db> {
  if (env.databaseUrl !== undefined) return openPostgres(env.databaseUrl);
  const folder = join(env.dataDir, 'datenbank');
  unlock.release = lockDataDir(env.dataDir);
  return openPglite(folder);
}

/** What a migration says of a dump that came back without the roles, and of a server that does not write. */
const UNMIGRATABLE: Readonly<Record<string, MissingName>> = { '42704': 'rollen', '25006': 'nur-lesen' };
/** @throws Error in German where somebody has to mend the database first */
async function migrateOrSay(db: Db): Promise<void> {
  await migrate(db).catch((error: unknown) => {
    const was = UNMIGRATABLE[sqlState(error) ?? ''];
    throw was === undefined ? error : new Error(missingText[was].de, { cause: error });
  });
}

/**
 * A folder that cannot be written into ends the start where database or key lie in it; otherwise readiness says so, too.
 * @throws Error in German
 */
function prepareDataDir({ dataDir, databaseUrl, secretKey }: Env, log: Logger): void {
  try {
    const open = closeDataDir(dataDir);
    if (open.length > 0)
      log.warn({ places: open.length, dataDir }, 'others of this machine may read in DATA_DIR');
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (outOfSpace(error) || (databaseUrl !== undefined && secretKey !== undefined))
      return log.error({ err: error, dataDir }, missingText.datenordner.en);
    throw new Error(`DATA_DIR ist ${dataDir}. ${missingText.datenordner.de}`, { cause: error });
  }
}

/** What sends for us beside mail; the channels know who they are. */
export type OpenServices = (env: Env, now: () => Date) => Pick<Deps, 'shortMessages' | 'letters'>;
const noServices: OpenServices = () => ({ shortMessages: {}, letters: undefined });

/**
 * Opens database (migrated), queue, files, mail and secrets. `close` gives everything back in reverse order.
 * @throws DataDirBusyError when another process works on the data directory
 */
export async function openDeps(
  env: Env,
  openServices = noServices,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log: Logger = openLog(
    env.logLevel,
    openLogDestination((lines) => log.warn({ lines }, 'log lines dropped')),
  );
  prepareDataDir(env, log);
  const unlock = { release: (): void => undefined };
  const db = await openDb(env, unlock);
  await awaitDatabase(db, log);
  await migrateOrSay(db);
  const secrets = openSecrets(env.secretKey, env.dataDir);
  await keepSecretKey(db, secrets, env.secretKeyReplaced);
  const clock = await followDbClock(db, log);
  const jobs = await openJobs(db, log, { works: env.worker });
  const events = await openEventHub(db);
  const mail = openMail(env.smtpUrl, env.mailFrom, env.mailReturn?.address);
  const deps: Deps = {
    env,
    db,
    log,
    now: clock.now,
    jobs,
    events,
    mail,
    ...openServices(env, clock.now),
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
