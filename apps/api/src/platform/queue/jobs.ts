import { begin } from '@kehrtour/watchdog/underWay';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

import type { Db, Tx } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { outOfReach } from '../db/unreachable.ts';
import { waitForTurn } from '../db/waitForTurn.ts';
import { type AsideJobs, asideJobs, type Payload, tookProcessAlong } from './asideJobs.ts';
import { type Job, readPayload } from './defineJob.ts';
import { openEars } from './openEars.ts';
import { CHANNEL } from './tellWaiting.ts';

export type Jobs = {
  /** Queues the job in the running transaction: it exists when the transaction commits, and only then. */
  readonly enqueue: <Data>(
    tx: Tx,
    job: Job<Data>,
    data: NoInfer<Data> & { unternehmenId: string },
    /**
     * `startAfter` in seconds: the answer is out before the work begins. With `singletonSeconds` one of the same key is taken in
     * so many seconds, and the others are dropped. A higher `priority` goes first, 0 unless told.
     */
    options?: { singletonKey?: string; singletonSeconds?: number; startAfter?: number; priority?: number },
  ) => Promise<void>;
  /** Makes the queues known to this process, whether it works on them or only fills them. */
  readonly declare: (jobs: readonly Pick<Job, 'name'>[]) => Promise<void>;
  /**
   * Works on what was queued; a payload that cannot be read is a failed job, told in the log. With `onePerCompany` each process
   * has one of a company in its hands at once: the other hands are for the others.
   */
  readonly work: <Data>(
    job: Job<Data>,
    handler: Handler<Data>,
    options?: { concurrency?: number; onePerCompany?: boolean },
  ) => Promise<void>;
  /** What took its process along twice: nobody takes it up by himself. */
  readonly aside: AsideJobs;
  /** Takes whatever was queued for a company out of the queue, done or not. */
  readonly forget: (unternehmenId: string) => Promise<void>;
  /** Runs every minute on one process. */
  readonly everyMinute: (name: string, handler: () => Promise<void>) => Promise<void>;
  /** Calls `heard` when something was told under this name, or may have been; answers a function that ends it. */
  readonly hear: (name: string, heard: () => void) => () => void;
  readonly stop: () => Promise<void>;
};

const NO_JOB = '00000000-0000-0000-0000-000000000000';

const QUEUE = {
  retryLimit: 2,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 900,
  heartbeatSeconds: 30,
};

type Handler<Data> = (data: Data & { unternehmenId: string }, signal: AbortSignal) => Promise<void>;

async function attempt<Data>(
  job: Job<Data>,
  handler: Handler<Data>,
  { id, data, signal }: { id: string; data: Payload; signal: AbortSignal },
  log: Logger,
): Promise<void> {
  const ended = begin(`job ${job.name} ${id} of ${String(data?.['unternehmenId'])}`);
  try {
    await handler(readPayload(job, data), signal);
  } catch (error) {
    log.error({ err: error, job: job.name, unternehmenId: data?.['unternehmenId'] }, 'job failed');
    throw error;
  } finally {
    ended();
  }
}

/** A worker that died is missed for this long at most, besides its last heartbeat. */
const LOOK_SECONDS = 15;
/**
 * Whoever fills a queue tells it, and whoever fails comes back by himself; looked for is only what a dead process left, and what was
 * told while nobody heard. Each of some fifty queues asks the database for that, which has other things to do.
 */
const POLL_SECONDS = 30;
/** The attempts before belong to it. */
const ATTEMPT = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true } as const;
type Attempt = typeof ATTEMPT;
/** What begins every minute may begin some seconds later. */
const MINUTE_POLL_SECONDS = 20;
const QUIET_MS = 10_000;
const TURN_MS = 60_000;

type Share = {
  /** Looks after the jobs of dead processes, too, and keeps the minutes; several that do share it. */
  readonly works?: boolean;
  readonly lookSeconds?: number;
};

/** The queue makes its tables at its first start; two processes that do so at once would be in each other's way. */
async function inTurn(db: Db, work: () => Promise<void>): Promise<void> {
  // The embedded database has one process, and one connection.
  if (db.kind === 'pglite') return work();
  await db.transaction({ role: 'eigner', statementTimeoutMs: TURN_MS }, async (tx) => {
    await waitForTurn(tx, 'kehrtour.queue', TURN_MS);
    await work();
  });
}

async function startBoss(
  db: Db,
  log: Logger,
  { works = true, lookSeconds = LOOK_SECONDS }: Share,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => db.query(text, values) },
    ...(db.kind === 'pglite' ? { backend: 'pglite' as const } : {}),
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  });
  let quietUntil = 0;
  boss.on('error', (error) => {
    // Every queue asks again and again: a database that is away, or shut to us, is one matter.
    if (outOfReach(error) && performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    log.error({ err: error }, 'job queue');
  });
  await inTurn(db, async () => void (await boss.start()));
  return boss;
}

async function ensureQueue(boss: PgBoss, known: Set<string>, name: string): Promise<void> {
  if (known.has(name)) return;
  await boss.createQueue(name, QUEUE);
  // The first job of a queue looks the queue up; inside a transaction that would wait for the one connection it holds.
  await boss.getJobById(name, NO_JOB);
  known.add(name);
}

/** When to look for a failed attempt: the delay doubles, and chance adds up to as much. */
const retryMs = (retryCount: number): number[] =>
  [0.6, 0.8, 1].map((part) => 1000 * (QUEUE.retryDelay * 2 ** (retryCount + 1) * part + 0.5));

/** The queue lives in the same database; effects are at least once, so handlers are repeatable. */
export async function openJobs(db: Db, log: Logger, share: Share = {}): Promise<Jobs> {
  const boss = await startBoss(db, log, share);
  const known = new Set<string>();
  const ears = await openEars(db);
  const ensure = (name: string): Promise<void> => ensureQueue(boss, known, name);
  const { put, ...aside } = asideJobs(boss, db, { known, log });
  return {
    aside,
    declare: async (jobs) => {
      for (const { name } of jobs) await ensure(name);
    },
    enqueue: async (tx, { name }, data, options) => {
      if (!known.has(name)) throw new Error(`${name} is missing in the list of jobs`);
      // The queue's tables belong to the owner; the company's role comes back right after.
      await tx.rows(sql`select set_config('role', 'none', true)`);
      await boss.send(name, data, {
        ...options,
        group: { id: data.unternehmenId },
        db: { executeSql: (text, values) => tx.raw(text, values) },
      });
      await tx.rows(
        sql`select set_config('role', 'kehrtour_app', true), pg_notify(${CHANNEL}, ${`${name} ${options?.startAfter ?? 0}`})`,
      );
    },
    work: async (job, handler, options) => {
      const { name } = job;
      await ensure(name);
      const own: string[] = [];
      const how = options?.onePerCompany ? { ...ATTEMPT, localGroupConcurrency: 1 } : ATTEMPT;
      for (let nth = 0; nth < (options?.concurrency ?? 1); nth += 1)
        own.push(
          await boss.work<Payload, void, Attempt>(name, how, async ([queued]) => {
            if (!queued) return;
            if (tookProcessAlong(queued)) return put(queued);
            // One of several that were told at once was taken: the next look is at once, too.
            await attempt(job, handler, queued, log)
              .catch((error: unknown) => {
                for (const ms of retryMs(queued.retryCount)) ears.wakeAfter(name, ms);
                throw error;
              })
              .finally(() => ears.wake(name));
          }),
        );
      ears.hear(name, () => own.forEach((worker) => boss.notifyWorker(worker)));
    },
    forget: async (unternehmenId) =>
      void (await db.query(`delete from pgboss.job where data ->> 'unternehmenId' = $1`, [unternehmenId])),
    everyMinute: async (name, handler) => {
      await ensure(name);
      await boss.work(name, { pollingIntervalSeconds: MINUTE_POLL_SECONDS }, () =>
        handler().finally(begin(`job ${name}`)),
      );
      await boss.schedule(name, '* * * * *');
    },
    hear: ears.hear,
    stop: async () => {
      await ears.close();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
